import { awardHonour, eligibleUnits } from '@pelagonia/rules';
import { expect, test } from 'vitest';
import { fieldedArmy, fieldedInput, firstOf, rollOf, type FieldedLine } from './fielded-army.js';

const lines: FieldedLine[] = [
  { unit: 'spearmen', type: 'infantry', count: 2 },
  { unit: 'knights', type: 'cavalry', count: 0 },
];
const told = (seat: string, name: string, fallen: boolean) => ({
  __typename: 'Veteran' as const,
  seat,
  name,
  unit: 'spearmen',
  honour: 'TOUGH_AS_ROCK' as const,
  wonTurn: 1,
  wonBattle: 'field:x:A>B',
  fallen,
});

test('each unit that fought has a name of its own, alike for the rules and the service', () => {
  expect(fieldedArmy(lines).map(({ id }) => id)).toEqual(['spearmen:1', 'spearmen:2']);
  expect(fieldedInput(lines).map(({ id, type }) => [id, type])).toEqual([
    ['spearmen:1', 'INFANTRY'],
    ['spearmen:2', 'INFANTRY'],
  ]);
});

test('the muster roll keeps the fallen apart, and other seats out', () => {
  const roll = rollOf([told('A', 'Old', true), told('A', 'New', false), told('B', 'Other', false)], 'A');
  expect(roll.veterans.map(({ name, lost }) => [name, lost !== undefined])).toEqual([
    ['Old', true],
    ['New', false],
  ]);
  expect(eligibleUnits(roll, fieldedArmy(lines))).toHaveLength(2);
  const claim = { played: true, won: true, die: 6, mark: { turn: 2, battle: 'b' }, army: fieldedArmy(lines) };
  const awarded = awardHonour(roll, { ...claim, unit: firstOf('spearmen'), name: 'The Third' });
  expect(awarded).toMatchObject({ ok: true, veteran: { unit: 'spearmen', honour: 'tough-as-rock' } });
});
