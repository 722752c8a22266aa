import { Field, Int, ObjectType } from '@nestjs/graphql';

@ObjectType('SeatHealth', {
  description:
    'How a seat keeps up; of orders it tells those of revealed turns alone, never who has sealed now.',
})
export class SeatHealthModel {
  @Field({ description: 'Letter of the seat.' })
  readonly seat: string;

  @Field(() => Int, { description: 'Revealed turns in which there was an order of its own.' })
  readonly ordered: number;

  @Field(() => Int, { description: 'Revealed turns in which it was absent.' })
  readonly absent: number;

  @Field(() => Int, { description: 'Revealed turns in which its player was on leave.' })
  readonly onLeave: number;

  @Field(() => Int, { description: 'Its battles under way that are overdue.' })
  readonly overdueBattles: number;

  @Field(() => Date, {
    nullable: true,
    description:
      'When its player last gave an order that lies open, reported, proposed a time or wrote; absent: never.',
  })
  readonly lastActiveAt: Date | null;
}

@ObjectType('CampaignLead', { description: 'Who would win if the campaign ended now, and by how much.' })
export class CampaignLeadModel {
  @Field(() => [String], { description: 'Letters of the seats that lead; several are alike in all.' })
  readonly seats: readonly string[];

  @Field(() => Int, { description: 'Territories more than whoever comes next.' })
  readonly territories: number;

  @Field(() => Int, {
    description: 'Points of the field army more than whoever comes next; below nought: fewer.',
  })
  readonly points: number;
}

@ObjectType('CampaignHealth', { description: 'What organisers and referees watch to keep a campaign going.' })
export class CampaignHealthModel {
  @Field(() => [SeatHealthModel], { description: 'Every seat, by letter.' })
  readonly seats: readonly SeatHealthModel[];

  @Field(() => Int, { description: 'Battles of the turn under way without a result.' })
  readonly unplayedBattles: number;

  @Field(() => Int, { description: 'How many of these are overdue.' })
  readonly overdueBattles: number;

  @Field(() => Int, { description: 'How many of these are disputed.' })
  readonly disputedBattles: number;

  @Field(() => Int, { description: 'Choices that the turn waits for.' })
  readonly openChoices: number;

  @Field({ description: 'When the journal last told of anything.' })
  readonly lastActivityAt: Date;

  @Field(() => Int, { description: 'Whole days since then; nought once the campaign is over.' })
  readonly idleDays: number;

  @Field(() => CampaignLeadModel, { nullable: true, description: 'Absent: in the lobby, or in a league.' })
  readonly lead: CampaignLeadModel | null;
}
