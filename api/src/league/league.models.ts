import { Field, Int, ObjectType } from '@nestjs/graphql';

@ObjectType('LeagueLine', { description: 'A line of a league’s table.' })
export class LeagueLineModel {
  @Field({ description: 'Letter of the seat.' })
  readonly seat: string;

  @Field(() => Int, { description: 'From 1 up; those who are level share a place.' })
  readonly place: number;

  @Field({ description: 'Whether the seat is empty: its player has left the league.' })
  readonly withdrawn: boolean;

  @Field(() => Int, { description: 'Battles fought.' })
  readonly played: number;

  @Field(() => Int, { description: 'Battles won.' })
  readonly won: number;

  @Field(() => Int, { description: 'Battles drawn.' })
  readonly drawn: number;

  @Field(() => Int, { description: 'Battles lost.' })
  readonly lost: number;

  @Field(() => Int, { description: 'Points for wins, draws and losses.' })
  readonly points: number;

  @Field(() => Int, { description: 'Victory points scored, as far as they were told.' })
  readonly victoryPointsFor: number;

  @Field(() => Int, { description: 'Victory points conceded, as far as they were told.' })
  readonly victoryPointsAgainst: number;
}
