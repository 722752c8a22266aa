import { Field, HideField, ID, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import type { TurnPhase } from '@pelagonia/rules';
import { BattleSummaryModel } from '../../battles/battle.models.js';
import type { Attendance, OrderSource } from '../../orders/revealed-order.entity.js';

export const TurnPhaseModel = {
  ORDERING: 'ordering',
  LOCKED: 'locked',
  REVEALED: 'revealed',
  ENDED: 'ended',
} as const satisfies Record<string, TurnPhase>;
registerEnumType(TurnPhaseModel, {
  name: 'TurnPhase',
  description: 'The life of a turn.',
  valuesMap: {
    ORDERING: { description: 'Orders may be sealed and changed.' },
    LOCKED: { description: 'Nothing can be changed; the commitments are listed.' },
    REVEALED: { description: 'All orders lie open; battles are fought.' },
    ENDED: { description: 'It is over, and the seed of its dice is published.' },
  },
});

export const OrderSourceModel = {
  SEALED: 'sealed',
  STANDING: 'standing',
  DELEGATE: 'delegate',
  REPEAT: 'repeat',
  BOT: 'bot',
  DEFAULT: 'default',
} as const satisfies Record<string, OrderSource>;
registerEnumType(OrderSourceModel, {
  name: 'OrderSource',
  description: 'Where a seat’s order came from.',
  valuesMap: {
    SEALED: { description: 'The player sealed it in this turn.' },
    STANDING: { description: 'The player sealed it in an earlier turn for this one.' },
    DELEGATE: { description: 'The player’s delegate sealed it.' },
    REPEAT: { description: 'None was given; the last one was repeated.' },
    BOT: { description: 'None was given; a bot ordered.' },
    DEFAULT: { description: 'None was given; the army defended.' },
  },
});

export const AttendanceModel = {
  PRESENT: 'present',
  LEAVE: 'leave',
  ABSENT: 'absent',
  VACANT: 'vacant',
  ELIMINATED: 'eliminated',
} as const satisfies Record<string, Attendance>;
registerEnumType(AttendanceModel, {
  name: 'Attendance',
  description: 'Whether somebody ordered for a seat that had something to order; settled once, at the lock.',
  valuesMap: {
    PRESENT: { description: 'There was an order.' },
    LEAVE: { description: 'There was none, and the player had declared leave.' },
    ABSENT: { description: 'There was none, and nobody had provided for it.' },
    VACANT: { description: 'Nobody plays the seat.' },
    ELIMINATED: { description: 'It had nothing to order.' },
  },
});

@ObjectType('Commitment', { description: 'What was published of a sealed order at the lock.' })
export class CommitmentModel {
  @Field(() => String, { nullable: true, description: 'Letter of the seat, where the campaign tells it.' })
  readonly seat: string | null;

  @Field({ description: 'SHA-256 of the sealed order and its nonce.' })
  readonly commitment: string;
}

@ObjectType('Holding', {
  description: 'A territory that some seat holds; those not listed belong to nobody.',
})
export class HoldingModel {
  @Field(() => ID, { description: 'Id of the territory on the map.' })
  readonly territory: string;

  @Field({ description: 'Letter of the seat that holds it.' })
  readonly seat: string;

  @Field({ description: 'Whether it is a razed capital.' })
  readonly ruins: boolean;

  @Field(() => Int, { description: 'Points of its garrison.' })
  readonly garrison: number;

  @Field(() => String, { nullable: true, description: 'The referee’s name for it; absent: the map’s.' })
  readonly name: string | null;
}

@ObjectType('SealedTally', {
  description: 'What is told of sealed orders before the reveal: as much as the campaign’s settings allow.',
})
export class SealedTallyModel {
  @Field(() => [String], {
    nullable: true,
    description: 'Letters of the seats that have sealed, where told.',
  })
  readonly seats: readonly string[] | null;

  @Field(() => Int, { nullable: true, description: 'How many have sealed, where told.' })
  readonly count: number | null;
}

@ObjectType({ isAbstract: true })
abstract class GivenOrder {
  @Field(() => ID, { nullable: true, description: 'The territory to attack; absent: defend.' })
  readonly attack: string | null;

  @Field(() => ID, { nullable: true, description: 'The territory to march from, where one was named.' })
  readonly from: string | null;

  @Field(() => [String], { description: 'Standing answer: whom to fight first.' })
  readonly fightFirst: readonly string[];

  @Field(() => String, {
    nullable: true,
    description: 'Standing answer if another has taken the target: `fight` or `withdraw`.',
  })
  readonly ifTaken: string | null;
}

@ObjectType('RevealedOrder', { description: 'An order that lies open.' })
export class RevealedOrderModel extends GivenOrder {
  @Field({ description: 'Letter of the seat.' })
  readonly seat: string;

  @Field(() => OrderSourceModel, { description: 'Where it came from.' })
  readonly source: string;

  @Field(() => AttendanceModel, { description: 'Whether the seat was absent, and why not.' })
  readonly attendance: string;

  @Field({
    description: 'Whether there is an order to be seen; what a bot or the default did is in the log.',
  })
  readonly given: boolean;

  @Field(() => String, { nullable: true, description: 'The chance that went into its commitment.' })
  readonly nonce: string | null;

  @Field(() => String, { nullable: true, description: 'Its commitment.' })
  readonly commitment: string | null;
}

@ObjectType('MyOrder', { description: 'An order that the viewer has sealed himself; nobody else sees it.' })
export class MyOrderModel extends GivenOrder {
  @Field(() => Int, { description: 'The turn it is for.' })
  readonly turn: number;

  @Field({ description: 'Letter of the seat it is for.' })
  readonly seat: string;

  @Field({ description: 'Whether it was given in an earlier turn than its own.' })
  readonly standing: boolean;

  @Field({ description: 'What is published of it at the lock.' })
  readonly commitment: string;

  @Field({ description: 'The chance that went into the commitment; secret until the reveal.' })
  readonly nonce: string;

  @Field({ description: 'When it was sealed.' })
  readonly sealedAt: Date;
}

@ObjectType('ExtensionVote', { description: 'The players’ vote on moving the deadline.' })
export class ExtensionVoteModel {
  @Field({ description: 'Letter of the seat that proposed it.' })
  readonly proposedBy: string;

  @Field(() => Int, { description: 'By how many hours the deadline is to move.' })
  readonly hours: number;

  @Field({ description: 'Why.' })
  readonly reason: string;

  @Field(() => [String], { description: 'Letters of the seats in favour.' })
  readonly inFavour: readonly string[];

  @Field(() => [String], { description: 'Letters of the seats against.' })
  readonly against: readonly string[];
}

@ObjectType('DieRoll', { description: 'A die of the turn.' })
export class DieRollModel {
  @Field({ description: 'What it was rolled for.' })
  readonly purpose: string;

  @Field(() => Int, { description: 'The how manieth of its purpose, from 1.' })
  readonly counter: number;

  @Field(() => Int, { description: 'How many sides it has.' })
  readonly sides: number;

  @Field(() => Int, { description: 'What it showed.' })
  readonly face: number;
}

/** What takes more than the turn's own row is looked up when it is asked for. */
@ObjectType('Turn', { description: 'A turn of a campaign, as far as the viewer may know it.' })
export class TurnModel {
  @HideField()
  readonly campaignId: string;

  @Field(() => Int, { description: 'From 1 up.' })
  readonly number: number;

  @Field(() => TurnPhaseModel, { description: 'How far it has come.' })
  readonly phase: string;

  @Field({ description: 'When it began.' })
  readonly openedAt: Date;

  @Field(() => Date, {
    nullable: true,
    description: 'When orders are locked; absent: when an organiser says so.',
  })
  readonly deadline: Date | null;

  @Field(() => Date, { nullable: true, description: 'When all orders were laid open.' })
  readonly revealedAt: Date | null;

  @Field(() => Date, { nullable: true, description: 'When it was over.' })
  readonly endedAt: Date | null;

  @Field(() => SealedTallyModel, {
    nullable: true,
    description: 'Who has sealed, or how many have; absent where the campaign tells neither.',
  })
  readonly sealed: Promise<SealedTallyModel | null>;

  @Field(() => MyOrderModel, {
    nullable: true,
    description: 'What the viewer himself has sealed for it; it is listed among the orders after the reveal.',
  })
  readonly myOrder: Promise<MyOrderModel | null>;

  @Field(() => [CommitmentModel], { description: 'From the lock on, as far as the campaign tells them.' })
  readonly commitments: Promise<readonly CommitmentModel[]>;

  @Field(() => [RevealedOrderModel], { description: 'All orders, from the reveal on.' })
  readonly orders: Promise<readonly RevealedOrderModel[]>;

  @Field(() => [HoldingModel], { description: 'Who held which territory when it began.' })
  readonly holdings: readonly HoldingModel[];

  @Field(() => [BattleSummaryModel], {
    description: 'The battles that came out of it, in short; `battle` tells all of one.',
  })
  readonly battles: Promise<readonly BattleSummaryModel[]>;

  @Field(() => ExtensionVoteModel, { nullable: true, description: 'The vote on its deadline that is open.' })
  readonly extensionVote: Promise<ExtensionVoteModel | null>;

  @Field({ description: 'Published before the turn opened: it binds the dice.' })
  readonly diceCommitment: string;

  @Field(() => String, { nullable: true, description: 'The secret of the dice, once the turn has ended.' })
  readonly diceSeed: Promise<string | null>;

  @Field(() => [DieRollModel], { description: 'What was rolled, once the turn has ended.' })
  readonly rolls: Promise<readonly DieRollModel[]>;
}
