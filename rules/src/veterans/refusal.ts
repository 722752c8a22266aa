import type { Words } from '../map/campaign-map.js';
import type { Language } from '../map/describe-violation.js';

/** Why an honour is not given, or an army may not field a veteran. Codes are never reused. */
export interface VeteranRefusals {
  VETERAN_NOT_PLAYED: object;
  VETERAN_NOT_WON: object;
  VETERAN_GIVEN: { battle: string };
  VETERAN_DIE: { die: number };
  VETERAN_LIMIT: { veterans: number; units: number };
  VETERAN_NAME_MISSING: object;
  VETERAN_NAME_TAKEN: { name: string };
  VETERAN_UNIT_UNKNOWN: { unit: string };
  VETERAN_UNIT_TYPE: { unit: string };
  VETERAN_UNIT_HONOURED: { unit: string };
  VETERAN_UNIT_DESTROYED: { unit: string };
  VETERAN_UNKNOWN: { name: string };
  VETERAN_FALLEN: { name: string };
  VETERAN_TWICE: { name: string };
  VETERAN_OTHER_UNIT: { name: string; unit: string };
}

export type VeteranRefusalCode = keyof VeteranRefusals;

export type VeteranRefusal = {
  [Code in VeteranRefusalCode]: { readonly code: Code } & Readonly<VeteranRefusals[Code]>;
}[VeteranRefusalCode];

const sentences: Readonly<Record<VeteranRefusalCode, Words>> = {
  VETERAN_NOT_PLAYED: {
    en: 'This campaign is played without veterans.',
    es: 'Esta campaña se juega sin veteranos.',
  },
  VETERAN_NOT_WON: {
    en: 'Only the winner of a battle gains an honour.',
    es: 'Solo el vencedor de una batalla gana un honor.',
  },
  VETERAN_GIVEN: {
    en: 'The honour of the battle {battle} has been given already.',
    es: 'El honor de la batalla {battle} ya se ha concedido.',
  },
  VETERAN_DIE: {
    en: 'A die shows 1 to 6, not {die}.',
    es: 'Un dado muestra de 1 a 6, no {die}.',
  },
  VETERAN_LIMIT: {
    en: 'There are {veterans} veterans already, and the army has {units} units of infantry and cavalry to be veterans.',
    es: 'Ya hay {veterans} veteranos, y el ejército tiene {units} unidades de infantería y caballería que puedan serlo.',
  },
  VETERAN_NAME_MISSING: {
    en: 'A veteran needs a name of up to 60 characters.',
    es: 'Un veterano necesita un nombre de hasta 60 caracteres.',
  },
  VETERAN_NAME_TAKEN: {
    en: 'The muster roll has a “{name}” already; choose another name.',
    es: 'En la lista de veteranos ya hay un «{name}»; elige otro nombre.',
  },
  VETERAN_UNIT_UNKNOWN: {
    en: 'No “{unit}” fought in the battle; choose a unit that did.',
    es: 'Ningún «{unit}» combatió en la batalla; elige una unidad que lo hiciera.',
  },
  VETERAN_UNIT_TYPE: {
    en: '“{unit}” is neither infantry nor cavalry and cannot gain an honour.',
    es: '«{unit}» no es infantería ni caballería y no puede ganar un honor.',
  },
  VETERAN_UNIT_HONOURED: {
    en: '“{unit}” has an honour already, and a unit may have one.',
    es: '«{unit}» ya tiene un honor, y una unidad solo puede tener uno.',
  },
  VETERAN_UNIT_DESTROYED: {
    en: '“{unit}” was destroyed and cannot gain an honour.',
    es: '«{unit}» fue destruida y no puede ganar un honor.',
  },
  VETERAN_UNKNOWN: {
    en: 'The muster roll has no “{name}”.',
    es: 'En la lista de veteranos no hay ningún «{name}».',
  },
  VETERAN_FALLEN: {
    en: '“{name}” was destroyed in an earlier battle and is lost.',
    es: '«{name}» fue destruida en una batalla anterior y se ha perdido.',
  },
  VETERAN_TWICE: {
    en: '“{name}” is fielded twice; there is one.',
    es: '«{name}» aparece dos veces; solo hay una.',
  },
  VETERAN_OTHER_UNIT: {
    en: '“{name}” is not a unit of “{unit}”; field it as what it is.',
    es: '«{name}» no es una unidad de «{unit}»; despliégala como lo que es.',
  },
};

/** A refusal as a sentence; `name` gives units the names people know them by. */
export function describeVeteranRefusal(
  refusal: VeteranRefusal,
  language: Language,
  name = (unit: string): string => unit,
): string {
  const values = new Map<string, unknown>(Object.entries(refusal));
  return sentences[refusal.code][language].replace(/\{(\w+)\}/g, (_, field: string) => {
    const value = String(values.get(field));
    return field === 'unit' ? name(value) : value;
  });
}
