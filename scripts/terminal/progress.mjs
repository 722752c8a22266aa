import { performance } from 'node:perf_hooks';

const frames = ['⠋', '⠙', '⠹', '⠸', '⠼', '⠴', '⠦', '⠧', '⠇', '⠏'];
const live = process.stdout.isTTY === true && process.env.TERM !== 'dumb';
const coloured = live && !process.env.NO_COLOR;

/** @typedef {{ title: string, begun: number, spoken: number }} Step */
/** @type {Set<Step>} */
const underway = new Set();
/** @type {NodeJS.Timeout | undefined} */
let ticking;
let frame = 0;

/** @param {number} begun */
export const secondsSince = (begun) => `${((performance.now() - begun) / 1000).toFixed(1)} s`;

/** @param {string} text */
export const dim = (text) => (coloured ? `\x1b[2m${text}\x1b[0m` : text);
/** @param {string} text */
export const bold = (text) => (coloured ? `\x1b[1m${text}\x1b[0m` : text);
/** @param {string} text */
export const green = (text) => (coloured ? `\x1b[32m${text}\x1b[0m` : text);
/** @param {string} text */
export const red = (text) => (coloured ? `\x1b[31m${text}\x1b[0m` : text);

/**
 * Writes a line that stays.
 * @param {string} [text]
 */
export function say(text = '') {
  if (live) process.stdout.write('\r\x1b[2K');
  process.stdout.write(`${text}\n`);
  draw();
}

/**
 * Shows that something is under way, for how long, and how it ended. Several may be under way at once.
 * @template T
 * @param {string} title
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function step(title, work) {
  const entry = { title, begun: performance.now(), spoken: performance.now() };
  underway.add(entry);
  if (!live) say(`  … ${title}`);
  ticking ??= setInterval(tick, live ? 100 : 1000).unref();
  draw();
  try {
    const result = await work();
    finish(entry, green('✓'));
    return result;
  } catch (error) {
    finish(entry, red('✗'));
    throw error;
  }
}

/**
 * @param {Step} entry
 * @param {string} mark
 */
function finish(entry, mark) {
  underway.delete(entry);
  if (underway.size === 0) {
    clearInterval(ticking);
    ticking = undefined;
  }
  say(`  ${mark} ${entry.title} ${dim(secondsSince(entry.begun))}`);
}

/** A log without a cursor gets a line every 15 s instead of a turning wheel. */
function tick() {
  frame += 1;
  if (live) return draw();
  for (const entry of underway) {
    if (performance.now() - entry.spoken < 15_000) continue;
    entry.spoken = performance.now();
    say(`  … ${entry.title}, ${secondsSince(entry.begun)} so far`);
  }
}

function draw() {
  if (!live || underway.size === 0) return;
  const text = [...underway].map(({ title, begun }) => `${title} ${secondsSince(begun)}`).join(' · ');
  const width = (process.stdout.columns || 80) - 5;
  process.stdout.write(`\r\x1b[2K  ${frames[frame % frames.length]} ${text.slice(0, width)}`);
}
