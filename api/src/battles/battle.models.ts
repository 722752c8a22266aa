import { Field, ID, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import type { battleKinds } from '@pelagonia/rules';
import { AppointmentProposalModel, AppointmentStateModel } from './appointments/appointment.models.js';
import { BattleSideModel } from './battle-inputs.js';
import type { BattleStatus } from './battle-transitions.js';
import type { Settlement } from './battle.entity.js';
import type { Lapse } from './lapse.js';
import { BattleReportModel, VictoryPointsModel } from './reports/report.models.js';
import { NotFoughtFaultModel } from './rulings/ruling.models.js';
import {
  BriefingModel,
  OwnScenarioModel,
  ScenarioChooserModel,
  ScenarioSuggestionModel,
} from './scenarios/scenario.models.js';
import { StandInModel } from './stand-ins/stand-in.models.js';
import { BattleHonourModel } from './veterans/veteran.models.js';

export const BattleKindModel = {
  MEETING: 'meeting',
  FIELD: 'field',
  SIEGE: 'siege',
  ASSAULT: 'assault',
  CONTEST: 'contest',
  LEAGUE: 'league',
} as const satisfies Record<string, (typeof battleKinds)[number] | 'league'>;
registerEnumType(BattleKindModel, {
  name: 'BattleKind',
  description: 'What kind of battle came out of the orders.',
  valuesMap: {
    MEETING: { description: 'Two armies met on the way.' },
    FIELD: { description: 'A field army defends.' },
    SIEGE: { description: 'Field army and garrison defend a fortress.' },
    ASSAULT: { description: 'A garrison alone defends its fortress.' },
    CONTEST: { description: 'A late comer fights the army that took the place first.' },
    LEAGUE: { description: 'A fixture of a league.' },
  },
});

export const BattleStatusModel = {
  READY: 'ready',
  APPOINTED: 'appointed',
  POSTPONED: 'postponed',
  REPORTED: 'reported',
  DISPUTED: 'disputed',
  SETTLED: 'settled',
  VOID: 'void',
} as const satisfies Record<string, BattleStatus>;
registerEnumType(BattleStatusModel, {
  name: 'BattleStatus',
  description: 'How far a battle has come.',
  valuesMap: {
    READY: { description: 'It can be fought; no time is agreed yet.' },
    APPOINTED: { description: 'Both sides have agreed when and where.' },
    POSTPONED: { description: 'Put off; no time is agreed yet.' },
    REPORTED: { description: 'One side has told the result; the other has not confirmed it yet.' },
    DISPUTED: { description: 'The sides tell different results; the referee decides.' },
    SETTLED: { description: 'Its result counts.' },
    VOID: { description: 'It no longer follows from what happened before it.' },
  },
});

export const SettlementModel = {
  CONFIRMED: 'confirmed',
  SILENCE: 'silence',
  RULED: 'ruled',
  NOT_FOUGHT: 'notFought',
  DICE: 'dice',
} as const satisfies Record<string, Settlement>;
registerEnumType(SettlementModel, {
  name: 'Settlement',
  description: 'How a result came to count.',
  valuesMap: {
    CONFIRMED: { description: 'One side reported it and the other confirmed.' },
    SILENCE: { description: 'One side reported it and the other said nothing in time.' },
    RULED: { description: 'The referee entered it.' },
    NOT_FOUGHT: { description: 'It was not fought; the campaign’s settings say what follows.' },
    DICE: {
      description:
        'The turn’s dice decided: at the referee’s word, since bots held both sides, or since time was up against one.',
    },
  },
});

export const BattleLapseModel = {
  REFEREE: 'referee',
  DICE: 'dice',
  NOT_FOUGHT: 'notFought',
} as const satisfies Record<string, Lapse['kind']>;
registerEnumType(BattleLapseModel, {
  name: 'BattleLapse',
  description: 'What becomes of a battle that has no result when its time is over.',
  valuesMap: {
    REFEREE: { description: 'The referee is told and decides.' },
    DICE: {
      description: 'The turn’s dice decide, since a bot or a garrison without an owner is on one side.',
    },
    NOT_FOUGHT: {
      description:
        'It counts as not fought by the fault of the seat that everybody has left, as the campaign’s settings say.',
    },
  },
});

@ObjectType('BattleSummary', { description: 'A battle in short, as the map of a turn shows it.' })
export class BattleSummaryModel {
  @Field(() => ID, { description: 'Its name within the turn, such as `field:b-res:A>B`.' })
  readonly key: string;

  @Field(() => BattleKindModel, { description: 'Its kind.' })
  readonly kind: string;

  @Field(() => ID, { nullable: true, description: 'Where it is fought.' })
  readonly territory: string | null;

  @Field({ description: 'Letter of the attacker’s seat.' })
  readonly attacker: string;

  @Field({ description: 'Letter of the defender’s seat, or `nobody`.' })
  readonly defender: string;

  @Field(() => BattleStatusModel, { description: 'How far it has come.' })
  readonly status: string;

  @Field(() => String, {
    nullable: true,
    description: 'Letter of the winner; absent: not settled, or a draw.',
  })
  readonly winner: string | null;

  @Field({ description: 'Whether it ended in a draw.' })
  readonly draw: boolean;
}

@ObjectType('Battle', { description: 'A battle to be fought on a real table.' })
export class BattleModel extends BattleSummaryModel {
  @Field(() => Int, { description: 'The turn it came out of.' })
  readonly turn: number;

  @Field(() => Int, { description: 'Points the attacker fields.' })
  readonly attackerPoints: number;

  @Field(() => Int, { description: 'Points the defender fields, the garrison’s included.' })
  readonly defenderPoints: number;

  @Field(() => Int, { description: 'How many of the defender’s points are a garrison.' })
  readonly garrison: number;

  @Field(() => Date, { nullable: true, description: 'When it should have been fought.' })
  readonly dueAt: Date | null;

  @Field(() => BattleLapseModel, {
    nullable: true,
    description: 'What happens then, as things stand, if it has no result; absent once one was reported.',
  })
  readonly whenOverdue: string | null;

  @Field(() => SettlementModel, { nullable: true, description: 'How its result came to count.' })
  readonly settlement: string | null;

  @Field(() => NotFoughtFaultModel, {
    nullable: true,
    description: 'Whose fault it was, if it was not fought.',
  })
  readonly fault: string | null;

  @Field(() => String, { nullable: true, description: 'Why the referee settled it so.' })
  readonly reason: string | null;

  @Field(() => VictoryPointsModel, { nullable: true, description: 'As far as they were told.' })
  readonly victoryPoints: VictoryPointsModel | null;

  @Field(() => BattleSideModel, { nullable: true, description: 'The side that the viewer plays.' })
  readonly mySide: string | null;

  @Field(() => [StandInModel], { description: 'Who plays in a player’s stead.' })
  readonly standIns: readonly StandInModel[];

  @Field({ description: 'Whether it was not fought in time; the referee has been told.' })
  readonly overdue: boolean;

  @Field(() => AppointmentStateModel, { description: 'How far the sides have come in finding a time.' })
  readonly appointment: string;

  @Field(() => Date, { nullable: true, description: 'The time they agreed on.' })
  readonly appointedFor: Date | null;

  @Field(() => String, {
    nullable: true,
    description: 'The place they agreed on; only the two sides and the referees see it.',
  })
  readonly place: string | null;

  @Field(() => [AppointmentProposalModel], {
    description: 'What was proposed, the oldest first; only the two sides and the referees see it.',
  })
  readonly proposals: readonly AppointmentProposalModel[];

  @Field(() => Date, { nullable: true, description: 'When silence confirms what was reported.' })
  readonly confirmBy: Date | null;

  @Field(() => [BattleReportModel], { description: 'What was reported, the oldest first.' })
  readonly reports: readonly BattleReportModel[];

  @Field(() => ID, { nullable: true, description: 'The scenario of the library that is played.' })
  readonly scenario: string | null;

  @Field(() => ScenarioChooserModel, { nullable: true, description: 'Who settled what is played.' })
  readonly scenarioBy: string | null;

  @Field(() => OwnScenarioModel, { nullable: true, description: 'The referee’s own scenario.' })
  readonly ownScenario: OwnScenarioModel | null;

  @Field(() => [ScenarioSuggestionModel], { description: 'What suits the place, the best first.' })
  readonly suggestions: readonly ScenarioSuggestionModel[];

  @Field(() => ID, { nullable: true, description: 'What one side would rather play.' })
  readonly scenarioProposed: string | null;

  @Field(() => BattleSideModel, { nullable: true, description: 'Which side.' })
  readonly scenarioProposedBy: string | null;

  @Field(() => [BriefingModel], {
    description: 'Secret briefings that the viewer may read: his side’s, and those he wrote as referee.',
  })
  readonly briefings: readonly BriefingModel[];

  @Field(() => BattleHonourModel, {
    nullable: true,
    description: 'What the winner was rolled; absent where nobody has won, or veterans are not played.',
  })
  readonly honour: BattleHonourModel | null;
}
