import { expect, test } from 'vitest';
import {
  mayChangeRoster,
  mayReadRoster,
  rosterSecrecies,
  type RosterReader,
  type RosterScene,
} from './roster-secrecy.js';

const scenes: readonly RosterScene[] = rosterSecrecies.flatMap((secrecy) =>
  [false, true].flatMap((bothIn) => [false, true].map((begun) => ({ secrecy, bothIn, begun }))),
);
const readers = (scene: RosterScene): RosterReader[] =>
  (['own', 'enemy', 'other'] as const).filter((reader) => mayReadRoster(scene, reader));

test('once the battle has begun all may read and nobody may change', () => {
  for (const scene of scenes.filter(({ begun }) => begun)) {
    expect(readers(scene)).toEqual(['own', 'enemy', 'other']);
    expect(mayChangeRoster(scene)).toBe(false);
  }
});

test('before that nobody but the two sides may ever read', () => {
  for (const scene of scenes.filter(({ begun }) => !begun)) expect(readers(scene)).not.toContain('other');
});

test('the other side reads when the campaign says so', () => {
  const before = (secrecy: RosterScene['secrecy'], bothIn: boolean): boolean =>
    mayReadRoster({ secrecy, bothIn, begun: false }, 'enemy');
  expect([before('open', false), before('open', true)]).toEqual([true, true]);
  expect([before('untilBothIn', false), before('untilBothIn', true)]).toEqual([false, true]);
  expect([before('untilBattle', false), before('untilBattle', true)]).toEqual([false, false]);
});

test('nobody changes a roster that was secret after having read the other’s', () => {
  for (const scene of scenes.filter(({ secrecy }) => secrecy !== 'open')) {
    expect(mayChangeRoster(scene) && mayReadRoster(scene, 'enemy')).toBe(false);
  }
});
