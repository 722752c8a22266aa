import {
  describeFact,
  type Language,
  nobody,
  type TurnFact,
  type TurnFactCode,
  type Words,
} from '@pelagonia/rules';
import { isUuid } from '../../database/uuid.js';
import { journalSentences, journalWords, mapChangeSentences } from './journal-sentences.js';

export type TellableEntry = Readonly<{
  code: string;
  rule: string | null;
  parameters: Readonly<Record<string, unknown>>;
}>;

/** How people know seats, territories and accounts. */
export type NameOf = (id: string, language: Language) => string | undefined;

/** Asks for what the map itself calls a territory, whatever it is called in the campaign. */
export const onTheMap = (territory: string): string => `map:${territory}`;

/** As people typed them; somebody may be called as a seat's letter. */
const literal: readonly string[] = ['reason', 'note', 'name', 'predecessor'];

/** An entry of the journal as a sentence. */
export function describeEntry(
  { code, rule, parameters }: TellableEntry,
  language: Language,
  nameOf: NameOf,
): string {
  const name = (id: string): string => nameOf(id, language) ?? id;
  if (parameters['fact'] === true) {
    const fact = { ...parameters, code: code as TurnFactCode, rule } as unknown as TurnFact;
    return describeFact(fact, language, name);
  }
  const sentences: Readonly<Record<string, Words>> = journalSentences;
  const sentence = sentences[code];
  if (sentence === undefined) return code;
  const teller = new Teller(language, nameOf);
  return teller.fill(sentence[language], code === 'TERRITORY_RENAMED' ? named(parameters) : parameters);
}

/** Where a name is missing the map's own counts. */
function named({
  territory,
  before,
  after,
  ...others
}: TellableEntry['parameters']): Record<string, unknown> {
  const own = onTheMap(String(territory));
  return { ...others, territory, before: before ?? own, after: after ?? own };
}

class Teller {
  constructor(
    private readonly language: Language,
    private readonly nameOf: NameOf,
  ) {}

  fill(sentence: string, values: Readonly<Record<string, unknown>>): string {
    return sentence
      .replace(/\[(.*?\{(\w+)\}.*?)\]/g, (_, part: string, field: string) =>
        (values[field] ?? '') === '' ? '' : part,
      )
      .replace(/\{(\w+)\}/g, (_, field: string) => this.word(field, values[field]));
  }

  private word(field: string, value: unknown): string {
    const { language } = this;
    if (literal.includes(field)) return String(value ?? '');
    // Earlier entries do not say who it was.
    if (field === 'by' && (value === undefined || isUuid(String(value))))
      return this.nameOf(String(value), language) ?? journalWords.referee[language];
    if (field === 'key' && typeof value === 'string') return this.battle(value);
    if (field === 'change') return this.change(value as { kind: keyof typeof mapChangeSentences });
    if (field === 'events')
      return (value as Record<string, unknown>[]).map((one) => this.event(one)).join('; ');
    return this.plain(value);
  }

  private plain(value: unknown): string {
    const { language } = this;
    if (value === null || value === undefined || value === nobody) return journalWords.nobody[language];
    if (Array.isArray(value))
      return value.length === 0
        ? journalWords.nobody[language]
        : value.map((one) => this.plain(one)).join(', ');
    if (value === 'fight' || value === 'withdraw') return journalWords[value][language];
    if (typeof value === 'object') return this.outcome(value);
    return this.nameOf(String(value), language) ?? String(value);
  }

  private outcome(value: object): string {
    if ('winner' in value)
      return this.fill(journalWords.wins[this.language], { winner: this.fighter(value.winner) });
    return 'draw' in value ? journalWords.draw[this.language] : JSON.stringify(value);
  }

  private change({ kind, ...values }: { kind: keyof typeof mapChangeSentences }): string {
    return this.fill(mapChangeSentences[kind][this.language], values);
  }

  private event({ after, ...values }: Readonly<Record<string, unknown>>): string {
    const told = after === null ? journalWords.struckOut[this.language] : this.plain(after);
    return this.fill(journalWords.turn[this.language], { ...values, after: told });
  }

  /** Behind walls without a lord there is still somebody who fights. */
  private fighter(seat: unknown): unknown {
    return seat === nobody ? journalWords.garrison[this.language] : seat;
  }

  /** `field:b-res:A>B` as people say it, and choices that come before battles too. */
  private battle(key: string): string {
    const [, attacker, defender] = /(?:^|:)(\w+)[>+](\w+)$/.exec(key) ?? [];
    if (attacker === undefined) return this.choice(key);
    const place = key.split(':').length === 3 ? key.split(':')[1] : undefined;
    const sides = this.fill(journalWords.against[this.language], {
      attacker,
      defender: this.fighter(defender),
    });
    return place === undefined ? sides : `${sides} (${this.plain(place)})`;
  }

  private choice(key: string): string {
    const [kind, first, player] = key.split(':');
    if (kind === 'order') return this.fill(journalWords.fightingOrder[this.language], { player: first });
    if (kind === 'contest' && player !== undefined)
      return this.fill(journalWords.contestChoice[this.language], { territory: first, player });
    return key;
  }
}
