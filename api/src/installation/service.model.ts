import { Field, ObjectType, registerEnumType } from '@nestjs/graphql';

export const mailDeliveries = { SMTP: 'SMTP', OUTBOX: 'OUTBOX' } as const;
export type MailDelivery = keyof typeof mailDeliveries;
registerEnumType(mailDeliveries, {
  name: 'MailDelivery',
  description: 'Where letters of this service go.',
  valuesMap: {
    SMTP: { description: 'To a mail server, and so to people.' },
    OUTBOX: { description: 'Into a folder of this machine; the page `/outbox` shows them.' },
  },
});

@ObjectType('DemoAccount', { description: 'An account of the demo that anyone may use with one click.' })
export class DemoAccountModel {
  @Field({ description: 'What `signInToDemo` takes.' })
  readonly name: string;

  @Field({ description: 'The name it plays under.' })
  readonly displayName: string;
}

@ObjectType('Service', { description: 'What this installation offers.' })
export class ServiceModel {
  @Field({ description: 'Version of the software.' })
  readonly version: string;

  @Field(() => mailDeliveries, { description: 'Where letters go.' })
  readonly mailDelivery: MailDelivery;

  @Field(() => [DemoAccountModel], { description: 'The demo’s accounts; empty where the demo is off.' })
  readonly demoAccounts: readonly DemoAccountModel[];
}
