/** Single lines that hang into Leaflet what the map never uses; each keeps a class or two in the page. */
const lines = [
  // Leaflet's own buttons and credits: the map brings its own.
  /^[Cc]ontrol\.\w+ = \w+;$/gm,
  // Pictures from elsewhere.
  /^[Tt]ileLayer\.\w+ = \w+;$/gm,
  /^Icon\.Default = \w+;$/gm,
  // Maps of the real world.
  /^\w+\.include\(PointToGeoJSON\);$/gm,
  // Keys and gestures that the map hears itself, or has no use for.
  /^Map\.addInitHook\('addHandler', '(?:boxZoom|keyboard|tapHold)', \w+\);$/gm,
];
/** The same over several lines. */
const blocks = /^\w+\.(?:include\(|addInitHook\(function \(\) )\{$[\s\S]*?^\}\);$/gm;
/** Buttons and credits; pop-ups and tooltips, for the card beside the pointer says more; maps of the real world. */
const inBlocks = [
  /new Zoom\(/,
  /new Attribution\(/,
  /^\t_initOverlay:/m,
  /^\topenPopup:/m,
  /^\topenTooltip:/m,
  /^\ttoGeoJSON:/m,
];
const classes = /^(\s*var \w+ = )(\w+\.extend\()/gm;

/**
 * Leaflet in the size of what is used of it. Its classes are made by calls, which no bundler dares to leave out unless it is
 * told that they do nothing else; and what hangs them into others is taken out.
 *
 * @returns {import('vite').Plugin}
 */
export function leafletParts() {
  return {
    name: 'leaflet-parts',
    apply: 'build',
    transform: {
      filter: { id: /leaflet-src\.esm\.js$/ },
      handler(code) {
        const missing = [...lines, blocks, ...inBlocks, classes].filter((part) => code.search(part) < 0);
        if (missing.length > 0) this.error(`Leaflet has changed: nothing fits ${missing.join(', ')}.`);
        const used = lines
          .reduce((rest, line) => rest.replace(line, ''), code)
          .replace(blocks, (block) => (inBlocks.some((part) => part.test(block)) ? '' : block));
        return { code: used.replace(classes, '$1/*#__PURE__*/$2'), map: null };
      },
    },
  };
}
