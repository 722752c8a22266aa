import { Field, ID, Int, ObjectType } from '@nestjs/graphql';
import { TurnPhaseModel } from '../turns/views/turn.models.js';

@ObjectType('HistoricTerritory', { description: 'A territory as a turn found it.' })
export class HistoricTerritoryModel {
  @Field(() => ID, { description: 'Id of the territory on the map.' })
  readonly territory: string;

  @Field(() => String, { nullable: true, description: 'Letter of the seat that held it; absent: nobody.' })
  readonly seat: string | null;

  @Field(() => Int, { description: 'Points of its garrison.' })
  readonly garrison: number;

  @Field({ description: 'Whether it was a razed capital.' })
  readonly ruins: boolean;

  @Field(() => String, { nullable: true, description: 'The referee’s name for it; absent: the map’s.' })
  readonly name: string | null;
}

@ObjectType('SeatStanding', { description: 'How a seat stood.' })
export class SeatStandingModel {
  @Field({ description: 'Letter of the seat.' })
  readonly seat: string;

  @Field(() => Int, { description: 'Territories it held, ruins not counted.' })
  readonly territories: number;

  @Field(() => Int, { description: 'Points of its field army; nought: it was out.' })
  readonly armyPoints: number;

  @Field(() => Int, { description: 'How many of these the referee has granted.' })
  readonly bonus: number;

  @Field(() => Int, { description: 'Battles it had won in all.' })
  readonly battlesWon: number;
}

@ObjectType('TurnHistory', { description: 'A turn with the map that it started from.' })
export class TurnHistoryModel {
  @Field(() => Int, { description: 'From 1 up.' })
  readonly number: number;

  @Field(() => TurnPhaseModel, { description: 'How far it has come.' })
  readonly phase: string;

  @Field({ description: 'When it opened.' })
  readonly openedAt: Date;

  @Field(() => Date, { nullable: true, description: 'When it ended.' })
  readonly endedAt: Date | null;

  @Field(() => [HistoricTerritoryModel], { description: 'Every territory of the map at its start.' })
  readonly territories: readonly HistoricTerritoryModel[];

  @Field(() => [SeatStandingModel], { description: 'How each seat stood at its start, by letter.' })
  readonly standings: readonly SeatStandingModel[];
}

@ObjectType('TerritoryPeriod', { description: 'A time in which a territory stayed as it was.' })
export class TerritoryPeriodModel {
  @Field(() => Int, { description: 'The first turn that found it so; one past the last: so it was left.' })
  readonly since: number;

  @Field(() => String, { nullable: true, description: 'Letter of the seat that held it; absent: nobody.' })
  readonly seat: string | null;

  @Field(() => Int, { description: 'Points of its garrison.' })
  readonly garrison: number;

  @Field({ description: 'Whether it was a razed capital.' })
  readonly ruins: boolean;

  @Field(() => String, { nullable: true, description: 'The referee’s name for it; absent: the map’s.' })
  readonly name: string | null;
}
