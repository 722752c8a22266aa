import type { Words } from '../map/campaign-map.js';
import type { Language } from '../map/describe-violation.js';
import type { DiceFault } from './verify-rolls.js';

const sentences: Readonly<Record<DiceFault['code'], Words>> = {
  DICE_SEED_UNREADABLE: {
    en: 'The published seed is not a seed, so no die of this turn can be checked; ask for the right one.',
    es: 'La semilla publicada no es una semilla, así que ningún dado del turno puede comprobarse; pide la correcta.',
  },
  DICE_SEED_CHANGED: {
    en: 'The seed is not the one promised: {commitment} was published before the turn, but the seed gives {computed}.',
    es: 'La semilla no es la prometida: antes del turno se publicó {commitment}, pero la semilla da {computed}.',
  },
  DICE_ROLL_IMPOSSIBLE: {
    en: 'Die {counter} for {purpose} cannot have been rolled: there is no such number or no such die.',
    es: 'El dado {counter} para {purpose} no puede haberse tirado: no existe ese número o ese dado.',
  },
  DICE_FACE_WRONG: {
    en: 'Die {counter} for {purpose} was recorded as {recorded}, but the seed gives {computed}.',
    es: 'El dado {counter} para {purpose} se anotó como {recorded}, pero la semilla da {computed}.',
  },
  DICE_ROLL_REPEATED: {
    en: 'Die {counter} for {purpose} was used more than once.',
    es: 'El dado {counter} para {purpose} se usó más de una vez.',
  },
  DICE_ROLL_SKIPPED: {
    en: 'Die {counter} for {purpose} was passed over, though later ones were used.',
    es: 'El dado {counter} para {purpose} se pasó por alto, aunque se usaron otros posteriores.',
  },
};

/** The fault as a sentence for whoever checks the dice; `name` gives purposes the names people know them by. */
export function describeDiceFault(
  fault: DiceFault,
  language: Language,
  name = (purpose: string): string => purpose,
): string {
  const values = new Map<string, unknown>(Object.entries(fault));
  return sentences[fault.code][language].replace(/\{(\w+)\}/g, (_, field: string) => {
    const value = String(values.get(field));
    return field === 'purpose' ? name(value) : value;
  });
}
