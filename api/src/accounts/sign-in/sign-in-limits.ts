import type { Guess, GuessLimit } from '../../throttling/guess-limits.js';
import { networkOf } from '../../throttling/guess-network.js';

const quarter = 15 * 60;
/** Narrow before wide: one who guesses from one place is stopped before he could lock the owner out elsewhere. */
const perAccountAndNetwork: GuessLimit = {
  name: 'sign-ins to an account from a network',
  most: 10,
  seconds: quarter,
};
const perNetwork: GuessLimit = { name: 'sign-ins from a network', most: 50, seconds: quarter };
const perAccount: GuessLimit = { name: 'sign-ins to an account', most: 50, seconds: quarter };

export type SignInGuesses = Readonly<{
  all: readonly Guess[];
  ofAccount: readonly Guess[];
  ofNetwork: Guess;
}>;

/** The limits are the same for addresses that have no account. */
export function signInGuesses(email: string, clientAddress: string): SignInGuesses {
  const network = networkOf(clientAddress);
  const narrow = { limit: perAccountAndNetwork, whom: `${email}\n${network}` };
  const ofNetwork = { limit: perNetwork, whom: network };
  const wide = { limit: perAccount, whom: email };
  return { all: [narrow, ofNetwork, wide], ofAccount: [narrow, wide], ofNetwork };
}
