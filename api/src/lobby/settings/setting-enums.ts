import { registerEnumType } from '@nestjs/graphql';
import type {
  Cadence,
  ConquestSettings,
  LeagueSettings,
  LeagueTieBreak,
  NotFoughtEffect,
  RosterSecrecy,
  SealedVisibility,
} from '@pelagonia/rules';

export const MeetingModel = {
  PLAYERS: 'players',
  SAME_ROAD: 'sameRoad',
} as const satisfies Record<string, ConquestSettings['meeting']>;
registerEnumType(MeetingModel, {
  name: 'MeetingSetting',
  description: 'R1: when two armies meet on the way.',
  valuesMap: {
    PLAYERS: { description: 'When each attacks anything of the other’s.' },
    SAME_ROAD: { description: 'Only when they march along the same road.' },
  },
});

export const DrawnDefenceModel = {
  HOLDS: 'holds',
  SPENT: 'spent',
} as const satisfies Record<string, ConquestSettings['drawnDefence']>;
registerEnumType(DrawnDefenceModel, {
  name: 'DrawnDefenceSetting',
  description: 'R5: what a draw does to a defender.',
  valuesMap: {
    HOLDS: { description: 'He goes on to the next battle.' },
    SPENT: { description: 'He fights no more this turn.' },
  },
});

export const OrphansModel = {
  UNOWNED: 'unowned',
  CAPTOR: 'captor',
} as const satisfies Record<string, ConquestSettings['orphans']>;
registerEnumType(OrphansModel, {
  name: 'OrphansSetting',
  description: 'R12: to whom the lands of a fallen realm go.',
  valuesMap: {
    UNOWNED: { description: 'To nobody.' },
    CAPTOR: { description: 'To whoever took the capital.' },
  },
});

export const MissingOrderModel = {
  DEFEND: 'defend',
  REPEAT: 'repeat',
  BOT: 'bot',
} as const satisfies Record<string, ConquestSettings['missingOrder']>;
registerEnumType(MissingOrderModel, {
  name: 'MissingOrderSetting',
  description: 'O3: what is done for a seat that gave no order.',
  valuesMap: {
    DEFEND: { description: 'It defends.' },
    REPEAT: { description: 'It does as in the turn before, if it still can.' },
    BOT: { description: 'A bot orders for it.' },
  },
});

export const SealedVisibilityModel = {
  WHO: 'who',
  COUNT: 'count',
  NOTHING: 'nothing',
} as const satisfies Record<string, SealedVisibility>;
registerEnumType(SealedVisibilityModel, {
  name: 'SealedVisibility',
  description: 'O2: what others are told of sealed orders before the reveal.',
  valuesMap: {
    WHO: { description: 'Who has sealed.' },
    COUNT: { description: 'How many have.' },
    NOTHING: { description: 'Nothing at all.' },
  },
});

export const NotFoughtModel = {
  ATTACK_FAILS: 'attackFails',
  ATTACK_SUCCEEDS: 'attackSucceeds',
  DICE: 'dice',
} as const satisfies Record<string, NotFoughtEffect>;
registerEnumType(NotFoughtModel, {
  name: 'NotFoughtEffect',
  description: 'What a battle that was not fought does to the map.',
  valuesMap: {
    ATTACK_FAILS: { description: 'As if the attack had failed.' },
    ATTACK_SUCCEEDS: { description: 'As if the attack had succeeded.' },
    DICE: { description: 'Dice decide.' },
  },
});

export const CadenceKindModel = {
  WEEKLY: 'weekly',
  DAYS: 'days',
  DURATION: 'duration',
  MANUAL: 'manual',
} as const satisfies Record<string, Cadence['kind']>;
registerEnumType(CadenceKindModel, {
  name: 'CadenceKind',
  description: 'How the end of a turn is counted.',
  valuesMap: {
    WEEKLY: { description: 'On a weekday at a time of day, every so many weeks.' },
    DAYS: { description: 'So many days after it began, at a time of day.' },
    DURATION: { description: 'So many hours after it began, whatever the clocks do.' },
    MANUAL: { description: 'When an organiser says so.' },
  },
});

export const LeagueRoundsModel = {
  SINGLE: 'single',
  DOUBLE: 'double',
} as const satisfies Record<string, LeagueSettings['rounds']>;
registerEnumType(LeagueRoundsModel, {
  name: 'LeagueRoundsSetting',
  description: 'How often two players of a league meet.',
  valuesMap: {
    SINGLE: { description: 'Once.' },
    DOUBLE: { description: 'Once on each other’s ground.' },
  },
});

export const LeagueRankingModel = {
  WINS: 'wins',
  POINTS: 'points',
} as const satisfies Record<string, LeagueSettings['rankedBy']>;
registerEnumType(LeagueRankingModel, {
  name: 'LeagueRankingSetting',
  description: 'What the table of a league is ranked by.',
  valuesMap: {
    WINS: { description: 'Battles won.' },
    POINTS: { description: 'Points for wins, draws and defeats.' },
  },
});

export const LeagueTieBreakModel = {
  HEAD_TO_HEAD: 'headToHead',
  VICTORY_POINT_DIFFERENCE: 'victoryPointDifference',
  VICTORY_POINTS: 'victoryPoints',
  DRAWS: 'draws',
} as const satisfies Record<string, LeagueTieBreak>;
registerEnumType(LeagueTieBreakModel, {
  name: 'LeagueTieBreak',
  description: 'What parts those whom the ranking of a league leaves level.',
  valuesMap: {
    HEAD_TO_HEAD: { description: 'The battles they fought among themselves.' },
    VICTORY_POINT_DIFFERENCE: { description: 'Victory points scored, less those conceded.' },
    VICTORY_POINTS: { description: 'Victory points scored.' },
    DRAWS: { description: 'Battles drawn.' },
  },
});

export const LeagueWithdrawalsModel = {
  STAND: 'stand',
  ANNULLED: 'annulled',
} as const satisfies Record<string, LeagueSettings['withdrawals']>;
registerEnumType(LeagueWithdrawalsModel, {
  name: 'LeagueWithdrawalsSetting',
  description: 'What becomes of the battles of somebody who leaves a league.',
  valuesMap: {
    STAND: { description: 'They stand.' },
    ANNULLED: { description: 'They count for nobody.' },
  },
});

export const RosterSecrecyModel = {
  OPEN: 'open',
  UNTIL_BOTH_IN: 'untilBothIn',
  UNTIL_BATTLE: 'untilBattle',
} as const satisfies Record<string, RosterSecrecy>;
registerEnumType(RosterSecrecyModel, {
  name: 'RosterSecrecy',
  description: 'Until when a side’s roster is kept from the other.',
  valuesMap: {
    OPEN: { description: 'Both sides read both at once.' },
    UNTIL_BOTH_IN: { description: 'Until both are handed in; neither can be changed then.' },
    UNTIL_BATTLE: { description: 'Until the agreed time comes or a result is told.' },
  },
});
