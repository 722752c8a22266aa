import { expect, test } from 'vitest';
import { describeEntry } from './describe-entry.js';
import { journalSentences, journalWords, mapChangeSentences } from './journal-sentences.js';

// That every code which the service writes has a sentence is the compiler's to see: a fact's code is a key of this table.
test('both languages fill in the same', () => {
  const holes = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(String).sort();
  for (const { en, es } of Object.values(journalSentences)) {
    expect(holes(es)).toEqual(holes(en));
    expect([en, es].every((text) => /[.}\]]$/.test(text))).toBe(true);
  }
});

test('no verb fits a seat called Anna but not one called Orcs', () => {
  const words = [journalSentences, journalWords, mapChangeSentences].flatMap((table) => Object.values(table));
  for (const { en } of words)
    expect(en).not.toMatch(
      /(?<!(?:of|seat) )\{(seat|player|winner|attacker|territory|after)\} (is|has|was|does|\w+[^s\W]s)\b/,
    );
});

const names = (id: string) => ({ A: 'Anna', B: 'Bruno', 'b-res': 'Reed Mine', 'map:b-res': 'Old Mine' })[id];
const told = (code: string, parameters: Record<string, unknown>, language: 'en' | 'es' = 'en') =>
  describeEntry({ code, rule: null, parameters }, language, names);

test('a fact of the rules is worded by the rules, with the names people know', () => {
  const parameters = { fact: true, territory: 'b-res', player: 'A' };
  expect(told('TERRITORY_CHANGED', parameters)).toBe('Reed Mine passed to Anna.');
  expect(told('TERRITORY_CHANGED', parameters, 'es')).toBe('Reed Mine pasa a Anna.');
});

test('a ruling names the battle and its outcome', () => {
  const parameters = { key: 'field:b-res:A>B', after: { draw: true }, reason: 'as seen' };
  expect(told('BATTLE_RULED', parameters)).toBe(
    'The referee ruled on Anna against Bruno (Reed Mine): a draw. Reason: as seen',
  );
});

test('who ruled is told, as far as it is known', () => {
  const parameters = { key: 'meeting:A+B', after: { draw: true }, reason: 'x' };
  expect(told('BATTLE_ROLLED_FOR', { ...parameters, by: 'B' })).toBe(
    'Bruno let dice decide Anna against Bruno: a draw. Reason: x',
  );
  expect(told('BATTLE_NOT_FOUGHT', parameters, 'es')).toBe(
    'El árbitro anotó que Anna contra Bruno no se jugó: empate. Motivo: x',
  );
  expect(told('CAMPAIGN_RESUMED', {})).toBe('The campaign went on.');
});

test('a garrison without a lord is somebody', () => {
  const parameters = { key: 'assault:b-res:B>nobody', after: { winner: 'nobody' }, reason: 'as seen' };
  expect(told('BATTLE_RULED', parameters)).toBe(
    'The referee ruled on Bruno against the garrison (Reed Mine): the garrison won. Reason: as seen',
  );
  expect(told('BATTLE_RULED', parameters, 'es')).toContain('Bruno contra la guarnición (Reed Mine)');
});

test('a struck-out result, an answer and somebody who has gone are worded too', () => {
  const by = '00000000-0000-4000-8000-000000000000';
  const events = [
    { turn: 2, key: 'meeting:A+B', after: null },
    { turn: 3, key: 'order:B', after: ['A', 'B'] },
    { turn: 3, key: 'contest:b-res:A', after: 'withdraw' },
  ];
  expect(told('CORRECTION_APPLIED', { by, events, reason: 'x' })).toBe(
    'The referee corrected: turn 2, Anna against Bruno: to be fought; turn 3, whom Bruno will fight first: Anna, Bruno; turn 3, whether Anna will fight for Reed Mine: to withdraw. Reason: x',
  );
});

test('whoever is taken out is told of with the reason, where one was given', () => {
  const parameters = { by: 'B', seat: 'A', name: 'Amparo' };
  expect(told('PLAYER_REMOVED', { ...parameters, reason: '[gone] {away}' })).toBe(
    'Bruno took Amparo out of the campaign. Reason: [gone] {away}',
  );
  expect(told('PLAYER_REMOVED', { ...parameters, reason: null }, 'es')).toBe(
    'Bruno retiró a Amparo de la campaña.',
  );
});

test('whoever came and went is called by his own name, though another sits there now', () => {
  expect(told('SEAT_TAKEN', { seat: 'A', name: 'B', predecessor: null })).toBe('B took a seat.');
  expect(told('SEAT_TAKEN', { seat: 'A', name: 'Gina', predecessor: 'Amparo' }, 'es')).toBe(
    'Gina tomó asiento en lugar de Amparo.',
  );
  expect(told('SEAT_HANDED_OVER', { seat: 'A', name: 'Gina', predecessor: 'Amparo' })).toBe(
    'Gina took over the seat of Amparo.',
  );
  expect(told('SEAT_LEFT', { seat: 'A', name: 'Amparo' }, 'es')).toBe('Amparo dejó su plaza.');
});

test('a territory that was renamed is told of by both names, the map’s own among them', () => {
  const parameters = { by: 'B', territory: 'b-res', reason: 'x' };
  expect(told('TERRITORY_RENAMED', { ...parameters, before: null, after: 'Mudhole' })).toBe(
    'Bruno renamed Old Mine: it is called Mudhole now. Reason: x',
  );
  expect(told('TERRITORY_RENAMED', { ...parameters, before: 'Mudhole', after: null }, 'es')).toBe(
    'Bruno cambió el nombre de Mudhole, que ahora se llama Old Mine. Motivo: x',
  );
});

test('an ending without a winner says so, and an unknown code stands for itself', () => {
  expect(told('CAMPAIGN_ENDED', { winners: [] })).toBe('The campaign ended. Victory: nobody.');
  expect(told('SOMETHING_NEW', {})).toBe('SOMETHING_NEW');
});
