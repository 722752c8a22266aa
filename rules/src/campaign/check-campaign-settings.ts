import {
  drawnDefenceSettings,
  meetingSettings,
  missingOrderSettings,
  orphansSettings,
  type ConquestSettings,
} from '../conquest/conquest-settings.js';
import { type Checked, faultSheet } from '../input/fault.js';
import {
  choice,
  flag,
  kinds,
  list,
  object,
  optional,
  type Read,
  reader,
  whole,
} from '../input/read-value.js';
import {
  leagueRankings,
  leagueRounds,
  type LeagueSettings,
  leagueTieBreaks,
  leagueWithdrawals,
} from '../league/league-settings.js';
import { rosterSecrecies } from '../rosters/roster-secrecy.js';
import { sealedVisibilities } from '../views/turn-record.js';
import type { Cadence } from './cadence.js';
import {
  type AbsenceSettings,
  type CampaignSettings,
  type NotFoughtEffect,
  type NotFoughtFault,
  notFoughtEffects,
} from './campaign-settings.js';
import { isTimeZone } from './zoned-time.js';

const timeShape = /^([01]\d|2[0-3]):[0-5]\d$/;

const time: Read<string> = reader({ type: 'string', pattern: timeShape.source }, (value, where, report) => {
  if (typeof value === 'string' && timeShape.test(value)) return value;
  report('INPUT_SHAPE', where, { expected: 'time' });
  return undefined;
});

const timeZone: Read<string> = reader({ type: 'string' }, (value, where, report) => {
  if (typeof value === 'string' && value.length <= 60 && isTimeZone(value)) return value;
  report('INPUT_SHAPE', where, { expected: 'timeZone' });
  return undefined;
});

type CadenceOf<Kind extends Cadence['kind']> = Extract<Cadence, { kind: Kind }>;

const cadence = kinds<Cadence>({
  weekly: object<CadenceOf<'weekly'>>({
    kind: choice(['weekly']),
    weeks: whole(1, 8),
    weekday: whole(1, 7),
    time,
  }),
  days: object<CadenceOf<'days'>>({ kind: choice(['days']), days: whole(1, 60), time }),
  duration: object<CadenceOf<'duration'>>({ kind: choice(['duration']), hours: whole(1, 1440) }),
  manual: object<CadenceOf<'manual'>>({ kind: choice(['manual']) }),
});

const armyPoints = whole(0, 100_000);

const conquest = object<ConquestSettings>({
  meeting: choice(meetingSettings),
  drawnDefence: choice(drawnDefenceSettings),
  orphans: choice(orphansSettings),
  missingOrder: choice(missingOrderSettings),
  turnLimit: optional(whole(1, 200)) as Read<number>,
  capitalPoints: armyPoints,
  resourcePoints: armyPoints,
  garrisonPoints: armyPoints,
});

const leaguePoints = whole(0, 100);

const league = object<LeagueSettings>({
  rounds: choice(leagueRounds),
  rankedBy: choice(leagueRankings),
  points: object<LeagueSettings['points']>({ win: leaguePoints, draw: leaguePoints, loss: leaguePoints }),
  tieBreaks: list(choice(leagueTieBreaks)),
  withdrawals: choice(leagueWithdrawals),
});

const absence = object<AbsenceSettings>({
  leaveDays: whole(0, 365),
  extensions: whole(0, 20),
  extensionHours: whole(1, 336),
  missesUntilOpen: whole(0, 50),
  botHoldsOpenSeat: flag,
});

const effect = choice(notFoughtEffects);

const settings = object<CampaignSettings>({
  conquest,
  league,
  veterancy: flag,
  cadence,
  timeZone,
  sealedVisibility: choice(sealedVisibilities),
  earlyLock: flag,
  reminderHours: list(whole(1, 336)),
  choiceHours: whole(1, 720),
  battleDays: whole(1, 120),
  confirmHours: whole(0, 720),
  notFought: object<Record<NotFoughtFault, NotFoughtEffect>>({
    nobody: effect,
    attacker: effect,
    defender: effect,
    both: effect,
  }),
  absence,
  pauseDays: whole(1, 90),
  refereeMayPlay: flag,
  rosterSecrecy: choice(rosterSecrecies),
  persistentArmies: flag,
});

/** The door for what an organiser settles: sound settings, or all that is wrong with them. */
export function checkCampaignSettings(input: unknown): Checked<CampaignSettings> {
  const { faults, report } = faultSheet();
  const draft = settings(input, '', report);
  return faults.length > 0 ? { ok: false, faults } : { ok: true, value: draft as CampaignSettings };
}
