import { Field, InputType, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import { BattleInput, BattleSideModel } from '../battle-inputs.js';
import type { AppointmentState } from '../battle.entity.js';
import type { ProposalAnswer } from './battle-proposal.entity.js';

export const AppointmentStateModel = {
  NONE: 'none',
  PROPOSED: 'proposed',
  NO_TIME_YET: 'noTimeYet',
  AGREED: 'agreed',
} as const satisfies Record<string, AppointmentState>;
registerEnumType(AppointmentStateModel, {
  name: 'AppointmentState',
  description: 'How far the sides have come in finding a time.',
  valuesMap: {
    NONE: { description: 'Nobody has proposed anything.' },
    PROPOSED: { description: 'One side has proposed times; the other has not answered.' },
    NO_TIME_YET: { description: 'The sides have talked and found no time yet.' },
    AGREED: { description: 'Both have agreed.' },
  },
});

export const ProposalAnswerModel = {
  ACCEPTED: 'accepted',
  DECLINED: 'declined',
  REPLACED: 'replaced',
} as const satisfies Record<string, ProposalAnswer>;
registerEnumType(ProposalAnswerModel, {
  name: 'ProposalAnswer',
  description: 'What became of proposed times.',
  valuesMap: {
    ACCEPTED: { description: 'One of them was accepted.' },
    DECLINED: { description: 'None of them would do.' },
    REPLACED: { description: 'Others were proposed instead, or they were taken back.' },
  },
});

@ObjectType('AppointmentProposal', { description: 'Times and a place that one side has proposed.' })
export class AppointmentProposalModel {
  @Field(() => Int, { description: 'From 1 up; an answer names it.' })
  readonly number: number;

  @Field(() => BattleSideModel, { description: 'Who proposes.' })
  readonly side: string;

  @Field(() => [Date], { description: 'The times, any of which would do.' })
  readonly times: readonly Date[];

  @Field({ description: 'Where.' })
  readonly place: string;

  @Field(() => ProposalAnswerModel, {
    nullable: true,
    description: 'What became of it; absent while it waits.',
  })
  readonly answer: string | null;
}

@InputType({ description: 'Times and a place to fight a battle.' })
export class ProposeAppointmentInput extends BattleInput {
  @Field(() => [Date], {
    description: 'One to five times to come, within the battle’s window; beyond it only once it is overdue.',
  })
  readonly times: readonly Date[];

  @Field({ description: 'Where, in up to 200 characters; only the two sides and the referees see it.' })
  readonly place: string;
}

@InputType({ description: 'The time that suits of those proposed.' })
export class AcceptAppointmentInput extends BattleInput {
  @Field(() => Int, {
    description: 'Number of the proposal that was seen; a newer one is not accepted by mistake.',
  })
  readonly number: number;

  @Field(() => Date, { description: 'One of its times.' })
  readonly time: Date;
}

@InputType({ description: 'That there is no time yet.' })
export class DeclineAppointmentInput extends BattleInput {}
