import { describeReason, placeWords, type Suits } from '@pelagonia/rules';
import { m } from '../../paraglide/messages.js';
import { getLocale } from '../../paraglide/runtime.js';
import { anyOf, say } from '../say.js';
import { ratioWord } from './scenario-words.js';

const anyPlace = (keys: readonly (keyof typeof placeWords)[]): string =>
  anyOf(keys.map((key) => say(placeWords[key])));

/** Where a scenario is at home, a sentence for each thing that matters to it. */
export function suitsWords(suits: Suits): string[] {
  const { battles, ratio } = suits;
  const sentences = [
    battles && m.suits_battles({ battles: anyPlace(battles) }),
    placesWord(suits),
    landsWord(suits),
    ratio && m.suits_ratio({ from: ratioWord(ratio.from), to: ratioWord(ratio.to) }),
    playersWord(suits),
  ].filter((sentence) => sentence !== undefined);
  return sentences.length > 0 ? sentences : [describeReason({ code: 'SUITS_ANYWHERE' }, getLocale())];
}

function placesWord({ sorts = [], territories = [], needs }: Suits): string | undefined {
  if (sorts.length + territories.length === 0) return undefined;
  const places = anyPlace([...sorts, ...territories]);
  return needs?.includes('territory') ? m.suits_only_at({ places }) : m.suits_best_at({ places });
}

function landsWord({ terrains, needs }: Suits): string | undefined {
  if (terrains === undefined) return undefined;
  const lands = anyPlace(terrains);
  return needs?.includes('terrain') ? m.suits_only_land({ lands }) : m.suits_best_land({ lands });
}

function playersWord({ players }: Suits): string | undefined {
  if (players === undefined) return undefined;
  const { from, to } = players;
  return from === to ? m.suits_players({ count: from }) : m.suits_players_range({ from, to });
}
