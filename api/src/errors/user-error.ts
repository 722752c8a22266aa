import { Field, InterfaceType, ObjectType } from '@nestjs/graphql';

@InterfaceType({
  description: 'Something a person can put right: the code is stable, the message a sentence.',
})
export abstract class UserError {
  @Field({ description: 'Stable name of the fault, such as `CREDENTIALS_WRONG`.' })
  readonly code: string;

  @Field({
    description: 'What is wrong and what to do, in English; the page words it in the reader’s language.',
  })
  readonly message: string;
}

@ObjectType({ description: 'One field of an input that cannot be taken as it is.' })
export class FieldFault {
  @Field({ description: 'Name of the input’s field.' })
  readonly field: string;

  @Field({ description: 'Stable name of the fault, such as `PASSWORD_TOO_SHORT`.' })
  readonly code: string;

  @Field({ description: 'What is wrong and what to do.' })
  readonly message: string;

  constructor(field: string, code: string, message: string) {
    this.field = field;
    this.code = code;
    this.message = message;
  }
}

@ObjectType({
  implements: () => [UserError],
  description: 'The input cannot be taken; every faulty field is listed.',
})
export class InvalidInput implements UserError {
  readonly code = 'INPUT_INVALID';
  readonly message = 'Some fields need another look.';

  @Field(() => [FieldFault], { description: 'Every fault found, in the order of the fields.' })
  readonly faults: FieldFault[];

  constructor(faults: FieldFault[]) {
    this.faults = faults;
  }
}

@ObjectType({ implements: () => [UserError], description: 'Too many tries in a short time.' })
export class TooManyAttempts implements UserError {
  readonly code = 'ATTEMPTS_EXHAUSTED';
  readonly message = 'Too many tries. Wait a while, then try again.';

  @Field({ description: 'Seconds until the next try is taken.' })
  readonly retryAfterSeconds: number;

  constructor(retryAfterSeconds: number) {
    this.retryAfterSeconds = retryAfterSeconds;
  }
}
