import type { TestService, Visitor } from '../test-service.js';

export const goodPassword = 'tres tristes tigres';

type Result = Record<string, unknown> & { __typename: string };

/** Runs one mutation with one input and answers its result; any thrown error fails the test. */
export async function mutate<T = unknown>(
  visitor: Visitor,
  mutation: string,
  type: string,
  input: Record<string, unknown>,
  fields = '',
): Promise<Result & T> {
  const answer = await visitor.ask(
    `mutation ($input: ${type}!) { ${mutation}(input: $input) { __typename ${fields} } }`,
    { input },
  );
  if (answer.errors !== undefined) throw new Error(JSON.stringify(answer.errors));
  return answer.data?.[mutation] as Result & T;
}

export const faultFields = '... on InvalidInput { faults { field code } }';

/** The last part of the newest letter's link to somebody, once so many letters to him have come. */
export async function linkFor(service: TestService, email: string, nth = 1): Promise<string> {
  for (let tries = 0; tries < 100; tries++) {
    const letters = (await service.letters(0)).filter((letter) => letter.to === email);
    const link = /\/([\w-]{43})\s/.exec(letters[0]?.text ?? '')?.[1];
    if (letters.length >= nth && link !== undefined) return link;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`no link came for ${email}`);
}

export async function lettersTo(service: TestService, email: string, atLeast: number): Promise<string[]> {
  for (let tries = 0; tries < 100; tries++) {
    const letters = (await service.letters(0)).filter((letter) => letter.to === email);
    if (letters.length >= atLeast) return letters.map((letter) => letter.subject);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`fewer than ${atLeast} letters came for ${email}`);
}

/** Goes the whole way from an address to an account; answers the signed-in browser. */
export async function registered(service: TestService, email: string, displayName = 'Ana'): Promise<Visitor> {
  const visitor = service.visitor();
  await mutate(visitor, 'registerAccount', 'RegisterAccountInput', { email, language: 'EN' });
  const token = await linkFor(service, email);
  const { __typename } = await complete(visitor, token, displayName);
  if (__typename !== 'SignedIn') throw new Error(`registering ended with ${__typename}`);
  return visitor;
}

export function complete(visitor: Visitor, token: string, displayName = 'Ana', password = goodPassword) {
  return mutate(
    visitor,
    'completeRegistration',
    'CompleteRegistrationInput',
    { token, displayName, password, language: 'EN', timeZone: 'Europe/Madrid' },
    faultFields,
  );
}

export function signIn(visitor: Visitor, email: string, password = goodPassword) {
  return mutate(
    visitor,
    'signIn',
    'SignInInput',
    { email, password },
    '... on UserError { code message } ... on TooManyAttempts { retryAfterSeconds }',
  );
}

/** The name of whoever is signed in, or null. */
export async function viewerName(visitor: Visitor): Promise<string | null> {
  const { data } = await visitor.ask('{ viewer { displayName } }');
  return (data?.['viewer'] as { displayName: string } | null)?.displayName ?? null;
}
