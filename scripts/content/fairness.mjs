import path from 'node:path';
import { playCampaigns, seriesOf, short, shortShare } from '../rules/campaigns.mjs';
import { soundMap } from '../rules/library.mjs';
import { projectFolder } from '../project/folders.mjs';
import { writeJson } from '../rules/read-json.mjs';
import { foldersIn } from './places.mjs';
import { fairnessTable } from './fairness-table.mjs';

/** @typedef {import('../../rules/src/index.js').CampaignMap} CampaignMap */

/**
 * How alike the seats of a map are: by its graph, and in campaigns among bots.
 * @typedef {object} Fairness
 * @property {CampaignMap} map
 * @property {import('../../rules/src/index.js').CapitalDistance[]} capitals
 * @property {import('../../rules/src/index.js').SeatReach[]} reach
 * @property {import('../rules/campaigns.mjs').Statistics} statistics
 * @property {number | undefined} ratio the best seat's share of wins to the worst's; nothing when one never won
 */

/**
 * Measures all maps, or the one named: a table, or with `--json` JSON.
 * @type {import('../rules/run-command.mjs').RulesCommand}
 */
export async function fairness(request) {
  const { rules, options, language, folder = projectFolder } = request;
  const series = seriesOf(rules, options, 2000);
  const named = options.get('map');
  /** @type {Fairness[]} */
  const measured = [];
  for (const id of named === undefined ? await foldersIn(path.join(folder, 'maps')) : [named]) {
    const map = await soundMap(request, id);
    if (map === undefined) return 1;
    const result = measure(rules, map, series);
    measured.push(result);
    if (!options.has('json')) console.log(fairnessTable(result, series, language));
  }
  if (options.has('json')) await writeJson({ ...series, maps: measured.map(document) });
  return 0;
}

/**
 * @param {import('../rules/run-command.mjs').Rules} rules
 * @param {CampaignMap} map
 * @param {ReturnType<typeof seriesOf>} series
 * @returns {Fairness}
 */
export function measure(rules, map, series) {
  const statistics = playCampaigns(rules, map, series);
  const shares = statistics.seats.map(({ share }) => share);
  const worst = Math.min(...shares);
  return {
    map,
    capitals: rules.capitalDistances(map),
    reach: rules.reachOfSeats(map),
    statistics,
    ratio: worst > 0 ? Math.max(...shares) / worst : undefined,
  };
}

/** @param {Fairness} fairness */
function document({ map, capitals, reach, statistics, ratio }) {
  const shares = new Map(statistics.seats.map((one) => [one.seat, shortShare(one)]));
  return {
    map: map.id,
    version: map.version,
    capitals,
    seats: reach.map((one) => ({ ...one, ...shares.get(one.seat) })),
    ratio: ratio === undefined ? null : short(ratio),
    meanTurns: short(statistics.meanTurns),
    battlesPerTurn: short(statistics.battlesPerTurn),
  };
}
