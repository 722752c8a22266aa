import { expect, test } from 'vitest';
import { scriptedDice } from '../dice/scripted-dice.js';
import { adjudicate } from './adjudicate.js';
import { battleStakes, type Stake, type StakedBattle } from './battle-stakes.js';
import { checkTurn } from './check-turn.js';
import type { BattleOutcome } from './conquest-state.js';
import { describeStake } from './describe-stake.js';
import { stakeSentences } from './stake-sentences.js';

const world = {
  territories: [
    { id: 'a-cap', kind: 'capital', owner: 'Anna' },
    { id: 'a-res', kind: 'resource', owner: 'Anna' },
    { id: 'b-cap', kind: 'capital', owner: 'Bruno' },
    { id: 'b-for', kind: 'fortress', owner: 'Bruno' },
    { id: 'b-res', kind: 'resource', owner: 'Bruno' },
    { id: 'c-cap', kind: 'capital', owner: 'Clara' },
    { id: 'ford', kind: 'crossing' },
    { id: 'tower', kind: 'fortress' },
  ],
  links: ['a-res', 'b-cap', 'b-for', 'b-res', 'ford', 'tower'].flatMap((id) =>
    ['a-cap', 'b-cap', 'c-cap'].filter((other) => other !== id).map((other) => [id, other]),
  ),
};

type Play = { orders: Record<string, unknown>; answers?: object; results?: object; settings?: object };

/** Plays a turn up to one battle, and on with each outcome: what the map says, and what the stakes had said. */
function played(key: string, { results = {}, ...turn }: Play) {
  const run = (more: object) => {
    const checked = checkTurn({ ...world, ...turn, results: { ...results, ...more } });
    if (!checked.ok) throw new Error(JSON.stringify(checked.violations));
    const { state, events } = checked;
    return { state, events, ...adjudicate(state, events, scriptedDice([6, 1]).rollerFor('arrival')) };
  };
  const before = run({});
  const battle = before.battles.find((one) => one.key === key)!;
  const targetOf = (player: string) => {
    const order = before.events.orders.get(player);
    return typeof order === 'object' ? before.state.territories.get(order.attack) : undefined;
  };
  const [attacker, defender] = [battle.attacker.player, battle.defender.player];
  const targets = { attacker: targetOf(attacker), defender: targetOf(defender) };
  const staked = { kind: battle.kind, attacker, defender, targets } as StakedBattle;
  const stakes = battleStakes(staked, before.state.settings);
  const owner = (outcome: BattleOutcome, territory: string) =>
    run({ [key]: outcome }).territories.get(territory);
  return { stakes, attacker, defender, owner };
}

const codes = (stakes: readonly Stake[]) => stakes.map(({ code }) => code);

test('a field battle is for the territory and the rest of the defence', () => {
  const { stakes, owner } = played('field:b-res:Anna>Bruno', { orders: { Anna: { attack: 'b-res' } } });
  expect(stakes.attacker).toEqual([
    { code: 'TAKES_RESOURCE', rule: 'R10', player: 'Anna', territory: 'b-res', points: 1000 },
    { code: 'FIGHTS_NO_MORE', rule: 'R5', player: 'Bruno' },
  ]);
  expect(owner({ winner: 'Anna' }, 'b-res')?.owner).toBe('Anna');
  const holds = { code: 'HOLDS', rule: 'R8', player: 'Bruno', other: 'Anna', territory: 'b-res' };
  expect([stakes.defender, stakes.draw]).toEqual([[holds], [holds]]);
  for (const outcome of [{ winner: 'Bruno' }, { draw: true }] as const)
    expect(owner(outcome, 'b-res')?.owner).toBe('Bruno');
});

test('a draw ends a defence where the campaign says so', () => {
  const settings = { drawnDefence: 'spent' };
  const { stakes } = played('field:b-res:Anna>Bruno', { settings, orders: { Anna: { attack: 'b-res' } } });
  expect(codes(stakes.draw)).toEqual(['HOLDS', 'FIGHTS_NO_MORE']);
  expect(codes(stakes.defender)).toEqual(['HOLDS']);
});

test('a capital is razed and its player is out', () => {
  const { stakes, owner } = played('field:b-cap:Anna>Bruno', { orders: { Anna: { attack: 'b-cap' } } });
  expect(stakes.attacker[0]).toEqual({
    code: 'RAZES',
    rule: 'R11',
    player: 'Anna',
    territory: 'b-cap',
    other: 'Bruno',
  });
  expect(owner({ winner: 'Anna' }, 'b-cap')?.ruins).toBe(true);
});

