import { describe, expect, it } from 'vitest';
import { differences, strangeFigures } from './book-comparison.js';
import {
  bookAwards,
  bookScenarios,
  ourAwards,
  ourScenario,
  plannedDistances,
  ruleTexts,
} from './book-scenarios.js';
import { bookTable, cell, figures } from './book-tables.js';
import { shippedScenario, shippedScenarios } from './shipped-scenarios.js';

const ours = shippedScenarios.map(shippedScenario);
const named = (name: string) =>
  ours.find((one) => one.name.es.toLocaleLowerCase('es') === name.toLocaleLowerCase('es'));

describe('the battles of the rulebook', () => {
  it('have its length, forces and order of deployment', () => {
    expect(differences('scenarios', bookScenarios(), ours.map(ourScenario))).toEqual([]);
  });

  it.each(bookScenarios())('pay what it pays: $name', ({ name }) => {
    const scenario = named(name);
    expect(scenario === undefined ? [] : ourAwards(scenario)).toEqual(bookAwards(name));
  });

  it.each(bookTable('scenarios'))('show the distances of its plan', (row) => {
    const scenario = named(cell(row, 'name') ?? '');
    const drawn = scenario === undefined ? new Set<number>() : plannedDistances(scenario);
    expect(figures(row, 'plan cm').filter((distance) => !drawn.has(distance))).toEqual([]);
  });

  it.each(bookScenarios())('name no figure that it does not: $name', (entry) => {
    const scenario = named(entry.name);
    const texts = scenario === undefined ? [] : ruleTexts(scenario);
    expect(texts.flatMap((text) => strangeFigures(entry, text))).toEqual([]);
  });
});
