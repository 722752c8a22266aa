import type { Words } from '@pelagonia/rules';
import { ruleAnchor } from '../armies/army-page.js';
import type { Library } from '../library.js';
import { say, sayOtherwise } from '../say.js';
import { campaignRuleAnchor } from '../rules/rules-page.js';
import { methodsOf, partAnchor } from '../scenarios/general-page.js';
import { spellAnchor } from '../spells/spell-sheet.js';
import type { Entry, EntryKind } from './entry.js';

function entry(kind: EntryKind, name: Words, path: `/${string}`, of?: Words): Entry {
  const alias = sayOtherwise(name);
  return {
    kind,
    name: say(name),
    ...(alias === say(name) ? {} : { alias }),
    ...(of ? { of: say(of) } : {}),
    path,
  };
}

/** Everything that has a name, in the language being read. */
export function libraryEntries(library: Library): Entry[] {
  return [
    ...armyEntries(library),
    ...armouryEntries(library),
    ...scenarioEntries(library),
    ...mapEntries(library),
    ...ruleEntries(library),
  ];
}

function armyEntries({ armies, spellBook }: Library): Entry[] {
  return armies.flatMap(({ id, name, units, mounts, rules = [] }) => {
    const page = `/library/armies/${id}` as const;
    const spells = spellBook.lores.find(({ army }) => army === id)?.spells ?? [];
    return [
      entry('army', name, page),
      ...units.map((one) => entry('unit', one.name, `${page}#${one.id}`, name)),
      ...mounts.map((one) => entry('mount', one.name, `${page}#${one.id}`, name)),
      ...rules.map((one) => entry('rule', one.name, `${page}#${ruleAnchor(one)}`, name)),
      ...spells.map((one) => entry('spell', one.name, `${page}#${spellAnchor(one)}`, name)),
    ];
  });
}

const armouryEntries = ({ armoury: { items, gear } }: Library): Entry[] => [
  ...items.map((one) => entry('item', one.name, `/library/items#${one.id}`)),
  ...gear.map((one) => entry('gear', one.name, `/library/items#${one.id}`)),
];

const scenarioEntries = ({ scenarios, general }: Library): Entry[] => [
  ...scenarios.flatMap(({ id, name, rules }) => [
    entry('scenario', name, `/library/scenarios/${id}`),
    ...rules.map((one) => entry('rule', one.title, `/library/scenarios/${id}#${one.id}`, name)),
  ]),
  ...general.chapters.flatMap(({ id: chapter, title, rules }) => [
    entry('chapter', title, `/library/scenarios/general#${chapter}`),
    ...rules.map((one) =>
      entry('rule', one.title, `/library/scenarios/general#${partAnchor(chapter, one)}`, title),
    ),
  ]),
  ...methodsOf(general).map(({ anchor, name }) =>
    entry('chapter', name, `/library/scenarios/general#${anchor}`),
  ),
];

const mapEntries = ({ maps }: Library): Entry[] =>
  maps.flatMap(({ id, name, territories }) => [
    entry('map', name, `/library/maps/${id}`),
    ...territories.map((one) => entry('territory', one.name, `/library/maps/${id}#${one.id}`, name)),
  ]);

const ruleEntries = ({ rules }: Library): Entry[] =>
  rules.flatMap((chapter) =>
    chapter.rules.map((rule) =>
      entry(
        'chapter',
        { en: `${rule.number} ${rule.title.en}`, es: `${rule.number} ${rule.title.es}` },
        `/library/rules#${campaignRuleAnchor(rule)}`,
        chapter.title,
      ),
    ),
  );
