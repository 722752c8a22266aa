/** Comes when what has been built so far is on the screen; in a window that is not looked at, a little later. */
export const afterPaint = (): Promise<void> =>
  new Promise((painted) => {
    setTimeout(painted, 200);
    requestAnimationFrame(() => setTimeout(painted));
  });
