import type { AnyVariables } from '@urql/core';
import type { TypedDocumentString } from '../generated/operations.js';
import { api } from './api.svelte.js';
import { Refusal, reasonOf, type Reason } from './refusal.js';
import { session } from './session.svelte.js';

export type Accepted<Result> = Exclude<Result, { code: string }>;

const isReason = (answer: object): answer is Reason => 'code' in answer;

/** Sends a mutation and gives its accepted answer; throws a `Refusal` for everything else. */
export async function send<Data, Variables extends AnyVariables, Answer extends object>(
  document: TypedDocumentString<Data, Variables>,
  variables: Variables,
  pick: (data: Data) => Answer,
): Promise<Accepted<Answer>> {
  const result = await api.client.mutation<Data, Variables>(document.toString(), variables).toPromise();
  if (result.error) {
    const reason = reasonOf(result.error);
    if (reason.code === 'UNAUTHENTICATED') void session.refresh();
    throw new Refusal(reason);
  }
  if (!result.data) throw new Refusal({ code: 'UNREACHABLE', message: 'The answer was empty.' });
  const answer = pick(result.data);
  if (isReason(answer)) throw new Refusal(answer);
  return answer as Accepted<Answer>;
}
