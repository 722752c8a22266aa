import type { AnyVariables } from '@urql/core';
import type { TypedDocumentString } from '../generated/operations.js';
import { api } from './api.svelte.js';
import { connection } from './connection.svelte.js';
import { notices, type Notice } from './notices.js';
import { reasonOf, type Reason } from './refusal.js';

export interface LiveQuery<Data> {
  readonly data: Data | undefined;
  readonly reason: Reason | undefined;
  readonly fetching: boolean;
  refetch(): void;
}

/**
 * A query that stays true while its component lives: it follows the cache, refetches when a notice concerns it or the
 * connection comes back, and starts afresh when the person changes.
 */
export function liveQuery<Data, Variables extends AnyVariables>(
  document: TypedDocumentString<Data, Variables>,
  variables: () => Variables,
  options: {
    concerns?: (notice: Notice) => boolean;
    typenames?: string[];
    /** Whether all is known that it asks with; until then it is not asked. */
    ready?: () => boolean;
  } = {},
): LiveQuery<Data> {
  let data = $state.raw<Data>();
  let reason = $state.raw<Reason>();
  let fetching = $state(true);
  let refetch = () => {};
  /** As text: what is told again unchanged is not asked again. */
  const written = $derived(options.ready?.() === false ? undefined : JSON.stringify(variables()));

  $effect(() => {
    const { client } = api;
    if (written === undefined) return;
    const asked = JSON.parse(written) as Variables;
    const ask = (requestPolicy: 'cache-and-network' | 'network-only') =>
      client
        .query<Data, Variables>(document.toString(), asked, {
          requestPolicy,
          additionalTypenames: options.typenames ?? [],
        })
        .subscribe((result) => {
          fetching = false;
          if (result.error && !result.data) reason = reasonOf(result.error);
          else [data, reason] = [result.data, undefined];
        });
    let asking = ask('cache-and-network');
    refetch = () => {
      asking.unsubscribe();
      asking = ask('network-only');
    };
    const unhear = notices.hear((notice) => {
      if (options.concerns?.(notice)) refetch();
    });
    const unrecover = connection.onRecovery(() => refetch());
    return () => {
      unhear();
      unrecover();
      asking.unsubscribe();
    };
  });

  return {
    get data() {
      return data;
    },
    get reason() {
      return reason;
    },
    get fetching() {
      return fetching;
    },
    refetch: () => refetch(),
  };
}
