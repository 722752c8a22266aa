import { adjudicate, type ConquestState } from '@pelagonia/rules';

/** R13 as if this had been the last turn agreed and everybody had stayed at home in it. */
export function winnersNow(state: ConquestState): readonly string[] {
  const last = { ...state, settings: { ...state.settings, turnLimit: state.turn } };
  const orders = new Map(state.players.map((player) => [player, 'defend' as const]));
  const quiet = { orders, results: new Map(), answers: new Map() };
  return adjudicate(last, quiet, noDie).campaign.winners;
}

/** Where nobody marches, nobody rolls. */
function noDie(): never {
  throw new Error('a quiet turn rolled a die');
}
