import type { Words } from '../map/campaign-map.js';
import type { Language } from '../map/describe-violation.js';
import type { SealFault, SealFaultCode } from './verify-seals.js';

const sentences: Readonly<Record<SealFaultCode, Words>> = {
  SEAL_MISSING: {
    en: '{seat} had committed to an order that was never revealed.',
    es: '{seat} se había comprometido con una orden que nunca se reveló.',
  },
  SEAL_EXTRA: {
    en: 'An order was revealed for {seat}, who had committed to none.',
    es: 'Se reveló una orden de {seat}, que no se había comprometido con ninguna.',
  },
  SEAL_REPEATED: {
    en: '{seat} is listed more than once.',
    es: '{seat} aparece más de una vez en la lista.',
  },
  SEAL_UNREADABLE: {
    en: 'What was revealed for {seat} is not a sealed order.',
    es: 'Lo que se reveló de {seat} no es una orden sellada.',
  },
  SEAL_MISPLACED: {
    en: 'What was revealed for {seat} is an order of another campaign, turn or seat.',
    es: 'Lo que se reveló de {seat} es una orden de otra campaña, otro turno u otra plaza.',
  },
  SEAL_CHANGED: {
    en: 'The order revealed for {seat} is not the one that was committed to.',
    es: 'La orden revelada de {seat} no es la que se había comprometido.',
  },
};

/** The fault as a sentence for whoever checks the reveal; `name` gives seats the names people know them by. */
export function describeSealFault(
  { code, seat }: SealFault,
  language: Language,
  name = (id: string): string => id,
): string {
  return sentences[code][language].replace('{seat}', () => name(seat));
}
