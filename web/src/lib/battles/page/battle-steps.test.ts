import { expect, test } from 'vitest';
import { battleSteps, stepReached, stepState } from './battle-steps.js';

const evening = '2026-11-20T19:00:00.000Z';
const at = (hours: number) => new Date(evening).getTime() + hours * 3_600_000;

test.each([
  ['READY', null, false, 'appoint'],
  ['POSTPONED', null, false, 'appoint'],
  ['APPOINTED', evening, false, 'armies'],
  ['REPORTED', evening, false, 'confirm'],
  ['DISPUTED', null, false, 'confirm'],
  ['SETTLED', evening, true, 'honour'],
  ['SETTLED', evening, false, undefined],
  ['VOID', null, false, undefined],
] as const)('%s at %s leads to its step', (status, appointedFor, honour, step) => {
  expect(battleSteps[stepReached({ status, appointedFor }, honour, at(-1))]).toBe(step);
});

test('once its time has come a battle is there to be reported', () => {
  const reached = stepReached({ status: 'APPOINTED', appointedFor: evening }, false, at(1));
  expect(battleSteps.map((step) => stepState(step, reached))).toEqual([
    'done',
    'done',
    'done',
    'now',
    'later',
    'later',
  ]);
});
