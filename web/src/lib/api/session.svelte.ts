import type { OperationResult } from '@urql/core';
import { ViewerDocument, type AccountFragment, type ViewerQuery } from '../generated/operations.js';
import { api } from './api.svelte.js';
import { connection } from './connection.svelte.js';
import { openLine } from './live-line.js';
import { NewestAnswer } from './newest-answer.js';
import { forgetDrafts } from '../orders/draft.js';
import { notices } from './notices.js';

export type SessionStatus = 'asking' | 'signed-in' | 'signed-out' | 'unreachable';

/** Who is using the page. Follows the cache, so that a changed profile shows everywhere at once. */
class Session {
  status: SessionStatus = $state('asking');
  account: AccountFragment | undefined = $state.raw();
  /** The session was ended elsewhere while the page was open; the sign-in page says so once. */
  endedElsewhere = $state(false);
  #leaving = false;
  #viewer = new NewestAnswer<OperationResult<ViewerQuery>>();
  #closeLine: Promise<() => void> | undefined;

  watch(): () => void {
    const unhear = notices.hear((notice) => {
      if (notice.topic === 'ACCOUNT') void this.refresh();
    });
    const unrecover = connection.onRecovery(() => void this.refresh());
    void this.refresh();
    return () => {
      unhear();
      unrecover();
      this.#viewer.stop();
      this.#hangUp();
    };
  }

  /** Asks the server who is signed in and resolves once the newest such question is answered. */
  refresh(): Promise<void> {
    return this.#viewer.ask(
      (hear) =>
        api.client
          .query<ViewerQuery>(
            ViewerDocument.toString(),
            {},
            { requestPolicy: 'network-only', additionalTypenames: ['Account'] },
          )
          .subscribe(hear).unsubscribe,
      (result) => {
        if (this.#leaving) return;
        if (result.data) this.#become(result.data.viewer ?? undefined);
        else if (this.status === 'asking') this.status = 'unreachable';
      },
    );
  }

  /** After signing in: forget what was seen before, then learn who this is. */
  async begin(): Promise<void> {
    this.endedElsewhere = false;
    api.reset();
    await this.refresh();
  }

  /**
   * Signing out, or deleting the account, on purpose. The server may hang up before it has answered; until `farewell`
   * has led the person to another page nothing here takes that for a session ended elsewhere.
   */
  async leave(farewell: () => Promise<void>): Promise<void> {
    this.#leaving = true;
    try {
      await farewell();
      this.#become(undefined);
      api.reset();
    } finally {
      this.#leaving = false;
    }
    await this.refresh();
  }

  #become(account: AccountFragment | undefined): void {
    const before = this.account;
    this.account = account;
    this.status = account ? 'signed-in' : 'signed-out';
    if (before?.id === account?.id) return;
    if (before) forgetDrafts(sessionStorage);
    this.#hangUp();
    if (account) {
      this.#closeLine = openLine(() => void this.refresh());
    } else if (!this.#leaving) {
      this.endedElsewhere = true;
      api.reset();
    }
  }

  #hangUp(): void {
    void this.#closeLine?.then((close) => close());
    this.#closeLine = undefined;
  }
}

export const session = new Session();
