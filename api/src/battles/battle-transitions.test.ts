import { expect, test } from 'vitest';
import {
  type BattleEvent,
  battleEvents,
  type BattleStatus,
  battleStatuses,
  battleTransitions,
  statusAfter,
  transitionFaults,
} from './battle-transitions.js';

/** Written out apart from the table: a row for each event, a column for each state, `.` where it cannot happen. */
const expected = `
                       ready      appointed  postponed  reported  disputed  settled  void
  timesProposed        ready      appointed  postponed  .         .         .        .
  timeAccepted         appointed  appointed  appointed  .         .         .        .
  timesDeclined        ready      appointed  postponed  .         .         .        .
  appointmentCancelled .          ready      .          .         .         .        .
  postponed            postponed  postponed  postponed  .         .         .        .
  fellOverdue          ready      appointed  postponed  .         .         .        .
  scenarioChosen       ready      appointed  postponed  .         .         .        .
  standInNamed         ready      appointed  postponed  reported  disputed  .        .
  reported             reported   reported   reported   reported  reported  .        .
  disputed             .          .          .          disputed  .         .        .
  confirmed            .          .          .          settled   .         .        .
  leftUnanswered       .          .          .          settled   .         .        .
  ruled                settled    settled    settled    settled   settled   settled  .
  declaredNotFought    settled    settled    settled    settled   settled   settled  .
  rolledFor            settled    settled    settled    settled   settled   settled  .
  struckOut            .          .          .          ready     ready     ready    .
  ceasedToFollow       void       void       void       void      void      void     .
  followedAgain        .          .          .          .         .         .        disputed
`;

const lines = expected
  .trim()
  .split('\n')
  .map((line) => line.trim().split(/\s+/));
const [columns, ...rows] = lines as [string[], ...string[][]];
const cases = rows.flatMap(([event, ...cells]) =>
  cells.map((cell, index): [BattleEvent, BattleStatus, string] => [
    event as BattleEvent,
    columns[index] as BattleStatus,
    cell,
  ]),
);

test('the list of cases has every event and every state', () => {
  expect(cases).toHaveLength(battleEvents.length * battleStatuses.length);
  expect(new Set(cases.map(([event]) => event))).toEqual(new Set(battleEvents));
});

test.each(cases)('%s in state %s leads to %s', (event, status, target) => {
  const after = statusAfter(event, { status, voidedFrom: status === 'void' ? 'disputed' : null });
  expect(after ?? '.').toBe(target);
});

test('every state can be reached and leads to a result', () => {
  expect(transitionFaults()).toEqual([]);
});

test('a table with a dead end or an island is found out', () => {
  const broken = { ...battleTransitions, disputed: {}, timeAccepted: { ready: 'appointed' as const } };
  expect(transitionFaults(broken)).toContain('no battle ever becomes disputed');
  const stuck = Object.fromEntries(battleEvents.map((event) => [event, {}])) as typeof battleTransitions;
  expect(transitionFaults(stuck)).toContain('ready never leads to a result');
});
