import { Field, ID, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import type { NoticeTopic } from './live-notices.js';

export const NoticeTopics = { ACCOUNT: 'ACCOUNT', CAMPAIGN: 'CAMPAIGN' } as const satisfies Record<
  NoticeTopic,
  NoticeTopic
>;
registerEnumType(NoticeTopics, {
  name: 'NoticeTopic',
  description: 'What kind of thing has changed.',
  valuesMap: {
    ACCOUNT: { description: 'The viewer’s own account: profile, sessions, access tokens.' },
    CAMPAIGN: { description: 'A campaign the viewer takes part in.' },
  },
});

@ObjectType('Notice', {
  description: 'Tells that something changed, never what: ask again for what you show of it.',
})
export class NoticeModel {
  @Field(() => NoticeTopics, { description: 'The kind of thing that changed.' })
  readonly topic: NoticeTopic;

  @Field(() => ID, { description: 'Which one changed.' })
  readonly id: string;

  @Field(() => Int, {
    description: 'Its version after the change; what you hold with this version or a later one is fresh.',
  })
  readonly version: number;
}
