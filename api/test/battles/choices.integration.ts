import { afterEach, beforeEach, expect, it } from 'vitest';
import { BattleWorld, type Who } from './battle-world.js';

let world: BattleWorld;
beforeEach(async () => {
  world = await BattleWorld.start();
});
afterEach(() => world.close());

async function choices(who: Who): Promise<unknown> {
  const { data, errors } = await world.people.get(who)!.ask(
    `query ($id: ID!) { choices(campaignId: $id, turn: 1) {
       key kind seat among territory occupier fallback settled answer settledBy } }`,
    { id: world.campaignId },
  );
  if (errors) throw new Error(JSON.stringify(errors));
  return data?.['choices'];
}

it('a choice says what it is about and what silence means, and its answer once it is given', async () => {
  await world.reveal({ A: 'redlode-mine', C: 'ironbrow' });
  const open = {
    key: 'order:B',
    kind: 'WHOM_TO_FIGHT_FIRST',
    seat: 'B',
    among: ['A', 'C'],
    territory: null,
    occupier: null,
    fallback: ['A', 'C'],
    settled: false,
    answer: null,
    settledBy: null,
  };
  expect([await choices('B'), await choices('guest')]).toEqual([[open], [open]]);
  await world.done('B', 'answerChoice', { answer: ['C', 'A'] }, 'order:B');
  expect(await choices('guest')).toEqual([
    { ...open, settled: true, answer: ['C', 'A'], settledBy: 'GIVEN' },
  ]);
});

it('a late comer is told where he is and who was there first', async () => {
  await world.giveTerritory('herons-bridge', null);
  await world.reveal({ A: 'herons-bridge', B: 'herons-bridge' });
  const [asked] = (await choices('A')) as { key: string; seat: string; occupier: string }[];
  expect(asked).toMatchObject({
    kind: 'FIGHT_OR_WITHDRAW',
    territory: 'herons-bridge',
    occupier: asked?.seat === 'A' ? 'B' : 'A',
    among: ['fight', 'withdraw'],
    fallback: ['withdraw'],
  });
  await world.done(asked?.seat as Who, 'answerChoice', { answer: ['withdraw'] }, asked?.key);
  expect(await choices('guest')).toMatchObject([{ territory: 'herons-bridge', answer: ['withdraw'] }]);
});

it('a referee decides a choice for its owner, with a reason for all to read, and the turn goes on', async () => {
  await world.reveal({ A: 'redlode-mine', C: 'ironbrow' });
  const ruling = { answer: ['C', 'A'], reason: 'B is at sea until Sunday.' };
  const refusals = [
    ['CHOICE_UNFIT', { ...ruling, answer: ['C'] }],
    ['TEXT_MISSING', { ...ruling, reason: ' ' }],
  ] as const;
  for (const [code, input] of refusals)
    await world.refused(code, 'referee', 'ruleOnChoice', input, 'order:B');
  await world.refused('CHOICE_CLOSED', 'referee', 'ruleOnChoice', ruling, 'order:F');
  await world.done('referee', 'ruleOnChoice', ruling, 'order:B');
  expect(await choices('guest')).toMatchObject([{ answer: ['C', 'A'], settledBy: 'RULED' }]);
  expect(await world.journal('CHOICE_RULED')).toEqual([
    {
      key: 'order:B',
      seat: 'B',
      answer: ['C', 'A'],
      by: await world.accountOf('referee'),
      reason: ruling.reason,
    },
  ]);
  expect(await world.statuses()).toEqual({ 'siege:ironbrow:C>B': 'ready' });
  await world.refused('CHOICE_CLOSED', 'referee', 'ruleOnChoice', ruling, 'order:B');
});

it('nobody decides a choice that is about his own army while another referee could', async () => {
  await world.reveal({ A: 'redlode-mine', C: 'ironbrow' });
  const ruling = { answer: ['C', 'A'], reason: 'So be it.' };
  for (const who of ['A', 'B'] as const) {
    await world.addRole(who, 'referee');
    await world.refused('BATTLE_OWN', who, 'ruleOnChoice', ruling, 'order:B');
  }
  await world.addRole('D', 'referee');
  await world.done('D', 'ruleOnChoice', ruling, 'order:B');
});
