import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { transform } from '@swc/core';
import { chromium } from 'playwright-core';
import { findChromium } from '../chromium.mjs';
import { projectFolder } from '../project/folders.mjs';
import { wideMap } from './wide-map.mjs';

/** @typedef {{ meanStep: number, worstStep: number }} PanMeasure milliseconds */
/** @typedef {PanMeasure & { device: string, zoomed: boolean }} PanRun */

const screens = [
  { device: 'desktop', viewport: { width: 1440, height: 900 } },
  { device: 'phone', viewport: { width: 390, height: 844 }, deviceScaleFactor: 3 },
];
const asked = 50;

/**
 * Drags a map of 10,000 hexes in a real browser, by the page's own measure of it: as it opens, and closer by.
 * @param {string} url of the service
 * @param {(undo: () => Promise<unknown>) => void} atEnd
 * @returns {Promise<PanRun[]>}
 */
export async function measureMapPan(url, atEnd) {
  const measurePan = await pageMeasure();
  const real = await readFile(path.join(projectFolder, 'maps/pelagonia/map.json'), 'utf8');
  const map = wideMap(JSON.parse(real));
  const browser = await chromium.launch(await findChromium());
  atEnd(() => browser.close());
  const runs = [];
  for (const { device, ...screen } of screens) {
    const page = await browser.newPage({ ...screen, serviceWorkers: 'block' });
    await page.route('**/content/map/pelagonia.json', (route) => route.fulfill({ json: map }));
    await page.goto(`${url}/map`);
    await page.locator('.leaflet-container canvas').first().waitFor({ timeout: 40_000 });
    for (const zoomed of [false, true]) {
      if (zoomed) await page.getByRole('button', { name: 'Zoom in' }).click({ clickCount: 2 });
      await measurePan(page);
      runs.push({ device, zoomed, ...(await measurePan(page)) });
    }
    await page.close();
  }
  return runs;
}

/** @returns {Promise<(page: import('playwright-core').Page) => Promise<PanMeasure>>} */
async function pageMeasure() {
  const source = await readFile(path.join(projectFolder, 'web/test/map-pan.bench.ts'), 'utf8');
  const { code } = await transform(source, {
    jsc: { target: 'es2022', parser: { syntax: 'typescript' } },
    swcrc: false,
  });
  const { measurePan } = await import(`data:text/javascript,${encodeURIComponent(code)}`);
  return measurePan;
}

/**
 * @param {PanRun[]} runs
 * @returns {string[][]}
 */
export function mapPanRows(runs) {
  return runs.map(({ device, zoomed, meanStep, worstStep }) => [
    `panning 10,000 hexes, ${device}${zoomed ? ' close by' : ''}`,
    `${meanStep.toFixed(1)} ms`,
    `${(1000 / meanStep).toFixed(0)} frames a second, ${asked} asked; worst step ${worstStep.toFixed(1)} ms`,
  ]);
}
