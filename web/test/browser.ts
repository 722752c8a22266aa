import { chromium, type Browser, type BrowserContextOptions, type Locator, type Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, inject } from 'vitest';
import { findChromium } from '../../scripts/chromium.mjs';

export const desk = { width: 1440, height: 900 };
export const phone = { width: 390, height: 844 };
/** The narrowest screen the page must work on. */
export const narrow = { width: 360, height: 740 };

export interface Visit {
  readonly page: Page;
  /** Opens a page of the service under test. */
  open(path: string): Promise<void>;
}

/** What a browser says by itself about things the tests cause on purpose. */
const expected = [
  /Failed to load resource/,
  /ERR_INTERNET_DISCONNECTED/,
  // The server may hang up, as it does on a session that ends, while the line is being opened.
  /WebSocket connection|WebSocket is already in CLOSING/,
  /Not found:/,
  /Unable to preload CSS|dynamically imported module/,
];

/**
 * One browser for the tests of a file; each visit is a person with a browser of their own. A script fault or a breach
 * of the content policy on any page fails the test that met it.
 */
export function withBrowser(): (options?: BrowserContextOptions) => Promise<Visit> {
  let browser: Browser;
  let complaints: string[] = [];
  let visits: (() => Promise<void>)[] = [];

  beforeAll(async () => {
    browser = await chromium.launch(await findChromium());
  });
  afterEach(async () => {
    const [found, open] = [complaints, visits];
    [complaints, visits] = [[], []];
    await Promise.all(open.map((close) => close()));
    expect(found).toEqual([]);
  });
  afterAll(() => browser.close());

  return async (options = {}) => {
    const context = await browser.newContext({
      baseURL: inject('baseUrl'),
      viewport: desk,
      locale: 'en-GB',
      timezoneId: 'Europe/Madrid',
      reducedMotion: 'reduce',
      ...options,
    });
    visits.push(() => context.close());
    const page = await context.newPage();
    page.setDefaultTimeout(20_000);
    page.on('pageerror', (error) => complaints.push(error.message));
    page.on('console', (message) => {
      const text = message.text();
      if (message.type() === 'error' && !expected.some((one) => one.test(text))) complaints.push(text);
    });
    return {
      page,
      open: async (path) => {
        await page.goto(path);
        await started(page);
      },
    };
  };
}

/** Prerendered pages show before their script runs; a press before that would be lost. */
async function started(page: Page): Promise<void> {
  await page.waitForSelector('#svelte-announcer', { state: 'attached' });
}

/** How far the page can be pushed sideways; it must never. */
export const sidewaysScroll = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** How far the page can be scrolled past its foot; it must never. */
export const scrollBelowFoot = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const foot = document.querySelector('footer')?.getBoundingClientRect().bottom ?? 0;
    return Math.floor(document.documentElement.scrollHeight - foot - window.scrollY);
  });

/** The list beside the map, which a phone keeps folded. */
export async function unfoldTerritories(page: Page): Promise<void> {
  const list = page.locator('details', { has: page.getByRole('heading', { name: 'Territories' }) });
  if ((await list.getAttribute('open')) === null) await list.locator('summary').click();
}

/** The map has painted something: a tile that is more than one colour. */
export async function waitForMap(page: Page): Promise<void> {
  await page.waitForFunction(
    () => {
      const copy = document.createElement('canvas');
      [copy.width, copy.height] = [64, 64];
      const pen = copy.getContext('2d', { willReadFrequently: true });
      return [...document.querySelectorAll<HTMLCanvasElement>('.hex-map canvas')].some((canvas) => {
        if (!canvas.width || !canvas.height) return false;
        pen?.drawImage(canvas, 0, 0, 64, 64);
        const pixels = pen?.getImageData(0, 0, 64, 64).data ?? [];
        const seen = new Set<number>();
        for (let at = 0; at < pixels.length && seen.size < 4; at += 4) seen.add(pixels[at] ?? 0);
        return seen.size >= 4;
      });
    },
    undefined,
    { timeout: 40_000, polling: 500 },
  );
}

/** Where something stands on the screen. */
export const edges = async (place: Locator) => {
  const { y = 0, height = 0 } = (await place.boundingBox()) ?? {};
  return { top: y, bottom: y + height, height };
};
