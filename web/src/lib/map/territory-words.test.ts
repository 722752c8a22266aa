import type { Territory } from '@pelagonia/rules';
import { describe, expect, it } from 'vitest';
import { mapWords } from './map-words.js';
import { describeTerritory, groupsByHolder } from './territory-words.js';

const territory = (id: string, more: Partial<Territory> = {}): Territory => ({
  id,
  kind: 'fortress',
  name: { en: 'Mirewatch', es: 'Atalaya' },
  seat: { q: 0, r: 0 },
  land: [{ q: 0, r: 0 }],
  ...more,
});
const seats = [{ letter: 'A', name: 'Anna' }];
const say = (one: Territory, language: 'en' | 'es', ruined: string[] = []) =>
  describeTerritory(one, { language, owners: { held: 'A' }, seats, ruined, words: mapWords[language] });

describe('what is said of a territory', () => {
  it('is its name, its kind and its holder', () => {
    expect(say(territory('held'), 'en')).toBe('Mirewatch, fortress, held by Anna, seat A');
    expect(say(territory('held'), 'es')).toBe('Atalaya, fortaleza, en manos de Anna, plaza A');
  });

  it('names the sort of a resource and that nobody holds it', () => {
    expect(say(territory('free', { kind: 'resource', sort: 'mine' }), 'en')).toBe(
      'Mirewatch, mine, held by nobody',
    );
  });

  it('tells whether the reader may attack it, as the map shows to those who see it', () => {
    const view = { owners: {}, seats, ruined: [], targets: ['near'] };
    const told = (id: string, language: 'en' | 'es') =>
      describeTerritory(territory(id), { ...view, language, words: mapWords[language] });
    expect(told('near', 'en')).toBe('Mirewatch, fortress, held by nobody, one of your targets');
    expect(told('near', 'es')).toBe('Atalaya, fortaleza, sin dueño, a tu alcance');
    expect(told('far', 'en')).toBe('Mirewatch, fortress, held by nobody');
  });

  it('calls a razed capital ruins', () => {
    expect(say(territory('held', { kind: 'capital' }), 'en', ['held'])).toContain('ruins');
  });
});

it('the list goes seat by seat, and what nobody holds comes last', () => {
  const territories = ['free', 'b', 'a'].map((id) => territory(id));
  const groups = groupsByHolder({ territories }, { a: 'A', b: 'B' }, seats);
  expect(groups.map(({ holder, territories: own }) => [holder?.letter, own.map(({ id }) => id)])).toEqual([
    ['A', ['a']],
    ['B', ['b']],
    [undefined, ['free']],
  ]);
});
