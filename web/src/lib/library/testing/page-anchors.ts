import { itemSorts } from '@pelagonia/rules';
import { armyPage } from '../armies/army-page.js';
import { gearSheet, itemSheet } from '../armoury/armoury-sheets.js';
import type { Library } from '../library.js';
import { mapPage } from '../maps/map-page.js';
import { rulesPage } from '../rules/rules-page.js';
import { generalPage } from '../scenarios/general-page.js';
import { scenarioPage } from '../scenarios/scenario-page.js';
import type { Sheet } from '../sheet/sheet.js';

type Anchors = readonly [page: string, ids: readonly string[]];
type Named = readonly { readonly id: string }[];

const ids = (...all: readonly Named[]) => all.flatMap((list) => list.map(({ id }) => id));
const rows = (...sheets: readonly Sheet[]) => ids(...sheets.map((sheet) => sheet.rows));

/** Every place that a page with content of its own can be linked at, its headings among them. */
export function anchorsByPage(library: Library): ReadonlyMap<string, readonly string[]> {
  return new Map<string, readonly string[]>([
    ...armies(library),
    ...scenarios(library),
    ...maps(library),
    [
      '/library/items',
      rows(...itemSorts.map((sort) => itemSheet(sort, library)), gearSheet(library.armoury)),
    ],
    ['/library/scenarios/general', general(library)],
    ['/library/rules', rules(library)],
  ]);
}

const armies = (library: Library): Anchors[] =>
  library.armies.map((list) => {
    const { id, troops, characters, mounts, magic, rules } = armyPage(list, library);
    const headings = ['troops', 'characters', 'mounts', 'rules', 'spells', 'items'];
    const spells = magic ? rows(magic.sheet) : [];
    return [
      `/library/armies/${id}`,
      [...headings, ...rows(troops, characters, mounts), ...spells, ...ids(rules)],
    ];
  });

const scenarios = (library: Library): Anchors[] =>
  library.scenarios.map((scenario) => {
    const { id, rules, objectives } = scenarioPage(scenario, library);
    const headings = ['forces', 'deployment', 'terrain', 'rules', 'objectives', 'suits', 'ours'];
    return [`/library/scenarios/${id}`, [...headings, ...ids(rules), ...rows(objectives)]];
  });

const maps = (library: Library): Anchors[] =>
  library.maps.map((map) => {
    const { id, holders } = mapPage(map);
    return [`/library/maps/${id}`, ['realms', 'distances', ...rows(...holders.map(({ sheet }) => sheet))]];
  });

function rules(library: Library): string[] {
  const { chapters } = rulesPage(library);
  return ids(chapters, ...chapters.map((chapter) => chapter.rules));
}

function general(library: Library): string[] {
  const { chapters, deployment, terrain } = generalPage(library.general);
  const headings = ['table', 'terrain', 'deployment', 'length'];
  return [...headings, ...ids(chapters, deployment, terrain, ...chapters.map(({ rules }) => rules))];
}
