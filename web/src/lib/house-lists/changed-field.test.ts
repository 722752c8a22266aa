import { expect, test } from 'vitest';
import { changedField } from './changed-field.js';
import { blankList, blankUnit, type EditedList } from './edited-list.js';

function changed(change: (list: EditedList) => void): string | undefined {
  const [before, after] = [blankList(), blankList()];
  change(after);
  return changedField(before, after);
}

test('what is typed into one field is told by its place', () => {
  expect(changed((list) => (list.name.en = 'Knights'))).toBe('.name.en');
  expect(changed((list) => (list.units[1]!.points = 60))).toBe('.units.1.points');
  expect(changed((list) => (list.units[0]!.points = null))).toBe('.units.0.points');
});

test('a line that comes or goes, several fields and ticks are steps of their own', () => {
  expect(changed((list) => list.units.push(blankUnit(9)))).toBeUndefined();
  expect(changed((list) => list.units.splice(0, 1))).toBeUndefined();
  expect(changed((list) => ([list.id, list.name.es] = ['a', 'b']))).toBeUndefined();
  expect(changed((list) => list.units[1]!.attachesTo.push('infantry'))).toBeUndefined();
  const riding = (...riders: number[]) => ({ riders });
  expect(changedField(riding(1, 2), riding(1, 3))).toBeUndefined();
  expect(changed(() => undefined)).toBeUndefined();
});
