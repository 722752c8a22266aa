import { describe, expect, it } from 'vitest';
import type { SettingsFragment } from '../generated/operations.js';
import { cadenceInput, draftOf, settingsInput } from './settings-draft.js';

const settings: SettingsFragment = {
  __typename: 'CampaignSettings',
  timeZone: 'Europe/Madrid',
  veterancy: true,
  rosterSecrecy: 'OPEN',
  persistentArmies: false,
  sealedVisibility: 'WHO',
  earlyLock: false,
  reminderHours: [24],
  choiceHours: 48,
  battleDays: 14,
  confirmHours: 72,
  pauseDays: 28,
  refereeMayPlay: false,
  cadence: {
    __typename: 'Cadence',
    kind: 'DURATION',
    weeks: null,
    weekday: null,
    days: null,
    hours: 6,
    time: null,
  },
  conquest: {
    __typename: 'ConquestSettings',
    meeting: 'PLAYERS',
    drawnDefence: 'HOLDS',
    orphans: 'UNOWNED',
    missingOrder: 'DEFEND',
    turnLimit: null,
    capitalPoints: 2000,
    resourcePoints: 1000,
    garrisonPoints: 1000,
  },
  league: {
    __typename: 'LeagueSettings',
    rounds: 'SINGLE',
    rankedBy: 'WINS',
    points: { __typename: 'LeaguePoints', win: 3, draw: 1, loss: 0 },
    tieBreaks: ['HEAD_TO_HEAD'],
    withdrawals: 'STAND',
  },
  notFought: {
    __typename: 'NotFoughtSettings',
    nobody: 'ATTACK_FAILS',
    attacker: 'ATTACK_FAILS',
    defender: 'ATTACK_SUCCEEDS',
    both: 'DICE',
  },
  absence: {
    __typename: 'AbsenceSettings',
    leaveDays: 21,
    extensions: 1,
    extensionHours: 24,
    missesUntilOpen: 3,
    botHoldsOpenSeat: true,
  },
};

describe('settings being filled in', () => {
  it('go back as they came, without a word of the cache', () => {
    const input = settingsInput(draftOf(settings), 'CONQUEST');
    expect(JSON.stringify(input)).not.toContain('__typename');
    expect(input.cadence).toEqual({ kind: 'DURATION', hours: 6 });
    expect(input.conquest?.turnLimit).toBeNull();
    expect(input.notFought?.both).toBe('DICE');
  });

  it('send of a cadence only what belongs to its kind, and begin each kind with something sensible', () => {
    const draft = draftOf(settings);
    draft.cadence.kind = 'WEEKLY';
    expect(cadenceInput(draft.cadence)).toEqual({ kind: 'WEEKLY', weeks: 1, weekday: 7, time: '20:00' });
    draft.cadence.kind = 'MANUAL';
    expect(cadenceInput(draft.cadence)).toEqual({ kind: 'MANUAL' });
  });

  it('are a copy: what is changed in the draft leaves the settings alone', () => {
    const draft = draftOf(settings);
    draft.absence.leaveDays = 0;
    draft.reminderHours.push(2);
    expect(settings.absence.leaveDays).toBe(21);
    expect(settings.reminderHours).toEqual([24]);
  });
});

it('a number that was emptied is sent as one that no setting may have, so that its field is pointed at', () => {
  const draft = draftOf(settings);
  draft.choiceHours = null;
  draft.absence.leaveDays = null;
  draft.cadence.hours = null;
  const input = settingsInput(draft, 'CONQUEST');
  expect([input.choiceHours, input.absence?.leaveDays, input.cadence?.hours]).toEqual([-1, -1, -1]);
});

it('armies that last are left out where a war became a league', () => {
  const draft = { ...draftOf(settings), persistentArmies: true };
  expect(settingsInput(draft, 'CONQUEST').persistentArmies).toBe(true);
  expect(settingsInput(draft, 'LEAGUE').persistentArmies).toBe(false);
});
