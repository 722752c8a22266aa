import { expect, test } from 'vitest';
import { describeFact } from './describe-fact.js';
import { stakeSentences } from './stake-sentences.js';
import { orderFaultSentences, turnSentences } from './turn-sentences.js';

const named = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(String).sort();

test.each(Object.entries(turnSentences))('%s names the same things in both languages', (_, { en, es }) => {
  expect(named(es)).toEqual(named(en));
  // An order that is set aside ends with its reason, which is a sentence's end itself.
  expect(en).toMatch(/\.$|\{fault\}$/);
  expect(es).toMatch(/\.$|\{fault\}$/);
});

/** “Orcs marches”: a verb that fits one name only, whatever a seat or a place is called. */
const ofOneAlone =
  /(?<!(?:of|on) )\{(?:player|other|territory)\}(?: now| \{\w+\})? (?:is|has|was|does|\w+[^s\W]s)\b/;

test.each(Object.entries({ ...turnSentences, ...stakeSentences }))(
  '%s is good English of Anna and of the Orcs',
  (_, { en }) => expect(en).not.toMatch(ofOneAlone),
);

test('people and places are called by the names one gives them', () => {
  const names = new Map([
    ['p1', 'Anna'],
    ['p2', 'Bruno'],
    ['x', 'the ford'],
  ]);
  const name = (id: string) => names.get(id) ?? id;
  expect(describeFact({ code: 'OPEN_TAKEN', rule: 'R2', player: 'p1', territory: 'x' }, 'en', name)).toBe(
    'Anna took the ford: nobody held it.',
  );
  expect(
    describeFact({ code: 'ARRIVAL_ORDER', rule: 'R7', territory: 'x', players: 'p2, p1' }, 'en', name),
  ).toBe('They reached the ford in this order: Bruno, Anna.');
});

test('numbers are no names', () => {
  const fact = { code: 'ARRIVAL_ROLLED', rule: 'R7', territory: 'x', player: 'p1', die: 6 } as const;
  expect(describeFact(fact, 'es', (id) => `<${id}>`)).toBe('<p1> saca un 6 en la carrera hacia <x>.');
});

test('an order that is set aside says why', () => {
  const fact = { code: 'ORDER_REPLACED', rule: 'O3', player: 'Anna', fault: 'ORDER_TARGET_OWN' } as const;
  expect(describeFact(fact, 'en')).toBe(
    'The order of Anna is set aside and counts as defence: the territory is his own.',
  );
  expect(describeFact(fact, 'es')).toContain(orderFaultSentences.ORDER_TARGET_OWN.es);
});
