import { readFile } from 'node:fs/promises';
import path from 'node:path';
import process from 'node:process';
import { pathToFileURL } from 'node:url';
import { projectFolder } from '../project/folders.mjs';
import { ringMap } from './ring-map.mjs';
import { median } from './throughput.mjs';

/** @typedef {typeof import('../../rules/src/index.js')} Rules */
/** @typedef {import('../../rules/src/index.js').ConquestState} State */
/**
 * Figures in a second and in bytes; `growth` is the time for an order on 600 players by that on 60.
 * @typedef {{ pelagonia: number, sixty: number, sixHundred: number, growth: number, campaigns: number, rosters: number, memory: number }} RulesMeasure
 */

const rounds = 40;

/**
 * The rules on one core: each figure the median of several rounds after a warming-up.
 * @param {AbortSignal} [signal]
 * @returns {Promise<RulesMeasure>}
 */
export async function measureRules(signal) {
  const file = path.join(projectFolder, 'rules/dist/index.js');
  /** @type {Rules} */
  const rules = await import(pathToFileURL(file).href);
  const text = await readFile(path.join(projectFolder, 'maps/pelagonia/map.json'), 'utf8');
  const readPelagonia = () => {
    const checked = rules.checkMap(JSON.parse(text));
    if (!checked.ok) throw new Error('The map of Pelagonia is not sound.');
    return checked.map;
  };
  const tasks = [
    adjudications(rules, 6, readPelagonia),
    adjudications(rules, 60, () => ringMap(60)),
    adjudications(rules, 600, () => ringMap(600)),
  ];
  const pelagonia = rules.startingState(readPelagonia());
  let first = 0;
  const campaigns = () => {
    rules.simulate(pelagonia, { seed: 1, first, count: 20 });
    first += 20;
    return 20;
  };
  let memory = 0;
  /** @type {number[][]} */
  const figures = [[], [], [], [], []];
  const measured = [...tasks, campaigns, rosterCheck(rules)];
  for (const task of measured) perSecond(task, 400);
  // The tasks take turns, so that whatever else the machine does falls on all of them.
  for (let round = 0; round < rounds; round++) {
    for (const [index, task] of measured.entries()) {
      signal?.throwIfAborted();
      figures[index]?.push(perSecond(task, 50));
      memory = Math.max(memory, process.memoryUsage().rss);
    }
  }
  const [onPelagonia = 0, sixty = 0, sixHundred = 0, played = 0, rosters = 0] = figures.map(median);
  // Both of one round, since the machine's pace changes from round to round.
  const growth = median((figures[1] ?? []).map((rate, round) => rate / (figures[2]?.[round] ?? rate)));
  return { pelagonia: onPelagonia, sixty, sixHundred, growth, campaigns: played, rosters, memory };
}

/**
 * Turns as campaigns have them, of so many campaigns that there are six hundred players in all, each with a map of its own as
 * the service would read it: else the small ones would be played again and again from the processor's cache, and the large
 * one alone from memory.
 * @param {Rules} rules
 * @param {number} players
 * @param {() => import('./ring-map.mjs').Ring} readMap
 * @returns {() => number} adjudicates them all; how many orders that were
 */
function adjudications(rules, players, readMap) {
  const campaigns = Array.from({ length: 600 / players }, (_, index) =>
    campaign(rules, rules.startingState(readMap()), index + 1),
  );
  return () => campaigns.reduce((orders, adjudicateAll) => orders + adjudicateAll(), 0);
}

/**
 * The first turns of a simulated campaign, each with its orders and all results and answers, adjudicated from start to end
 * as the service does it whenever one more result is in.
 * @param {Rules} rules
 * @param {State} start
 * @param {number} seed
 * @returns {() => number}
 */
function campaign(rules, start, seed) {
  const roll = rules.diceFrom(rules.numberStream(seed));
  let state = start;
  let orders = 0;
  const turns = Array.from({ length: 8 }, (_, index) => {
    const playing = rules.standingPlayers(state.territories.values());
    orders += playing.size;
    const events = { orders: rules.botOrders(state, playing, roll), results: new Map(), answers: new Map() };
    const run = adjudicateWith(rules, state, events, index);
    let adjudication = run();
    while (!adjudication.done) {
      for (const battle of adjudication.battles)
        if (battle.status === 'ready') events.results.set(battle.key, rules.fightBattle(battle, roll));
      for (const choice of adjudication.choices)
        events.answers.set(choice.key, rules.botAnswer(state, events, choice, roll));
      adjudication = run();
    }
    state = rules.stateAfter(state, adjudication, events.results);
    return run;
  });
  return () => {
    for (const run of turns) run();
    return orders;
  };
}