test('a siege is for the fortress and a garrison in it', () => {
  const { stakes, owner } = played('siege:b-for:Anna>Bruno', { orders: { Anna: { attack: 'b-for' } } });
  expect(codes(stakes.attacker)).toEqual(['TAKES_FORTRESS', 'FIGHTS_NO_MORE']);
  expect(owner({ winner: 'Anna' }, 'b-for')).toMatchObject({ owner: 'Anna', garrison: 1000 });
});

test('an assault costs its attacker nothing but the march', () => {
  const orders = { Anna: { attack: 'b-for' }, Bruno: { attack: 'ford' } };
  const { stakes, owner } = played('assault:b-for:Anna>Bruno', { orders });
  expect(codes(stakes.attacker)).toEqual(['TAKES_FORTRESS']);
  expect(codes(stakes.draw)).toEqual(['HOLDS']);
  expect(owner({ draw: true }, 'b-for')?.owner).toBe('Bruno');
});

test('a garrison without an owner keeps the place for nobody', () => {
  const { stakes, owner } = played('assault:tower:Anna>nobody', { orders: { Anna: { attack: 'tower' } } });
  expect(codes(stakes.defender)).toEqual(['REPELLED']);
  expect(owner({ draw: true }, 'tower')?.owner).toBeUndefined();
});

test('a contest is for the place that another took first', () => {
  const orders = { Anna: { attack: 'ford' }, Clara: { attack: 'ford' } };
  const answers = { 'contest:ford:Clara': 'fight' };
  const { stakes, owner } = played('contest:ford:Clara>Anna', { orders, answers });
  expect(stakes.attacker).toEqual([{ code: 'TAKES', rule: 'R9', player: 'Clara', territory: 'ford' }]);
  expect(codes(stakes.draw)).toEqual(['STAYS']);
  expect(owner({ winner: 'Clara' }, 'ford')?.owner).toBe('Clara');
  expect(owner({ draw: true }, 'ford')?.owner).toBe('Anna');
});

test('a meeting is for the way on', () => {
  const orders = { Anna: { attack: 'b-cap' }, Bruno: { attack: 'a-res' } };
  const { stakes, owner } = played('meeting:Anna+Bruno', { orders });
  expect(stakes).toEqual({
    attacker: [{ code: 'MARCHES_ON', rule: 'R1', player: 'Anna', other: 'Bruno', territory: 'b-cap' }],
    defender: [{ code: 'MARCHES_ON', rule: 'R1', player: 'Bruno', other: 'Anna', territory: 'a-res' }],
    draw: [{ code: 'BOTH_GO_HOME', rule: 'R1', player: 'Anna', other: 'Bruno' }],
  });
  expect(owner({ winner: 'Bruno' }, 'a-res')?.owner).toBe('Bruno');
});

test('a fixture is for the table, and what is not known is not told', () => {
  const settings = { drawnDefence: 'holds', resourcePoints: 1000, garrisonPoints: 1000 } as const;
  const sides = { attacker: 'Anna', defender: 'Bruno', targets: {} };
  const league = battleStakes({ kind: 'league', ...sides }, settings);
  expect([codes(league.attacker), codes(league.draw)]).toEqual([['LEAGUE_WIN'], ['LEAGUE_DRAW']]);
  expect(league.defender).toEqual([{ code: 'LEAGUE_WIN', rule: 'L', player: 'Bruno' }]);
  for (const kind of ['field', 'meeting'] as const)
    expect(battleStakes({ kind, ...sides }, settings).attacker).toEqual([]);
});

test('ruins are ground to march from and nothing more', () => {
  const ruins = { id: 'x', kind: 'capital', owner: 'Bruno', garrison: 0, ruins: true } as const;
  const sides = { attacker: 'Anna', defender: 'Bruno', targets: { attacker: ruins } };
  const settings = { drawnDefence: 'holds', resourcePoints: 1000, garrisonPoints: 1000 } as const;
  expect(codes(battleStakes({ kind: 'contest', ...sides }, settings).attacker)).toEqual(['TAKES']);
});

const named = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(String).sort();

test.each(Object.entries(stakeSentences))('%s names the same things in both languages', (_, { en, es }) => {
  expect(named(es)).toEqual(named(en));
  expect([en, es].every((sentence) => sentence.endsWith('.'))).toBe(true);
});

test('people, places and points are written as one asks', () => {
  const stake = { code: 'TAKES_RESOURCE', rule: 'R10', player: 'A', territory: 'm', points: 1000 } as const;
  const name = (id: string) => ({ A: 'Anna', m: 'the mine' })[id] ?? id;
  expect(describeStake(stake, 'en', name, () => '1,000')).toBe(
    'Anna will take the mine and the 1,000 points it gives.',
  );
  expect(describeStake(stake, 'es')).toBe('A toma m y los 1000 puntos que da.');
});
