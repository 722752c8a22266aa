import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { transform } from '@swc/core';
import { chromium } from 'playwright-core';
import { findChromium } from '../chromium.mjs';
import { projectFolder } from '../project/folders.mjs';

/** @typedef {{ meanStep: number, worstStep: number }} PanMeasure milliseconds */

/**
 * Drags the map in a real browser, by the page's own measure of it.
 * @param {string} url of a page with a map
 * @param {(undo: () => Promise<unknown>) => void} atEnd
 * @returns {Promise<PanMeasure>}
 */
export async function measureMapPan(url, atEnd) {
  const source = await readFile(path.join(projectFolder, 'web/test/map-pan.bench.ts'), 'utf8');
  const { code } = await transform(source, {
    jsc: { target: 'es2022', parser: { syntax: 'typescript' } },
    swcrc: false,
  });
  /** @type {{ measurePan: (page: import('playwright-core').Page) => Promise<PanMeasure> }} */
  const { measurePan } = await import(`data:text/javascript,${encodeURIComponent(code)}`);
  const browser = await chromium.launch(await findChromium());
  atEnd(() => browser.close());
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await page.goto(url);
  await page.locator('.leaflet-container canvas').first().waitFor({ timeout: 40_000 });
  await measurePan(page);
  return measurePan(page);
}
