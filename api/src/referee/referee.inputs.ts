import { Field, ID, InputType, Int } from '@nestjs/graphql';
import { ChangeInput } from '../campaigns/acts/change-input.js';

/** What every act of a referee is told besides its own matter. */
@InputType({ isAbstract: true })
export abstract class RefereeInput extends ChangeInput {
  @Field({ description: 'Why, for all to read; 1 to 500 characters.' })
  readonly reason: string;
}

@InputType({ description: 'A territory that the referee gives to a seat.' })
export class GiveTerritoryInput extends RefereeInput {
  @Field(() => ID, { description: 'Which territory of the map.' })
  readonly territory: string;

  @Field({ description: 'Letter of the seat that holds it from then on.' })
  readonly seat: string;
}

@InputType({ description: 'A territory that the referee takes from whoever holds it.' })
export class TakeTerritoryInput extends RefereeInput {
  @Field(() => ID, { description: 'Which territory of the map.' })
  readonly territory: string;
}

@InputType({ description: 'Another name for a territory, in this campaign alone.' })
export class RenameTerritoryInput extends RefereeInput {
  @Field(() => ID, { description: 'Which territory of the map.' })
  readonly territory: string;

  @Field(() => String, {
    nullable: true,
    description: 'Its name, 1 to 60 characters; left out: the map’s own again.',
  })
  readonly name?: string | null;
}

@InputType({ description: 'Points that the referee adds to a field army.' })
export class GrantPointsInput extends RefereeInput {
  @Field({ description: 'Letter of the seat.' })
  readonly seat: string;

  @Field(() => Int, {
    description: 'How many; below nought they take back what was granted before. They count in every turn.',
  })
  readonly points: number;
}
