import { createUnionType } from '@nestjs/graphql';
import { InvalidInput, TooManyAttempts } from '../../errors/user-error.js';
import { LinkExpired, WrongCredentials, WrongPassword } from './account-errors.js';
import {
  AccessTokenCreatedModel,
  AccountDeletedModel,
  AccountUpdatedModel,
  EmailConfirmedModel,
  MailSentModel,
  SignedInModel,
} from './account-results.js';

export const RegisterAccountResult = createUnionType({
  name: 'RegisterAccountResult',
  description: 'What `registerAccount` answers.',
  types: () => [MailSentModel, InvalidInput, TooManyAttempts] as const,
});

export const CompleteRegistrationResult = createUnionType({
  name: 'CompleteRegistrationResult',
  description: 'What `completeRegistration` answers.',
  types: () => [SignedInModel, LinkExpired, InvalidInput] as const,
});

export const SignInResult = createUnionType({
  name: 'SignInResult',
  description: 'What `signIn` answers.',
  types: () => [SignedInModel, WrongCredentials, TooManyAttempts] as const,
});

export const RequestPasswordResetResult = createUnionType({
  name: 'RequestPasswordResetResult',
  description: 'What `requestPasswordReset` answers.',
  types: () => [MailSentModel, InvalidInput, TooManyAttempts] as const,
});

export const ResetPasswordResult = createUnionType({
  name: 'ResetPasswordResult',
  description: 'What `resetPassword` answers.',
  types: () => [SignedInModel, LinkExpired, InvalidInput] as const,
});

export const UpdateProfileResult = createUnionType({
  name: 'UpdateProfileResult',
  description: 'What `updateProfile` answers.',
  types: () => [AccountUpdatedModel, InvalidInput] as const,
});

export const ChangePasswordResult = createUnionType({
  name: 'ChangePasswordResult',
  description: 'What `changePassword` answers.',
  types: () => [AccountUpdatedModel, WrongPassword, InvalidInput, TooManyAttempts] as const,
});

export const ChangeEmailResult = createUnionType({
  name: 'ChangeEmailResult',
  description: 'What `changeEmail` answers.',
  types: () => [MailSentModel, WrongPassword, InvalidInput, TooManyAttempts] as const,
});

export const ConfirmEmailResult = createUnionType({
  name: 'ConfirmEmailResult',
  description: 'What `confirmEmail` answers.',
  types: () => [EmailConfirmedModel, LinkExpired] as const,
});

export const CreateAccessTokenResult = createUnionType({
  name: 'CreateAccessTokenResult',
  description: 'What `createAccessToken` answers.',
  types: () => [AccessTokenCreatedModel, InvalidInput] as const,
});

export const DeleteAccountResult = createUnionType({
  name: 'DeleteAccountResult',
  description: 'What `deleteAccount` answers.',
  types: () => [AccountDeletedModel, WrongPassword, InvalidInput, TooManyAttempts] as const,
});
