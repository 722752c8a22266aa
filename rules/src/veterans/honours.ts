import type { Die } from '../battle/battle-length.js';
import type { Words } from '../map/campaign-map.js';

/** Section 8, in the order of the die: the first is won with a 1. */
export const honours = ['guards', 'loyal', 'ferocious', 'stubborn', 'vanguard', 'tough-as-rock'] as const;
export type Honour = (typeof honours)[number];

/** The honour that a die gives. */
export function honourOf(die: Die): Honour {
  return honours[die - 1] as Honour;
}

/** What an honour is called and what it does, in short. */
export const honourWords: Readonly<Record<Honour, { readonly name: Words; readonly effect: Words }>> = {
  guards: {
    name: { en: 'Guards', es: 'Guardias' },
    effect: {
      en: 'The first order of each turn is obeyed without a roll, unless the unit is part of a brigade.',
      es: 'Obedece sin tirar la primera orden de cada turno, salvo si forma parte de una brigada.',
    },
  },
  loyal: {
    name: { en: 'Loyal', es: 'Leales' },
    effect: {
      en: 'Within 20 cm the General’s first order is obeyed without a roll, unless the unit is part of a brigade.',
      es: 'A 20 cm o menos del General obedece sin tirar su primera orden, salvo si forma parte de una brigada.',
    },
  },
  ferocious: {
    name: { en: 'Ferocious', es: 'Feroces' },
    effect: {
      en: '+1 Attack in the first round of each combat phase.',
      es: '+1 Ataque en la primera ronda de cada fase de combate.',
    },
  },
  stubborn: {
    name: { en: 'Stubborn', es: 'Testarudos' },
    effect: {
      en: 'One die fewer when shooting drives the unit back.',
      es: 'Un dado menos cuando los disparos la hacen retroceder.',
    },
  },
  vanguard: {
    name: { en: 'Vanguard', es: 'Avanzadilla' },
    effect: {
      en: 'Orders suffer no penalty for distance.',
      es: 'Sus órdenes no se penalizan por la distancia.',
    },
  },
  'tough-as-rock': {
    name: { en: 'Tough as rock', es: 'Duros como rocas' },
    effect: { en: '+1 Hits.', es: '+1 Impactos.' },
  },
};
