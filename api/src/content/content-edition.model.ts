import { Field, ID, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import type { ContentKind } from '@pelagonia/rules';

export const ContentKindModel = {
  MAP: 'map',
  ARMY: 'army',
  ARMOURY: 'armoury',
  SPELLS: 'spells',
  SCENARIO: 'scenario',
  GENERAL: 'general',
} as const satisfies Record<string, ContentKind>;

registerEnumType(ContentKindModel, {
  name: 'ContentKind',
  description: 'What the library holds.',
  valuesMap: {
    MAP: { description: 'A campaign map.' },
    ARMY: { description: 'An army list.' },
    ARMOURY: { description: 'Magic items and siege gear.' },
    SPELLS: { description: 'The spells of every army.' },
    SCENARIO: { description: 'A way to fight a battle.' },
    GENERAL: { description: 'What holds for all scenarios.' },
  },
});

@ObjectType('ContentEdition', {
  description: 'A map, an army list or a scenario as it was when the campaign began; it never changes.',
})
export class ContentEditionModel {
  @Field(() => ContentKindModel, { description: 'What it is.' })
  readonly kind: string;

  @Field(() => ID, { description: 'Its name among those of its kind, such as `pelagonia`.' })
  readonly id: string;

  @Field(() => Int, { description: 'Its number; later editions have higher ones.' })
  readonly version: number;

  @Field({ description: 'Whether it is a club’s own, added to this campaign alone.' })
  readonly house: boolean;

  @Field({ description: 'Where the whole of it lies as one JSON document, for good.' })
  readonly documentUrl: string;
}
