import { type ConquestSettings, bookSettings } from '../conquest/conquest-settings.js';
import { bookLeagueSettings, type LeagueSettings } from '../league/league-settings.js';
import type { SealedVisibility } from '../views/turn-record.js';
import type { RosterSecrecy } from '../rosters/roster-secrecy.js';
import { type Cadence, usualCadence } from './cadence.js';

/** What a battle that was not fought does to the map. HOUSE. */
export const notFoughtEffects = ['attackFails', 'attackSucceeds', 'dice'] as const;
export type NotFoughtEffect = (typeof notFoughtEffects)[number];

/** Whose fault it was that a battle was not fought. */
export const notFoughtFaults = ['nobody', 'attacker', 'defender', 'both'] as const;
export type NotFoughtFault = (typeof notFoughtFaults)[number];

/** What happens to whoever gives no order in time, step by step. HOUSE. */
export interface AbsenceSettings {
  /** Days of leave that each seat may declare over the campaign; turns that end in them count as no absence. */
  readonly leaveDays: number;
  /** How often the deadline is moved for an absent seat, over the campaign. */
  readonly extensions: number;
  readonly extensionHours: number;
  /** After so many turns missed in a row the seat is open to another; nought: never. */
  readonly missesUntilOpen: number;
  /** Whether a bot orders for an open seat until somebody takes it. */
  readonly botHoldsOpenSeat: boolean;
}

/** All that an organiser settles before a campaign begins. */
export interface CampaignSettings {
  readonly conquest: ConquestSettings;
  readonly league: LeagueSettings;
  readonly veterancy: boolean;
  readonly cadence: Cadence;
  /** Where the deadlines' clocks hang. */
  readonly timeZone: string;
  /** O2: what others are told of sealed orders before the reveal. */
  readonly sealedVisibility: SealedVisibility;
  /** Whether orders are revealed as soon as everybody has sealed. */
  readonly earlyLock: boolean;
  /** Before the deadline, whoever has not sealed is reminded so many hours. */
  readonly reminderHours: readonly number[];
  /** How long a choice may wait for its owner. */
  readonly choiceHours: number;
  /** How long after the reveal battles should be fought. */
  readonly battleDays: number;
  /** B5: after so many hours of silence a reported result counts as confirmed; nought: never. */
  readonly confirmHours: number;
  readonly notFought: Readonly<Record<NotFoughtFault, NotFoughtEffect>>;
  readonly absence: AbsenceSettings;
  /** So many days an organiser may pause in any `pausedTurns` turns together; each pause ends by itself. */
  readonly pauseDays: number;
  readonly refereeMayPlay: boolean;
  /** Until when a side's roster is kept from the other. HOUSE. */
  readonly rosterSecrecy: RosterSecrecy;
  /** S3: whether armies with their losses and recruits carry over from battle to battle. HOUSE. */
  readonly persistentArmies: boolean;
}

/** Turns in a row that share the days of `pauseDays`: a pause in every turn would put off the end for ever. HOUSE. */
export const pausedTurns = 4;

export const usualSettings: CampaignSettings = {
  conquest: { ...bookSettings, turnLimit: 12 },
  league: bookLeagueSettings,
  veterancy: true,
  cadence: usualCadence,
  timeZone: 'Europe/Madrid',
  sealedVisibility: 'who',
  earlyLock: false,
  reminderHours: [24],
  choiceHours: 48,
  battleDays: 14,
  confirmHours: 72,
  notFought: {
    nobody: 'attackFails',
    attacker: 'attackFails',
    defender: 'attackSucceeds',
    both: 'attackFails',
  },
  absence: {
    leaveDays: 21,
    extensions: 1,
    extensionHours: 24,
    missesUntilOpen: 3,
    botHoldsOpenSeat: true,
  },
  pauseDays: 28,
  refereeMayPlay: false,
  rosterSecrecy: 'open',
  persistentArmies: false,
};
