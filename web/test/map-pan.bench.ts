import type { Page } from 'playwright-core';

export interface PanMeasure {
  /** Milliseconds from one step of a drag to the frame that can take the next; 16.7 is as good as a screen gets. */
  readonly meanStep: number;
  readonly worstStep: number;
}

/** Drags the map on the page to and fro with the mouse's own events, one step of 48 pixels a frame, and times them. */
export async function measurePan(page: Page, steps = 80): Promise<PanMeasure> {
  return page.evaluate(async (count) => {
    const island = document.querySelector('.leaflet-container');
    if (!island) throw new Error('There is no map on this page to pan.');
    const box = island.getBoundingClientRect();
    const start = { x: box.left + box.width / 2, y: box.top + box.height / 2 };
    const frame = () => new Promise<number>((done) => requestAnimationFrame(done));
    const send = (target: EventTarget, type: string, x: number, y: number) =>
      target.dispatchEvent(
        new MouseEvent(type, {
          bubbles: true,
          cancelable: true,
          clientX: x,
          clientY: y,
          button: 0,
          buttons: 1,
        }),
      );
    const times: number[] = [];
    send(island, 'mousedown', start.x, start.y);
    await frame();
    let before = performance.now();
    for (let step = 1; step <= count; step++) {
      // Out and back, so that tiles come in on every side and the map stays on the table.
      const phase = step % 40;
      const away = (phase < 20 ? phase : 40 - phase) * 48;
      send(document, 'mousemove', start.x - away, start.y - away * 0.6);
      await frame();
      const now = performance.now();
      times.push(now - before);
      before = now;
    }
    send(document, 'mouseup', start.x, start.y);
    return {
      meanStep: times.reduce((sum, time) => sum + time, 0) / times.length,
      worstStep: Math.max(...times),
    };
  }, steps);
}
