import { describeInputFault } from '../input/describe-fault.js';
import { jsonSource, type JsonFault, type TextPosition } from '../input/json-source.js';
import type { Words } from '../map/campaign-map.js';
import type { ArmyList } from './army-list.js';
import { checkArmyList } from './check-army-list.js';

/** A fault of an army list as its author sees it: the line, and a sentence in both languages. */
export interface ArmyTextFault extends TextPosition {
  readonly code: string;
  readonly message: Words;
}

export type CheckedArmyText =
  | { readonly ok: true; readonly list: ArmyList; readonly content: Readonly<Record<string, unknown>> }
  | { readonly ok: false; readonly faults: readonly ArmyTextFault[] };

/** Characters of the longest army list that is read; ours have a tenth of it. */
export const longestArmyText = 200_000;

const sentences: Readonly<Record<JsonFault['code'] | 'ARMY_TEXT_TOO_LONG' | 'ARMY_ID_TAKEN', Words>> = {
  JSON_BROKEN: {
    en: 'This is not JSON; mend it and check again, for nothing behind it was looked at.',
    es: 'Esto no es JSON; arréglalo y comprueba de nuevo, pues no se ha mirado nada más.',
  },
  JSON_TOO_DEEP: {
    en: 'The brackets are nested deeper here than any army list needs; close some.',
    es: 'Los corchetes se anidan aquí más de lo que necesita ninguna lista de ejército; cierra algunos.',
  },
  JSON_FIELD_TWICE: {
    en: 'The field “{field}” stands here a second time; keep one of the two.',
    es: 'El campo «{field}» está aquí por segunda vez; deja uno de los dos.',
  },
  ARMY_TEXT_TOO_LONG: {
    en: 'This is longer than any army list that is read; paste the list alone.',
    es: 'Esto es más largo que cualquier lista de ejército que se lea; pega solo la lista.',
  },
  ARMY_ID_TAKEN: {
    en: 'There is an army list of this id already; choose another id.',
    es: 'Ya hay una lista de ejército con este identificador; elige otro.',
  },
};

/** A house army list as its author wrote it, checked like ours: sound, or every fault with its line. */
export function checkArmyText(text: string, taken: ReadonlySet<string> = new Set()): CheckedArmyText {
  if (text.length > longestArmyText) return refused([fault('ARMY_TEXT_TOO_LONG', { line: 1, column: 1 })]);
  const source = jsonSource(text);
  const broken = source.faults.map((one) => fault(one.code, one, one.field));
  if (source.value === undefined) return refused(broken);
  const checked = checkArmyList(source.value);
  const faults = checked.ok
    ? []
    : checked.faults.map((one): ArmyTextFault => {
        const field = 'field' in one.parameters ? one.parameters.field : undefined;
        const message = { en: describeInputFault(one, 'en'), es: describeInputFault(one, 'es') };
        return { ...source.find(one.where, field), code: one.code, message };
      });
  if (checked.ok && taken.has(checked.value.id)) faults.push(fault('ARMY_ID_TAKEN', source.find('id')));
  const all = [...broken, ...faults];
  if (!checked.ok || all.length > 0) return refused(all);
  const { $schema: _, ...content } = source.value as Record<string, unknown>;
  return { ok: true, list: checked.value, content };
}

function refused(faults: readonly ArmyTextFault[]): CheckedArmyText {
  const inOrder = [...faults].sort((one, other) => one.line - other.line || one.column - other.column);
  return { ok: false, faults: inOrder };
}

function fault(code: keyof typeof sentences, { line, column }: TextPosition, field = ''): ArmyTextFault {
  const { en, es } = sentences[code];
  const message = { en: en.replace('{field}', () => field), es: es.replace('{field}', () => field) };
  return { line, column, code, message };
}
