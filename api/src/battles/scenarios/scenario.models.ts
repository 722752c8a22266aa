import { Field, ID, InputType, ObjectType, registerEnumType } from '@nestjs/graphql';
import type { Role } from '@pelagonia/rules';
import { BattleInput, BattleSideModel } from '../battle-inputs.js';
import type { ScenarioChooser } from '../battle.entity.js';

export const ScenarioChooserModel = {
  SUGGESTED: 'suggested',
  AGREED: 'agreed',
  REFEREE: 'referee',
} as const satisfies Record<string, ScenarioChooser>;
registerEnumType(ScenarioChooserModel, {
  name: 'ScenarioChooser',
  description: 'Who settled what is played.',
  valuesMap: {
    SUGGESTED: { description: 'The map suggested it.' },
    AGREED: { description: 'The two sides agreed on it.' },
    REFEREE: { description: 'The referee set it.' },
  },
});

@ObjectType('OwnScenario', { description: 'A scenario of the referee’s own.' })
export class OwnScenarioModel {
  @Field({ description: 'Its title.' })
  readonly title: string;

  @Field({ description: 'What everybody may know of it.' })
  readonly text: string;
}

@ObjectType('ScenarioSuggestion', { description: 'A scenario that suits a battle.' })
export class ScenarioSuggestionModel {
  @Field(() => ID, { description: 'Which scenario of the campaign’s library.' })
  readonly scenario: string;

  @Field({ description: 'What speaks most for it, in English.' })
  readonly reason: string;

  @Field({ description: 'The same in Spanish.' })
  readonly reasonEs: string;
}

@ObjectType('Briefing', { description: 'What the referee tells one side alone.' })
export class BriefingModel {
  @Field(() => BattleSideModel, { description: 'Whom it is for.' })
  readonly side: string;

  @Field({ description: 'What it says.' })
  readonly text: string;
}

@InputType({ description: 'The scenario that a side would like to play.' })
export class ChooseScenarioInput extends BattleInput {
  @Field(() => ID, {
    description: 'A scenario of the campaign’s library. It counts when the other side chooses the same.',
  })
  readonly scenario: string;
}

@InputType({ description: 'A scenario of the referee’s own.' })
export class OwnScenarioInput {
  @Field({ description: 'Its title, up to 100 characters.' })
  readonly title: string;

  @Field({ description: 'What everybody may know of it, up to 10,000 characters.' })
  readonly text: string;
}

@InputType({ description: 'A briefing for one side.' })
export class BriefingInput {
  @Field(() => BattleSideModel, { description: 'Whom it is for.' })
  readonly side: Role;

  @Field({ description: 'What it says, up to 10,000 characters. Nobody else can read it.' })
  readonly text: string;
}

@InputType({ description: 'What the referee has a battle played by. At least one of the fields is given.' })
export class SetScenarioInput extends BattleInput {
  @Field(() => ID, { nullable: true, description: 'A scenario of the campaign’s library.' })
  readonly scenario?: string | null;

  @Field(() => OwnScenarioInput, {
    nullable: true,
    description: 'Or one of his own; together with a scenario of the library it is a variant of that.',
  })
  readonly own?: OwnScenarioInput | null;

  @Field(() => [BriefingInput], {
    nullable: true,
    description: 'Secret briefings; one given before is replaced.',
  })
  readonly briefings?: readonly BriefingInput[] | null;
}
