import { describeInputFault } from '../input/describe-fault.js';
import type { InputFault } from '../input/fault.js';
import type { JsonSchema } from '../input/json-schema.js';
import { checkMap } from '../map/check-map.js';
import { describeViolation, type Language } from '../map/describe-violation.js';
import { mapSchema } from '../map/map-schema.js';
import type { Violation } from '../map/violation.js';
import { armouryFile, checkArmoury } from '../rosters/check-armoury.js';
import { armyFile, checkArmyList } from '../rosters/check-army-list.js';
import { checkSpells, spellsFile } from '../rosters/check-spells.js';
import { checkGeneralPart, generalFile } from '../scenarios/check-general-part.js';
import { checkScenario, scenarioFile } from '../scenarios/check-scenario.js';

/** What the library holds: one kind of file each. */
export const contentKinds = ['map', 'army', 'armoury', 'spells', 'scenario', 'general'] as const;
export type ContentKind = (typeof contentKinds)[number];

/** Whatever can be wrong with a file of the library; `where` is the place in it. */
export type ContentFault = Violation | InputFault;

interface Kind {
  readonly title: string;
  /** Where it lies: in a folder of its own below this one, named after its id, or beside the others. */
  readonly folder: string;
  readonly single?: true;
  readonly schema: JsonSchema;
  readonly faultsOf: (input: unknown) => readonly ContentFault[];
}

type Door = (
  input: unknown,
) => { readonly ok: true } | { readonly ok: false; readonly faults: readonly InputFault[] };

const through =
  (door: Door) =>
  (input: unknown): readonly InputFault[] => {
    const checked = door(input);
    return checked.ok ? [] : checked.faults;
  };

const kinds: Readonly<Record<ContentKind, Kind>> = {
  map: {
    title: 'A campaign map',
    folder: 'maps',
    schema: mapSchema,
    faultsOf: (input) => {
      const checked = checkMap(input);
      return checked.ok ? [] : checked.violations;
    },
  },
  army: {
    title: 'An army list',
    folder: 'armies',
    schema: armyFile.schema,
    faultsOf: through(checkArmyList),
  },
  armoury: {
    title: 'Magic items and siege gear',
    folder: 'armies',
    single: true,
    schema: armouryFile.schema,
    faultsOf: through(checkArmoury),
  },
  spells: {
    title: 'Spells of every army',
    folder: 'armies',
    single: true,
    schema: spellsFile.schema,
    faultsOf: through(checkSpells),
  },
  scenario: {
    title: 'A scenario',
    folder: 'scenarios',
    schema: scenarioFile.schema,
    faultsOf: through(checkScenario),
  },
  general: {
    title: 'What holds for all scenarios',
    folder: 'scenarios',
    single: true,
    schema: generalFile.schema,
    faultsOf: through(checkGeneralPart),
  },
};

/** All that is wrong with a file of the library; nothing if it is sound. */
export function contentFaults(kind: ContentKind, input: unknown): readonly ContentFault[] {
  return kinds[kind].faultsOf(input);
}

/** The JSON Schema by which editors help with a file of this kind. It knows shapes; `contentFaults` knows more. */
export function contentSchema(kind: ContentKind): JsonSchema {
  const { title, schema } = kinds[kind];
  return { $schema: 'https://json-schema.org/draft/2020-12/schema', title, ...schema };
}

/** The folder in which things of a kind lie, and whether each has one of its own there, named after its id. */
export function contentFolder(kind: ContentKind): { readonly folder: string; readonly each: boolean } {
  const { folder, single } = kinds[kind];
  return { folder, each: single === undefined };
}

/** Where the library keeps a thing; of some kinds there is but one, whose id is the kind's name. */
export function contentFile(kind: ContentKind, id: string): string {
  const { folder, each } = contentFolder(kind);
  return each ? `${folder}/${id}/${kind}.json` : `${folder}/${kind}.json`;
}

export function describeContentFault(fault: ContentFault, language: Language): string {
  return isViolation(fault) ? describeViolation(fault, language) : describeInputFault(fault, language);
}

function isViolation(fault: ContentFault): fault is Violation {
  return fault.code.startsWith('MAP_');
}
