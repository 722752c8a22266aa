/** Letters are read when they are first written with, and until then others stand in; by now they are at hand. */
for (const letters of ['1em Inter', '1em Fraunces']) document.fonts.load(letters).catch(() => undefined);
