import { percent, tableLines } from '../terminal/table.mjs';

const words = {
  en: {
    capitals: 'capitals apart',
    steps: 'steps',
    hexes: 'hexes',
    pairs: 'pairs',
    seat: 'seat',
    within: 'territories within 1, 2, 3',
    rivals: 'rivals within 1, 2, 3',
    share: 'wins',
    interval: '95 % interval',
    ratio: 'best to worst seat',
    never: 'a seat never won',
    campaigns: 'campaigns',
    seed: 'seed',
  },
  es: {
    capitals: 'entre capitales',
    steps: 'pasos',
    hexes: 'hexágonos',
    pairs: 'parejas',
    seat: 'reino',
    within: 'territorios a 1, 2, 3',
    rivals: 'rivales a 1, 2, 3',
    share: 'victorias',
    interval: 'intervalo del 95 %',
    ratio: 'mejor a peor reino',
    never: 'un reino no ganó nunca',
    campaigns: 'campañas',
    seed: 'semilla',
  },
};

/**
 * @param {import('./fairness.mjs').Fairness} fairness
 * @param {{ campaigns: number, seed: number }} series
 * @param {'en' | 'es'} language
 */
export function fairnessTable({ map, capitals, reach, statistics, ratio }, { campaigns, seed }, language) {
  const say = words[language];
  const shares = new Map(statistics.seats.map((one) => [one.seat, one]));
  const names = new Map(map.realms.map(({ id, name }) => [id, name[language]]));
  const seats = reach.map(({ seat, territories, rivals }) => {
    const { share = 0, low = 0, high = 1 } = shares.get(seat) ?? {};
    const figures = [territories.join(' '), rivals.join(' '), percent(share)];
    return [names.get(seat) ?? seat, ...figures, `${percent(low)} – ${percent(high)}`];
  });
  return [
    map.name[language],
    ...tableLines([[say.capitals, say.steps, say.hexes, say.pairs], ...distances(capitals)]),
    '',
    ...tableLines([[say.seat, say.within, say.rivals, say.share, say.interval], ...seats]),
    '',
    `${say.ratio}: ${ratio === undefined ? say.never : `${ratio.toFixed(3)} : 1`} (${campaigns} ${say.campaigns}, ${say.seed} ${seed})`,
    '',
  ].join('\n');
}

/**
 * How many pairs of capitals lie so many steps apart, and over how many hexes.
 * @param {readonly import('../../rules/src/index.js').CapitalDistance[]} capitals
 * @returns {string[][]}
 */
function distances(capitals) {
  const steps = [...new Set(capitals.map((one) => one.steps))].sort((a, b) => a - b);
  return steps.map((far) => {
    const hexes = capitals.filter((one) => one.steps === far).map((one) => one.hexes);
    const [least, most] = [Math.min(...hexes), Math.max(...hexes)];
    return ['', String(far), least === most ? `${least}` : `${least} – ${most}`, String(hexes.length)];
  });
}
