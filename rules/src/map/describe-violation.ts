import type { Terrain, TerritoryKind, Way, Words } from './campaign-map.js';
import { violationSentences } from './violation-sentences.js';
import type { Shape, Violation } from './violation.js';

export type Language = keyof Words;

/** Our own words among the parameters; ids, positions and signs are the author's and stay as they are. */
const vocabulary: Readonly<Record<Shape | Terrain | TerritoryKind | Way['kind'], Words>> = {
  object: { en: 'an object', es: 'un objeto' },
  list: { en: 'a list', es: 'una lista' },
  text: { en: 'a text', es: 'un texto' },
  words: { en: 'a text in each language, "en" and "es"', es: 'un texto en cada idioma, "en" y "es"' },
  number: { en: 'a whole number from 1 up', es: 'un número entero desde 1' },
  position: { en: 'a position [column, row]', es: 'una posición [columna, fila]' },
  pair: { en: 'two ids', es: 'dos identificadores' },
  sea: { en: 'sea', es: 'mar' },
  lake: { en: 'a lake', es: 'un lago' },
  plain: { en: 'plain', es: 'llanura' },
  farmland: { en: 'farmland', es: 'labrantío' },
  forest: { en: 'forest', es: 'bosque' },
  hills: { en: 'hills', es: 'colinas' },
  mountains: { en: 'mountains', es: 'montañas' },
  marsh: { en: 'marsh', es: 'pantano' },
  moor: { en: 'moor', es: 'páramo' },
  capital: { en: 'capital', es: 'capital' },
  fortress: { en: 'fortress', es: 'fortaleza' },
  resource: { en: 'resource', es: 'recurso' },
  crossing: { en: 'crossing', es: 'cruce' },
  pass: { en: 'pass', es: 'paso' },
  settlement: { en: 'settlement', es: 'asentamiento' },
  road: { en: 'road', es: 'camino' },
  lane: { en: 'sea lane', es: 'ruta marítima' },
};
const words = new Map(Object.entries(vocabulary));
const ours: readonly string[] = ['expected', 'terrain', 'kind'];

const wholeFile: Words = { en: 'the top of the file', es: 'el comienzo del archivo' };

/** The fault as a sentence for the author of the map: what is wrong and what to do. */
export function describeViolation({ code, where, parameters }: Violation, language: Language): string {
  const values = new Map<string, unknown>(Object.entries(parameters));
  values.set('where', where === '' ? wholeFile[language] : where);
  return violationSentences[code][language].replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = String(values.get(name));
    return ours.includes(name) ? String(words.get(value)?.[language]) : value;
  });
}
