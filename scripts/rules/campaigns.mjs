import { Fault } from '../fault.mjs';
import { drawBar } from '../terminal/bar.mjs';

/** @typedef {import('../../rules/src/index.js').SimulationStatistics} Statistics */

/** So many campaigns are played between two looks at the bar. */
const step = 100;

/**
 * Campaigns among bots on a map, with a bar while they are played.
 * @param {import('./run-command.mjs').Rules} rules
 * @param {import('../../rules/src/index.js').CampaignMap} map
 * @param {{ campaigns: number, seed: number, turnLimit: number }} series
 * @returns {Statistics}
 */
export function playCampaigns(rules, map, { campaigns, seed, turnLimit }) {
  const start = rules.startingState(map, { ...rules.bookSettings, turnLimit });
  let tally = rules.emptyTally;
  for (let first = 0; first < campaigns; first += step) {
    drawBar(first, campaigns);
    tally = rules.simulate(start, { seed, first, count: Math.min(step, campaigns - first) }, tally);
  }
  drawBar(campaigns, campaigns);
  return rules.statisticsOf(tally, start.players);
}

/**
 * What to play, from the options that a person gave.
 * @param {import('./run-command.mjs').Rules} rules
 * @param {ReadonlyMap<string, string>} options
 * @param {number} usual how many campaigns if none are named
 */
export function seriesOf(rules, options, usual) {
  return {
    campaigns: wholeNumber(options, 'campaigns', usual, 1),
    seed: wholeNumber(options, 'seed', 1, 0),
    turnLimit: wholeNumber(options, 'turns', rules.usualTurnLimit, 1),
  };
}

/**
 * @param {ReadonlyMap<string, string>} options
 * @param {string} name
 * @param {number} usual
 * @param {number} least
 */
function wholeNumber(options, name, usual, least) {
  const word = options.get(name) ?? String(usual);
  const number = Number(word);
  if (/^\d{1,9}$/.test(word) && number >= least) return number;
  throw new Fault(`--${name} is ${word}; give a whole number from ${least} to 999999999.`);
}

/** @param {number} value */
export const short = (value) => Number(value.toFixed(4));

/** @param {Statistics['seats'][number]} seat */
export function shortShare({ seat, wins, share, low, high }) {
  return { seat, wins: short(wins), share: short(share), interval: [short(low), short(high)] };
}
