import {
  checkArmoury,
  checkArmyList,
  checkGeneralPart,
  checkMap,
  type CheckedMap,
  checkScenario,
  checkSpells,
  type ContentFault,
  describeContentFault,
} from '@pelagonia/rules';
import type { Library } from '../../library/library.js';
import { caseChapter } from '../../library/rules/case-book.js';
import { campaignRules } from './campaign-rules/index.js';
import { caseFiles, files } from './files.js';

type Door<Thing> = (
  input: unknown,
) =>
  | { readonly ok: true; readonly value: Thing }
  | { readonly ok: false; readonly faults: readonly ContentFault[] };

/** The whole library, each file through its door: one that is broken ends the build with what is wrong with it. */
export function readLibrary(): Library {
  return {
    armies: all('army', checkArmyList),
    armoury: one('armoury', checkArmoury),
    spellBook: one('spells', checkSpells),
    scenarios: all('scenario', checkScenario),
    general: one('general', checkGeneralPart),
    maps: all('map', (input) => asValue(checkMap(input))),
    rules: campaignRules,
    cases: Object.entries(caseFiles).map(([path, text]) => caseChapter(path, text)),
  };
}

/** Read once, whichever page asks first. */
let library: Library | undefined;
export const shelf = (): Library => (library ??= readLibrary());

function all<Thing>(kind: keyof typeof files, door: Door<Thing>): readonly Thing[] {
  return Object.entries(files[kind]).map(([path, input]) => through(path, input, door));
}

function one<Thing>(kind: keyof typeof files, door: Door<Thing>): Thing {
  const [found] = all(kind, door);
  if (found === undefined) throw new Error(`The library has no ${kind}.json; put it back into its folder.`);
  return found;
}

function through<Thing>(path: string, input: unknown, door: Door<Thing>): Thing {
  const checked = door(input);
  if (checked.ok) return checked.value;
  const sentences = checked.faults.map((fault) => `  ${fault.where}: ${describeContentFault(fault, 'en')}`);
  throw new Error([`${path.replaceAll('../', '')} cannot be used:`, ...sentences].join('\n'));
}

function asValue(checked: CheckedMap): ReturnType<Door<Extract<CheckedMap, { ok: true }>['map']>> {
  return checked.ok ? { ok: true, value: checked.map } : { ok: false, faults: checked.violations };
}
