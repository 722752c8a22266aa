import type { Words } from '../map/campaign-map.js';
import type { Language } from '../map/describe-violation.js';

/** What a stand shoots with: a number, one that grows along the way of the shot, dice, or less the further off. */
export type Shots =
  | { readonly kind: 'fixed' | 'bounce' | 'perStand'; readonly attacks: number }
  | { readonly kind: 'dice'; readonly dice: number }
  | { readonly kind: 'byDistance'; readonly attacks: readonly number[] };

/** The attack of a profile, read from the text in which the lists print it. */
export interface Attack {
  /** It adds to the unit that a character or mount is with. */
  readonly adds: boolean;
  readonly fighting: number;
  readonly shooting?: Shots;
}

const shape = /^(\+?)(\d{1,2})(?:\/(.+))?$/;
const shotShape = /^(\d{1,2})(\+bounce| per stand|D6|(?:-\d{1,2})+)?$/;

/** `3`, `3/1`, `+2`, `1/2+bounce`, `1/1 per stand`, `1/2D6`, `1/6-3-1`; undefined for anything else. */
export function readAttack(text: string): Attack | undefined {
  const [, sign, fighting, shot] = shape.exec(text) ?? [];
  if (fighting === undefined) return undefined;
  const attack = { adds: sign === '+', fighting: Number(fighting) };
  if (shot === undefined) return attack;
  const shooting = readShots(shot);
  return shooting && { ...attack, shooting };
}

function readShots(shot: string): Shots | undefined {
  const [, first, manner] = shotShape.exec(shot) ?? [];
  if (first === undefined) return undefined;
  const attacks = Number(first);
  if (manner === undefined) return { kind: 'fixed', attacks };
  if (manner === '+bounce') return { kind: 'bounce', attacks };
  if (manner === ' per stand') return { kind: 'perStand', attacks };
  if (manner === 'D6') return { kind: 'dice', dice: attacks };
  return { kind: 'byDistance', attacks: shot.split('-').map(Number) };
}

const manners: Readonly<Record<string, Words>> = {
  '+bounce': { en: ' + bounce', es: ' + rebote' },
  ' per stand': { en: ' per stand', es: ' por peana' },
};

/** The attack as a list in this language prints it. */
export function describeAttack(text: string, language: Language): string {
  return Object.entries(manners).reduce(
    (told, [manner, words]) => told.replace(manner, words[language]),
    text,
  );
}
