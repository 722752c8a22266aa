import type { Words } from '../map/campaign-map.js';
import type { Language } from '../map/describe-violation.js';
import type { InputFault, ValueShape } from './fault.js';
import { inputFaultSentences } from './fault-sentences.js';

/** Our own words among the parameters; ids and numbers stay as they are. */
const vocabulary: Readonly<Record<ValueShape | 'attacker' | 'defender', Words>> = {
  object: { en: 'an object', es: 'un objeto' },
  list: { en: 'a list', es: 'una lista' },
  text: { en: 'a text', es: 'un texto' },
  flag: { en: 'true or false', es: 'true o false' },
  pair: { en: 'a list of two numbers', es: 'una lista de dos números' },
  dice: {
    en: 'a table of six numbers, one for each side of the die',
    es: 'una tabla de seis números, uno por cara del dado',
  },
  objective: {
    en: 'a number of times, true or false, or a list of dice',
    es: 'un número de veces, true o false, o una lista de dados',
  },
  time: { en: 'a time of day such as 20:00', es: 'una hora del día como 20:00' },
  timeZone: { en: 'a time zone such as Europe/Madrid', es: 'una zona horaria como Europe/Madrid' },
  attacker: { en: 'attacker', es: 'atacante' },
  defender: { en: 'defender', es: 'defensor' },
};
const ours = new Map(Object.entries(vocabulary));

/** Parameters that are the id of something with a name. */
const named = new Set(['scenario', 'objective', 'other', 'army', 'unit', 'item', 'mount', 'rider', 'spell']);

const wholeDocument: Words = { en: 'the top of the document', es: 'el comienzo del documento' };

/** The fault as a sentence: what is wrong and what to do. `name` gives ids the names people know them by. */
export function describeInputFault(
  { code, where, parameters }: InputFault,
  language: Language,
  name = (id: string): string => id,
): string {
  const values = new Map<string, unknown>(Object.entries(parameters));
  return inputFaultSentences[code][language].replace(/\{(\w+)\}/g, (_, field: string) => {
    if (field === 'where') return where === '' ? wholeDocument[language] : where;
    const value = String(values.get(field));
    if (field === 'expected' || field === 'side') return String(ours.get(value)?.[language]);
    return named.has(field) ? name(value) : value;
  });
}