/**
 * @param {Rules} rules
 * @param {State} state
 * @param {import('../../rules/src/index.js').TurnEvents} events
 * @param {number} seed
 */
function adjudicateWith(rules, state, events, seed) {
  return () => rules.adjudicate(state, events, rules.diceFrom(rules.numberStream(seed)));
}

/**
 * A roster of fifteen lines with items and mounts, held against a list of sixteen.
 * @param {Rules} rules
 * @returns {() => number}
 */
function rosterCheck(rules) {
  const name = { en: '', es: '' };
  /** @type {import('../../rules/src/index.js').Unit[]} */
  const units = Array.from({ length: 12 }, (_, index) => ({
    id: `unit-${index}`,
    name,
    type: index % 2 === 0 ? 'infantry' : 'cavalry',
    size: 3,
    points: 30 + 5 * index,
    max: 4,
  }));
  for (const [id, type] of /** @type {const} */ ([
    ['general', 'general'],
    ['hero', 'hero'],
    ['wizard', 'wizard'],
  ])) {
    units.push({ id, name, type, size: 1, points: 100 });
  }
  /** @type {import('../../rules/src/index.js').ArmyList} */
  const list = {
    id: 'army',
    version: 1,
    name,
    summary: name,
    edition: '',
    units,
    mounts: [{ id: 'horse', name, type: 'special', points: 10, riders: ['hero'] }],
  };
  /** @type {import('../../rules/src/index.js').Armoury} */
  const armoury = {
    version: 1,
    items: [{ id: 'sword', name, sort: 'weapon', points: 20, bearers: { types: ['hero'] } }],
    gear: [],
  };
  const entries = units.map(({ id }) => ({
    unit: id,
    count: 1,
    items: id === 'hero' ? ['sword'] : [],
    ...(id === 'hero' && { mount: 'horse' }),
  }));
  const roster = { army: 'army', size: 2000, entries };
  if (rules.checkRoster(list, armoury, roster).faults.length > 0) throw new Error('The roster is not legal.');
  return () => {
    for (let count = 0; count < 100; count++) rules.checkRoster(list, armoury, roster);
    return 100;
  };
}

/**
 * How much is done in a second of processor time, which a busy machine does not take from us as it does time on the wall. The
 * threads that clear memory count too.
 * @param {() => number} task says how much it has done
 * @param {number} milliseconds
 */
function perSecond(task, milliseconds) {
  const begun = process.cpuUsage();
  for (let done = task(); ; done += task()) {
    const { user, system } = process.cpuUsage(begun);
    if (user + system >= milliseconds * 1000) return (done * 1e6) / (user + system);
  }
}

/**
 * @param {RulesMeasure} measure
 * @returns {string[][]} what, figure, and what it is held against
 */
export function rulesRows({ pelagonia, sixty, sixHundred, growth, campaigns, rosters, memory }) {
  /** @param {number} figure */
  const rate = (figure) => `${Math.round(figure).toLocaleString('en')} /s`;
  const more = `${((growth - 1) * 100).toFixed(0)} % more time an order than on 60; 15 % allowed`;
  return [
    [
      'orders adjudicated, Pelagonia',
      rate(pelagonia),
      `${((pelagonia / 1e6) * 100).toFixed(0)} % of a million`,
    ],
    [
      'orders adjudicated, 60 players',
      rate(sixty),
      `${((pelagonia / sixty - 1) * 100).toFixed(0)} % more time an order than on Pelagonia`,
    ],
    ['orders adjudicated, 600 players', rate(sixHundred), more],
    [
      'campaigns simulated, Pelagonia',
      rate(campaigns),
      `${((campaigns / 2000) * 100).toFixed(0)} % of 2,000`,
    ],
    ['rosters checked', rate(rosters), ''],
    ['memory at most', `${(memory / 2 ** 20).toFixed(0)} MB`, ''],
  ];
}
