import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import lighthouse, { desktopConfig } from 'lighthouse';
import { chromium } from 'playwright-core';
import { findChromium } from '../chromium.mjs';
import { freePort } from '../free-port.mjs';

/**
 * @typedef {object} Marks out of a hundred, each the middle one of some visits
 * @property {string} page
 * @property {'mobile' | 'desktop'} device
 * @property {number} performance
 * @property {number} accessibility
 * @property {number} machine how fast Lighthouse found it; marks for speed fall with it
 */

const asked = { mobile: 90, desktop: 95, accessibility: 95 };
const visits = 5;

/**
 * Lighthouse over the landing page, as a stranger sees it, and over the demo's war table, as one of its players does, with
 * slower lines and processors reckoned in as it does by itself. It reports its own faults to nobody unless told to; what it
 * would do that with is left out of the installation (`overrides` in package.json).
 * @param {string} url of the service, with the demo
 * @param {(undo: () => Promise<unknown>) => void} atEnd
 * @returns {Promise<Marks[]>}
 */
export async function measureLighthouse(url, atEnd) {
  const profile = await mkdtemp(path.join(tmpdir(), 'pelagonia-lighthouse-'));
  atEnd(() => rm(profile, { recursive: true, force: true }));
  const port = await freePort();
  const { executablePath, args } = await findChromium();
  const context = await chromium.launchPersistentContext(profile, {
    executablePath,
    args: [...args, `--remote-debugging-port=${port}`],
  });
  atEnd(() => context.close());

  const landing = await marksOf('landing', `${url}/`, port);
  const table = await marksOf('war table', await enterDemo(context, url), port);
  return [...landing, ...table];
}

/**
 * @param {import('playwright-core').BrowserContext} context
 * @param {string} url
 * @returns {Promise<string>} where the war table of the demo is, which has a league besides
 */
async function enterDemo(context, url) {
  const page = await context.newPage();
  await page.goto(`${url}/demo/anna`);
  await page.waitForURL('**/home', { timeout: 40_000 });
  const table = await page.getByRole('link', { name: 'The Marsh War' }).first().getAttribute('href');
  await page.close();
  return new URL(table ?? '', url).href;
}

/**
 * @param {string} page
 * @param {string} url
 * @param {number} port of the browser
 * @returns {Promise<Marks[]>}
 */
async function marksOf(page, url, port) {
  const marks = [];
  for (const device of /** @type {const} */ (['mobile', 'desktop'])) {
    /** @type {Awaited<ReturnType<typeof visitPage>>[]} */
    const seen = [];
    for (let visit = 0; visit < visits; visit++) seen.push(await visitPage(url, device, port));
    const middleOf = (/** @type {'performance' | 'accessibility' | 'machine'} */ figure) =>
      middle(seen.map((one) => one[figure]));
    marks.push({
      page,
      device,
      performance: middleOf('performance'),
      accessibility: middleOf('accessibility'),
      machine: middleOf('machine'),
    });
  }
  return marks;
}

/**
 * @param {string} url
 * @param {'mobile' | 'desktop'} device
 * @param {number} port
 */
async function visitPage(url, device, port) {
  const flags = {
    port,
    logLevel: /** @type {const} */ ('silent'),
    onlyCategories: ['performance', 'accessibility'],
  };
  const found = await lighthouse(url, flags, device === 'desktop' ? desktopConfig : undefined);
  if (!found || found.lhr.runtimeError)
    throw new Error(
      `Lighthouse could not look at ${url}: ${found?.lhr.runtimeError?.message ?? 'no report'}`,
    );
  const mark = (/** @type {string} */ category) => (found.lhr.categories[category]?.score ?? 0) * 100;
  return {
    performance: mark('performance'),
    accessibility: mark('accessibility'),
    machine: found.lhr.environment.benchmarkIndex,
  };
}

/**
 * @param {Marks[]} marks
 * @returns {string[][]}
 */
export function lighthouseRows(marks) {
  return marks.flatMap(({ page, device, performance, accessibility, machine }) => [
    row(
      `${page}, performance ${device}`,
      performance,
      `${asked[device]} asked; machine ${machine.toFixed(0)}`,
    ),
    row(`${page}, accessibility ${device}`, accessibility, `${asked.accessibility} asked`),
  ]);
}

/**
 * @param {string} what
 * @param {number} mark
 * @param {string} against
 */
function row(what, mark, against) {
  return [what, `${mark.toFixed(0)} of 100`, against];
}

/** @param {number[]} figures */
function middle(figures) {
  return figures.toSorted((a, b) => a - b)[figures.length >> 1] ?? 0;
}
