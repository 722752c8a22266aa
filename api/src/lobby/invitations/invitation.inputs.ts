import { Field, ID, InputType, Int, registerEnumType } from '@nestjs/graphql';
import type { Language } from '../../accounts/language.js';
import { LanguageModel } from '../../accounts/language.model.js';
import { ChangeInput } from '../../campaigns/acts/change-input.js';
import type { InvitedRole } from './campaign-invitation.entity.js';

export const InvitedRoleModel = {
  PLAYER: 'player',
  SPECTATOR: 'spectator',
  REFEREE: 'referee',
} as const satisfies Record<string, InvitedRole>;
registerEnumType(InvitedRoleModel, {
  name: 'InvitedRole',
  description: 'As what somebody is invited.',
  valuesMap: {
    PLAYER: { description: 'To play.' },
    SPECTATOR: { description: 'To look on.' },
    REFEREE: { description: 'To rule on battles and results.' },
  },
});

/** What every invitation of an organiser says. */
@InputType({ isAbstract: true })
abstract class InvitationInput extends ChangeInput {
  @Field(() => InvitedRoleModel, { defaultValue: 'player', description: 'As what.' })
  readonly role: InvitedRole;

  @Field(() => String, {
    nullable: true,
    description: 'Letter of the seat a player is to have; left out: any that is free.',
  })
  readonly seat?: string | null;

  @Field(() => Int, { defaultValue: 14, description: 'How many days it is good for, 1 to 90.' })
  readonly expiresInDays: number;
}

@InputType({ description: 'An invitation for whoever is given its link.' })
export class CreateInvitationInput extends InvitationInput {
  @Field(() => Int, { defaultValue: 1, description: 'How many people may use it, 1 to 100; one for a seat.' })
  readonly uses: number;
}

@InputType({ description: 'An invitation for one person, by letter.' })
export class MailInvitationInput extends InvitationInput {
  @Field({ description: 'Where the letter goes.' })
  readonly email: string;

  @Field(() => LanguageModel, {
    nullable: true,
    description: 'Its language, unless the address has an account; left out: the viewer’s.',
  })
  readonly language?: Language | null;
}

@InputType({ description: 'An invitation that is to be worth nothing from now on.' })
export class RevokeInvitationInput extends ChangeInput {
  @Field(() => ID, { description: 'Which invitation.' })
  readonly invitationId: string;
}

@InputType({ description: 'The viewer offers his own seat to whoever is given the link.' })
export class HandOverSeatInput extends ChangeInput {
  @Field(() => Int, { defaultValue: 7, description: 'How many days the offer is good for, 1 to 90.' })
  readonly expiresInDays: number;
}

@InputType({ description: 'The viewer takes back the offer of his seat.' })
export class CancelHandOverInput extends ChangeInput {}

@InputType({ description: 'An invitation that the viewer follows.' })
export class AcceptInvitationInput {
  @Field({ description: 'Chosen by the client, 8 to 64 characters; a repeat is given the first answer.' })
  readonly clientKey: string;

  @Field({ description: 'The secret at the end of the link.' })
  readonly token: string;

  @Field(() => String, {
    nullable: true,
    description:
      'Letter of a free seat, where the invitation names none; needed while the campaign is played.',
  })
  readonly seat?: string | null;
}
