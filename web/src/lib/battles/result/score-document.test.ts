import { checkScore, scoreBattle, type ArmyList, type Objective } from '@pelagonia/rules';
import { expect, test } from 'vitest';
import type { FieldedRoster } from '../armies/fielded-roster.js';
import { blankDraft, type ResultDraft } from './result-draft.js';
import { resultInput, scoreDocument } from './score-document.js';

const words = (text: string) => ({ en: text, es: text });
const dwarfs: ArmyList = {
  id: 'dwarfs',
  version: 1,
  name: words('Dwarfs'),
  summary: words('Dwarfs'),
  edition: 'rulebook',
  mounts: [],
  units: [
    { id: 'warriors', name: words('Warriors'), type: 'infantry', size: 3, points: 112 },
    { id: 'slayers', name: words('Slayers'), type: 'infantry', size: 3, points: 80, slayers: true },
    { id: 'hero', name: words('Hero'), type: 'hero', size: 1, points: 80 },
  ],
};
const dwarfRoster: FieldedRoster = {
  library: { list: dwarfs, armoury: { version: 1, items: [], gear: [] } },
  roster: {
    army: 'dwarfs',
    size: 2000,
    entries: [
      { unit: 'hero', count: 1, items: [] },
      { unit: 'warriors', count: 3, items: [] },
    ],
  },
  given: '2026-01-01',
};
const objective = (id: string, award: Objective['award']): Objective => ({
  id,
  name: words(id),
  side: 'defender',
  award,
});
const scenario = {
  id: 'river',
  objectives: [
    objective('bridge', { kind: 'once', points: 100, perThousand: false }),
    objective('ford', { kind: 'once', points: 100, perThousand: false }),
    objective('waggons', { kind: 'dice', table: [0, 1, 2, 3, 4, 5], perThousand: false }),
  ],
};
const armies = { attacker: undefined, defender: dwarfs };

function fought(change: (draft: ResultDraft) => void) {
  const draft = blankDraft(2000);
  draft.depth = 'full';
  change(draft);
  const checked = checkScore(scoreDocument(draft, undefined, armies), []);
  if (!checked.ok) throw new Error(JSON.stringify(checked.faults));
  const { sides, winner } = scoreBattle(checked.value);
  return { draft, winner, points: [sides.attacker.points, sides.defender.points] };
}

test('what is tapped is scored as the rules say', () => {
  const { points, winner } = fought(({ sides: { defender, attacker } }) => {
    defender.destroyed = { warriors: 2, hero: 1, slayers: 1 };
    defender.halved = { warriors: 1 };
    defender.alive = { slayers: 2 };
    attacker.free = [
      { kind: 'character', points: 155 },
      { kind: 'halved', points: 43 },
      { kind: 'destroyed', points: 90 },
    ];
  });
  expect(points).toEqual([2 * 112 + 80 + 60 + 2 * 80, 155 + 25 + 90]);
  expect(winner).toBe('attacker');
});

test('a side that concedes scores nothing', () => {
  const { points, winner } = fought(({ sides: { defender, attacker } }) => {
    defender.destroyed = { warriors: 5 };
    attacker.end = 'conceded';
  });
  expect([points, winner]).toEqual([[0, 0], 'defender']);
});

test('only the chosen depth is sent', () => {
  const { draft } = fought(({ sides: { defender } }) => {
    defender.destroyed = { warriors: 1, hero: 0 };
    defender.reached = { bridge: 1, ford: 0, elsewhere: 1 };
    defender.dice = { waggons: [2, 6] };
    defender.veterans = ['The Old Guard'];
  });
  draft.outcome = 'DRAW';
  draft.totals = { attacker: '300', defender: '20' };
  const veteransLost = { attacker: [], defender: ['The Old Guard'] };
  expect(resultInput(draft, scenario, armies)).toEqual({
    full: {
      size: 2000,
      attacker: { end: 'STOOD', losses: [], objectives: [] },
      defender: {
        end: 'STOOD',
        losses: [{ points: 112, stands: 3, left: 0, character: false, slayers: false }],
        objectives: [
          { objective: 'bridge', count: 1 },
          { objective: 'waggons', count: 2, dice: [2, 6] },
        ],
      },
    },
    veteransLost,
  });
  expect(resultInput({ ...draft, depth: 'totals' }, scenario, armies)).toEqual({
    totals: { attacker: 300, defender: 20 },
    veteransLost,
  });
  const bare = { ...draft, depth: 'outcome' as const };
  bare.sides.defender.veterans = [];
  expect(resultInput(bare, scenario, armies)).toEqual({ outcome: 'DRAW' });
});

test('by rosters the casualties are sent, and nothing that follows from them', () => {
  const draft = { ...blankDraft(2000), depth: 'rosters' as const };
  draft.sides.defender.fates = { 1: ['lost', 'stand'] };
  draft.sides.defender.end = 'withdrew';
  draft.sides.defender.veterans = ['The Old Guard'];
  draft.sides.attacker.free = [{ kind: 'destroyed', points: 90 }];
  const rosters = { attacker: undefined, defender: dwarfRoster };
  const input = resultInput(draft, undefined, armies, rosters);
  expect(input).toEqual({
    rosters: {
      size: 2000,
      attacker: {
        casualties: [],
        losses: [{ points: 90, stands: 3, left: 0, character: false, slayers: false }],
        conceded: false,
        withdrew: false,
        objectives: [],
      },
      defender: {
        casualties: [{ entry: 1, destroyed: 1, reduced: 1 }],
        losses: [],
        conceded: false,
        withdrew: true,
        objectives: [],
      },
    },
  });
});

test('what fell is sent beside totals and outcome where it was tapped in, and only then', () => {
  const draft = { ...blankDraft(2000), depth: 'totals' as const, totals: { attacker: '90', defender: '0' } };
  draft.sides.defender.veterans = ['The Old Guard'];
  const rosters = { attacker: undefined, defender: dwarfRoster };
  const totals = { attacker: 90, defender: 0 };
  const sent = (tapped: boolean) => resultInput(draft, undefined, armies, rosters, tapped);
  expect(sent(true)).toEqual({ totals });
  draft.sides.defender.fates = { 1: ['lost', 'stand'] };
  const casualties = { attacker: [], defender: [{ entry: 1, destroyed: 1, reduced: 1 }] };
  expect(sent(true)).toEqual({ totals, casualties });
  expect(sent(false)).toEqual({ totals, veteransLost: { attacker: [], defender: ['The Old Guard'] } });
  const outcome = { ...draft, depth: 'outcome' as const, outcome: 'DRAW' as const };
  expect(resultInput(outcome, undefined, armies, rosters, true)).toEqual({ outcome: 'DRAW', casualties });
});
