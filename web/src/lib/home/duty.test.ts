import { describe, expect, it } from 'vitest';
import { byUrgency, dutyPlace, dutyWhere, type Duty } from './duty.js';

const duty = (over: Partial<Duty>): Duty => ({
  kind: 'SEAL_ORDER',
  campaignId: 'c1',
  campaignName: 'The Marsh War',
  turn: 4,
  key: null,
  deadline: null,
  ...over,
});

describe('where a duty is done', () => {
  it('orders and choices at the war table', () => {
    expect(dutyPlace(duty({}))).toBe('/campaigns/c1');
    expect(dutyPlace(duty({ kind: 'ANSWER_CHOICE', key: 'first:A' }))).toBe('/campaigns/c1');
  });

  it('battles on their own page at the step that waits, whatever stands in their key', () => {
    expect(dutyPlace(duty({ kind: 'REPORT_BATTLE', key: 'field:A>mire/watch' }))).toBe(
      '/campaigns/c1/battles/4/field%3AA%3Emire%2Fwatch#step-report',
    );
  });

  it('what is asked of a battle without being a step of it, at the head of its page', () => {
    expect(dutyPlace(duty({ kind: 'ANSWER_SCENARIO', key: 'siege:B' }))).toBe(
      '/campaigns/c1/battles/4/siege%3AB',
    );
  });

  it('one’s lasting army on its own page', () => {
    expect(dutyPlace(duty({ kind: 'MUSTER_ARMY' }))).toBe('/campaigns/c1/army');
  });

  it('who plays is settled in the lobby, and at the desk once there is no lobby any more', () => {
    expect(dutyPlace(duty({ kind: 'ANSWER_REQUEST', turn: 0 }))).toBe('/campaigns/c1');
    expect(dutyPlace(duty({ kind: 'ANSWER_REQUEST' }))).toBe('/campaigns/c1/desk');
    expect(dutyPlace(duty({ kind: 'TAKE_SEAT', turn: 0 }))).toBe('/campaigns/c1');
  });

  it('what referees settle at the desk', () => {
    expect(dutyPlace(duty({ kind: 'SETTLE_DISPUTE', key: 'siege:B' }))).toBe('/campaigns/c1/desk');
  });
});

it('the most urgent duty comes first, then those without a deadline, and last a campaign to gather', () => {
  const gather = duty({ kind: 'BEGIN_CAMPAIGN', campaignId: 'gather' });
  const late = duty({ campaignId: 'late', deadline: '2026-12-01T20:00:00Z' });
  const soon = duty({ campaignId: 'soon', deadline: '2026-11-20T20:00:00Z' });
  const never = duty({ campaignId: 'never' });
  expect(byUrgency([gather, never, late, soon]).map(({ campaignId }) => campaignId)).toEqual([
    'soon',
    'late',
    'never',
    'gather',
  ]);
});

it('says of which week or round a duty is, or that the campaign has not begun', () => {
  expect(dutyWhere(duty({}))).toBe('The Marsh War · week 4');
  expect(dutyWhere(duty({ kind: 'REPORT_BATTLE', key: 'league:A>B' }))).toBe('The Marsh War · round 4');
  expect(dutyWhere(duty({ kind: 'BEGIN_CAMPAIGN', turn: 0 }))).toBe('The Marsh War · lobby');
  expect(dutyWhere(duty({ kind: 'ANSWER_REQUEST' }))).toBe('The Marsh War');
});
