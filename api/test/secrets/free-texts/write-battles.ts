import { expect } from 'vitest';
import { inTheOpen } from '../../battles/battle-world.js';
import type { Cast } from './cast.js';

const siege = 'siege:ironbrow:C>B';
const day = 86_400_000;

const battle = { turn: 1, key: inTheOpen };

/** What follows from the orders, until one side disputes what the other has reported. */
export async function writeDispute(cast: Cast): Promise<void> {
  const choice = { turn: 1, key: 'order:B', answer: ['A', 'C'], reason: cast.word('ruleOnChoice.reason') };
  await cast.done('referee', 'ruleOnChoice', choice);
  await cast.done('referee', 'setScenario', {
    ...battle,
    own: { title: cast.word('setScenario.own.title'), text: cast.word('setScenario.own.text') },
    briefings: [
      { side: 'ATTACKER', text: cast.word('setScenario.briefings.text, to the attacker') },
      { side: 'DEFENDER', text: cast.word('setScenario.briefings.text, to the defender') },
    ],
  });
  const time = inDays(cast, 1);
  const proposals = [
    ['attacker', 'proposeAppointment.place'],
    ['defender', 'proposeAppointment.place, accepted'],
  ] as const;
  for (const [side, text] of proposals)
    await cast.done(side, 'proposeAppointment', { ...battle, times: [time], place: cast.word(text) });
  await cast.done('attacker', 'acceptAppointment', { ...battle, number: 2, time });
  const standIn = cast.others.find(({ name }) => name === 'Stan')!;
  const note = cast.word('nameStandIn.note');
  await cast.done('defender', 'nameStandIn', { ...battle, side: 'DEFENDER', memberId: standIn.id, note });
  await cast.done('attacker', 'reportBattle', { ...battle, result: { outcome: 'ATTACKER' } });
  const dispute = { ...battle, number: 1, reason: cast.word('disputeBattle.reason') };
  await cast.done('defender', 'disputeBattle', dispute);
}

/** What a referee decides, until the turn is over. */
export async function writeRulings(cast: Cast): Promise<void> {
  await cast.done('referee', 'rollForBattle', { ...battle, reason: cast.word('rollForBattle.reason') });
  const ruling = { result: { outcome: 'DEFENDER' }, reason: cast.word('ruleOnBattle.reason') };
  await cast.done('referee', 'ruleOnBattle', { ...battle, ...ruling });
  const army = [{ id: '1', unit: 'halberdiers', type: 'INFANTRY' }];
  const veteran = cast.word('chooseVeteran.name');
  await cast.done('defender', 'chooseVeteran', { ...battle, unit: '1', name: veteran, army });
  await cast.done('defender', 'renameVeteran', { veteran, name: cast.word('renameVeteran.name') });

  const until = { until: inDays(cast, 3), reason: cast.word('postponeBattle.reason') };
  await cast.done('referee', 'postponeBattle', { turn: 1, key: siege, ...until });
  const fault = { fault: 'NOBODY', reason: cast.word('declareNotFought.reason') };
  await cast.done('referee', 'declareNotFought', { turn: 1, key: siege, ...fault });
}

/** A correction of the turn that is over, and the end of the campaign. */
export async function writeEnding(cast: Cast): Promise<void> {
  const { data } = await cast
    .who('referee')
    .visitor.ask('query ($id: ID!) { campaign(id: $id) { version turn { number } } }', {
      id: cast.campaignId,
    });
  const { version, turn } = data?.['campaign'] as { version: number; turn: { number: number } };
  expect(turn.number).toBe(2);
  const events = [{ turn: 1, key: siege, winner: 'B' }];
  await cast.done('referee', 'applyCorrection', {
    version,
    events,
    reason: cast.word('applyCorrection.reason'),
  });
  await cast.done('attacker', 'finishCampaign', { reason: cast.word('finishCampaign.reason') });
}

function inDays(cast: Cast, days: number): string {
  return new Date(cast.table.service.clock.now().getTime() + days * day).toISOString();
}
