import type { Words } from '../../map/campaign-map.js';
import type { Language } from '../../map/describe-violation.js';
import { plain } from './plain-words.js';

/** What a text leaves open: which thing is meant, how many, or for how many points. */
export const questionKinds = ['army', 'size', 'line', 'extra', 'count'] as const;
export type QuestionKind = (typeof questionKinds)[number];

/** Something that the reader of a text will not guess. */
export interface TextQuestion {
  /** By which an answer is given; the same words ask the same question wherever they stand. */
  readonly key: string;
  readonly kind: QuestionKind;
  /** From 1; nought for what concerns the whole text. */
  readonly line: number;
  /** What was written. */
  readonly written: string;
  /** Ids (`mount:…` and `item:…` for an extra) or numbers that may be meant, the likeliest first. */
  readonly suggestions: readonly string[];
}

/** Answers by the keys of the questions: one of the suggestions, or `''` to leave it out. */
export type TextAnswers = Readonly<Record<string, string>>;

/** Something written that is not as it should be, and changes nothing. */
export interface TextRemark {
  readonly code: 'POINTS_DIFFER' | 'TOTAL_DIFFERS' | 'ARMY_DIFFERS' | 'SIZE_DIFFERS';
  readonly line: number;
  readonly written: string;
  readonly expected: string;
}

export function questionKey(kind: QuestionKind, written: string): string {
  return `${kind}:${plain(written)}`;
}

const questions: Readonly<Record<QuestionKind, { readonly some: Words; readonly none: Words }>> = {
  army: {
    some: {
      en: 'Which army is this? Did you mean {meant}?',
      es: '¿De qué ejército es? ¿Querías decir {meant}?',
    },
    none: { en: 'Which army is this?', es: '¿De qué ejército es esta lista?' },
  },
  size: {
    some: {
      en: 'For how many points is this roster: {meant}?',
      es: '¿De cuántos puntos es esta lista: {meant}?',
    },
    none: { en: 'For how many points is this roster?', es: '¿De cuántos puntos es esta lista?' },
  },
  line: {
    some: {
      en: 'Line {line}, “{written}”: did you mean {meant}?',
      es: 'Línea {line}, «{written}»: ¿querías decir {meant}?',
    },
    none: {
      en: 'Line {line}, “{written}”: nothing in the army list is called so; correct it or leave it out.',
      es: 'Línea {line}, «{written}»: nada de la lista de ejército se llama así; corrígelo o quítalo.',
    },
  },
  extra: {
    some: {
      en: 'Line {line}, “{written}”: did you mean {meant}?',
      es: 'Línea {line}, «{written}»: ¿querías decir {meant}?',
    },
    none: {
      en: 'Line {line}, “{written}”: no mount and no magic item is called so; correct it or leave it out.',
      es: 'Línea {line}, «{written}»: ninguna montura ni objeto mágico se llama así; corrígelo o quítalo.',
    },
  },
  count: {
    some: {
      en: 'Line {line}, “{written}”: how many are these: {meant}?',
      es: 'Línea {line}, «{written}»: ¿cuántas son: {meant}?',
    },
    none: {
      en: 'Line {line}, “{written}”: how many are these?',
      es: 'Línea {line}, «{written}»: ¿cuántas son?',
    },
  },
};

const remarks: Readonly<Record<TextRemark['code'], Words>> = {
  POINTS_DIFFER: {
    en: 'Line {line} says {written} points; by the army list it is {expected}.',
    es: 'La línea {line} dice {written} puntos; según la lista de ejército son {expected}.',
  },
  TOTAL_DIFFERS: {
    en: 'Line {line} gives a total of {written}; by the army list it is {expected}.',
    es: 'La línea {line} da un total de {written}; según la lista de ejército es de {expected}.',
  },
  ARMY_DIFFERS: {
    en: 'Line {line} names the army {written}; the text was read as {expected}.',
    es: 'La línea {line} nombra el ejército {written}; el texto se ha leído como {expected}.',
  },
  SIZE_DIFFERS: {
    en: 'Line {line} says {written} points; the roster is for {expected}.',
    es: 'La línea {line} dice {written} puntos; la lista es de {expected}.',
  },
};

const or: Words = { en: ' or ', es: ' o ' };

function filled(sentence: string, values: Readonly<Record<string, string>>): string {
  const known = new Map(Object.entries(values));
  return sentence.replace(/\{(\w+)\}/g, (_, field: string) => known.get(field) ?? '');
}

/** The question as a sentence; `name` gives ids the names people know them by. */
export function describeTextQuestion(
  { kind, line, written, suggestions }: TextQuestion,
  language: Language,
  name = (id: string): string => id,
): string {
  const bare = (id: string): string => name(id.replace(/^(?:mount|item):/, ''));
  const meant = suggestions.map(bare).join(or[language]);
  const sentence = questions[kind][suggestions.length > 0 ? 'some' : 'none'][language];
  return filled(sentence, { line: String(line), written, meant });
}

export function describeTextRemark(
  { code, line, written, expected }: TextRemark,
  language: Language,
  name = (id: string): string => id,
): string {
  return filled(remarks[code][language], {
    line: String(line),
    written: name(written),
    expected: name(expected),
  });
}
