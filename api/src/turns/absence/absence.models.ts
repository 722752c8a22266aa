import { Field, ID, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import type { AbsenceCode } from './absence-plan.js';

export const AbsenceCodeModel = {
  NOTHING_TO_ORDER: 'NOTHING_TO_ORDER',
  ORDER_SEALED: 'ORDER_SEALED',
  STANDING_ORDER: 'STANDING_ORDER',
  DELEGATE_MAY_ORDER: 'DELEGATE_MAY_ORDER',
  ON_LEAVE: 'ON_LEAVE',
  DEADLINE_MOVES: 'DEADLINE_MOVES',
  ARMY_DEFENDS: 'ARMY_DEFENDS',
  ORDER_REPEATED: 'ORDER_REPEATED',
  BOT_ORDERS: 'BOT_ORDERS',
  MISS_COUNTED: 'MISS_COUNTED',
  SEAT_OPENS: 'SEAT_OPENS',
} as const satisfies Record<AbsenceCode, AbsenceCode>;
registerEnumType(AbsenceCodeModel, {
  name: 'AbsenceCode',
  description: 'What happens to a seat whose player does nothing.',
  valuesMap: {
    NOTHING_TO_ORDER: { description: 'Nothing: the realm has fallen.' },
    ORDER_SEALED: { description: 'The order that the player has sealed is carried out.' },
    STANDING_ORDER: { description: 'The order that the player sealed in an earlier turn is carried out.' },
    DELEGATE_MAY_ORDER: { description: 'If the delegate has sealed an order, it is carried out.' },
    ON_LEAVE: { description: 'The player has declared leave, so it is no absence.' },
    DEADLINE_MOVES: { description: 'The campaign waits: the deadline moves by `hours`, `count` times more.' },
    ARMY_DEFENDS: { description: 'The army defends.' },
    ORDER_REPEATED: { description: 'The last order is repeated, if it is still possible.' },
    BOT_ORDERS: { description: 'A bot orders.' },
    MISS_COUNTED: { description: 'It is absence number `count` in a row, of `limit`.' },
    SEAT_OPENS: { description: 'It is absence number `count` in a row: the seat is open to another.' },
  },
});

@ObjectType('AbsenceStep', { description: 'One step of what happens if the viewer does nothing.' })
export class AbsenceStepModel {
  @Field(() => AbsenceCodeModel, { description: 'What happens.' })
  readonly code: string;

  @Field(() => Date, { nullable: true, description: 'When.' })
  readonly at: Date | null;

  @Field(() => Int, { nullable: true, description: 'By how many hours the deadline moves.' })
  readonly hours: number | null;

  @Field(() => Int, {
    nullable: true,
    description: 'How often more; of absences: how many in a row by then.',
  })
  readonly count: number | null;

  @Field(() => Int, { nullable: true, description: 'How many absences in a row open the seat.' })
  readonly limit: number | null;
}

@ObjectType('Leave', { description: 'Days on which a player has said he will be away.' })
export class LeaveModel {
  @Field(() => ID, { description: 'To cancel it by.' })
  readonly id: string;

  @Field({ description: 'Letter of the seat.' })
  readonly seat: string;

  @Field({ description: 'The first day, as 2026-08-01, by the calendar of the campaign’s zone.' })
  readonly from: string;

  @Field({ description: 'The last day.' })
  readonly to: string;
}
