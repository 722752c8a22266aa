import type { ContentKind } from '@pelagonia/rules';

/**
 * The project's own folders, by the path of each file: read while pages are made, never by a browser. The build looks
 * for these patterns letter by letter, so nothing here can be put together.
 */
export const files: Readonly<Record<ContentKind, Readonly<Record<string, unknown>>>> = {
  map: import.meta.glob('../../../../../maps/*/map.json', { eager: true, import: 'default' }),
  army: import.meta.glob('../../../../../armies/*/army.json', { eager: true, import: 'default' }),
  armoury: import.meta.glob('../../../../../armies/armoury.json', { eager: true, import: 'default' }),
  spells: import.meta.glob('../../../../../armies/spells.json', { eager: true, import: 'default' }),
  general: import.meta.glob('../../../../../scenarios/general.json', { eager: true, import: 'default' }),
  scenario: import.meta.glob('../../../../../scenarios/*/scenario.json', { eager: true, import: 'default' }),
};

/** The case book, as Markdown. */
export const caseFiles: Readonly<Record<string, string>> = import.meta.glob(
  '../../../../../rules/cases/[0-9]*.md',
  { eager: true, import: 'default', query: '?raw' },
);
