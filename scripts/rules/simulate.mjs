import process from 'node:process';
import { percent, tableLines } from '../terminal/table.mjs';
import { playCampaigns, seriesOf, short, shortShare } from './campaigns.mjs';
import { soundMap } from './library.mjs';
import { writeJson } from './read-json.mjs';

/** @typedef {import('./campaigns.mjs').Statistics} Statistics */

/**
 * Whole campaigns played by bots: JSON, or a table where a person looks on.
 * @type {import('./run-command.mjs').RulesCommand}
 */
export async function simulate(request) {
  const { rules, options, language } = request;
  const id = options.get('map') ?? 'pelagonia';
  const series = seriesOf(rules, options, 1000);
  const map = await soundMap(request, id);
  if (map === undefined) return 1;
  const statistics = playCampaigns(rules, map, series);
  if (process.stdout.isTTY) {
    const names = new Map(map.realms.map(({ id, name }) => [id, name[language]]));
    console.log(tableOf(statistics, names, language));
  } else {
    const { seed, turnLimit } = series;
    await writeJson({ map: id, seed, turnLimit, ...rounded(statistics) });
  }
  return 0;
}

/** @param {Statistics} statistics */
function rounded({ campaigns, seats, meanTurns, battlesPerTurn }) {
  return {
    campaigns,
    seats: seats.map(shortShare),
    meanTurns: short(meanTurns),
    battlesPerTurn: short(battlesPerTurn),
  };
}

const words = {
  en: {
    seat: 'seat',
    share: 'wins',
    interval: '95 % interval',
    turns: 'mean length in turns',
    battles: 'battles per turn',
  },
  es: {
    seat: 'reino',
    share: 'victorias',
    interval: 'intervalo del 95 %',
    turns: 'duración media en turnos',
    battles: 'batallas por turno',
  },
};

/**
 * @param {Statistics} statistics
 * @param {ReadonlyMap<string, string>} names
 * @param {'en' | 'es'} language
 */
function tableOf({ seats, meanTurns, battlesPerTurn }, names, language) {
  const say = words[language];
  const rows = [
    [say.seat, say.share, say.interval],
    ...seats.map(({ seat, share, low, high }) => [
      names.get(seat) ?? seat,
      percent(share),
      `${percent(low)} – ${percent(high)}`,
    ]),
  ];
  return [
    ...tableLines(rows, [18, 9, 18]),
    '',
    `${say.turns}: ${meanTurns.toFixed(2)}`,
    `${say.battles}: ${battlesPerTurn.toFixed(2)}`,
  ].join('\n');
}
