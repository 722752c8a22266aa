import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sheetOf } from '../sealing/order-sheet.js';
import { commitmentOf } from '../sealing/seal.js';
import { sealedVisibilities, turnPhases, type SealedEntry, type TurnRecord } from './turn-record.js';
import { viewFor, type Viewer } from './view-for.js';

const seats = ['dwarfs', 'elves', 'orcs', 'undead'] as const;
const seed = 'e0'.repeat(32);

/** An order in which every text is one that stands nowhere else. */
function secretEntry(seat: string, salt = ''): SealedEntry {
  const nonce = Buffer.from(`${salt}${seat} `.repeat(16).slice(0, 16)).toString('hex');
  const secret = (what: string) => `secret-${what}-of-${seat}${salt}`;
  const sheet = {
    order: { attack: secret('target'), from: secret('base') },
    standing: { fightFirst: [secret('enemy')], ifTaken: 'fight' as const },
  };
  return { seat, sheet, nonce, commitment: commitmentOf({ campaign: 'c', turn: 1, seat, nonce, sheet }) };
}

function record(change: Partial<TurnRecord> = {}): TurnRecord {
  return {
    campaign: 'c',
    turn: 1,
    phase: 'ordering',
    visibility: 'who',
    seats,
    sealed: ['orcs', 'dwarfs', 'elves'].map((seat) => secretEntry(seat)),
    dice: { commitment: 'd1'.repeat(32), seed },
    ...change,
  };
}

const viewers: readonly Viewer[] = [
  { role: 'spectator' },
  { role: 'organiser' },
  { role: 'referee' },
  { role: 'player', seat: 'stranger' },
  ...seats.flatMap((seat): Viewer[] => [
    { role: 'player', seat },
    { role: 'organiser', seat },
    { role: 'referee', seat },
  ]),
];
const seatOf = (viewer: Viewer): string | undefined => ('seat' in viewer ? viewer.seat : undefined);

const anyRecord = fc
  .record({
    phase: fc.constantFrom(...turnPhases),
    visibility: fc.constantFrom(...sealedVisibilities),
    who: fc.shuffledSubarray([...seats]),
  })
  .map(({ phase, visibility, who }) =>
    record({ phase, visibility, sealed: who.map((seat) => secretEntry(seat)) }),
  );
const anyViewer = fc.constantFrom(...viewers);
const isOpen = ({ phase }: TurnRecord) => phase === 'revealed' || phase === 'ended';

test('nobody finds a word of another order in his view before the reveal, in any role, phase or setting', () => {
  for (const phase of turnPhases) {
    for (const visibility of sealedVisibilities) {
      const sealed = seats.map((seat) => secretEntry(seat));
      const turn = record({ phase, visibility, sealed });
      for (const viewer of viewers) {
        const text = JSON.stringify(viewFor(turn, viewer));
        for (const entry of sealed) {
          const mayRead = isOpen(turn) || entry.seat === seatOf(viewer);
          expect(text.includes(`-of-${entry.seat}`)).toBe(mayRead);
          expect(text.includes(entry.nonce)).toBe(mayRead);
          const listed = phase === 'locked' && visibility !== 'nothing';
          expect(text.includes(entry.commitment)).toBe(mayRead || listed);
        }
        expect(text.includes(seed)).toBe(phase === 'ended');
      }
    }
  }
});

test('while orders are given, a view does not depend on what others have sealed', () => {
  fc.assert(
    fc.property(anyRecord, anyViewer, (any, viewer) => {
      const turn = { ...any, phase: 'ordering' as const };
      const others = turn.sealed.map((entry) =>
        entry.seat === seatOf(viewer) ? entry : secretEntry(entry.seat, 'another'),
      );
      expect(viewFor({ ...turn, sealed: others.reverse() }, viewer)).toEqual(viewFor(turn, viewer));
    }),
  );
});

test('where nothing is told, a view does not depend on whether others have sealed, locked or not', () => {
  fc.assert(
    fc.property(anyRecord, anyViewer, (any, viewer) => {
      for (const phase of ['ordering', 'locked'] as const) {
        const turn = record({ phase, visibility: 'nothing', sealed: any.sealed });
        const alone = any.sealed.filter(({ seat }) => seat === seatOf(viewer));
        expect(JSON.stringify(viewFor(turn, viewer))).toBe(
          JSON.stringify(viewFor(record({ phase, visibility: 'nothing', sealed: alone }), viewer)),
        );
      }
    }),
  );
});

test('where the number is told, a view does not depend on whose orders they are', () => {
  const sealedBy = (...who: string[]) =>
    record({ visibility: 'count', sealed: who.map((seat) => secretEntry(seat)) });
  const view = viewFor(sealedBy('dwarfs', 'elves'), { role: 'referee' });
  expect(view.sealed).toEqual({ tells: 'count', count: 2 });
  expect(view).toEqual(viewFor(sealedBy('undead', 'orcs'), { role: 'referee' }));
});

test('where the number is told, the list at the lock has no seats and no order of seats', () => {
  fc.assert(
    fc.property(fc.shuffledSubarray([...seats]), fc.string(), (who, salt) => {
      const sealed = who.map((seat) => secretEntry(seat, salt));
      const { commitments } = viewFor(record({ phase: 'locked', visibility: 'count', sealed }), {
        role: 'spectator',
      });
      expect(commitments).toEqual(
        sealed
          .map(({ commitment }) => commitment)
          .sort()
          .map((commitment) => ({ commitment })),
      );
    }),
  );
});

test('who has sealed is told by seat, never in the order of sealing', () => {
  expect(viewFor(record(), { role: 'spectator' }).sealed).toEqual({
    tells: 'who',
    seats: ['dwarfs', 'elves', 'orcs'],
  });
});

test('an organiser or referee who plays sees what a player sees, one who does not what a spectator sees', () => {
  fc.assert(
    fc.property(anyRecord, fc.constantFrom(...seats), (turn, seat) => {
      for (const role of ['organiser', 'referee'] as const) {
        expect(viewFor(turn, { role, seat })).toEqual(viewFor(turn, { role: 'player', seat }));
        expect(viewFor(turn, { role })).toEqual(viewFor(turn, { role: 'spectator' }));
      }
    }),
  );
});

test('a player sees his own order at any time, with the nonce to check his receipt', () => {
  for (const phase of turnPhases) {
    expect(viewFor(record({ phase }), { role: 'player', seat: 'elves' }).own).toEqual(secretEntry('elves'));
    expect(viewFor(record({ phase }), { role: 'player', seat: 'undead' })).not.toHaveProperty('own');
    expect(viewFor(record({ phase }), { role: 'spectator' })).not.toHaveProperty('own');
  }
});

test('at the lock the commitments are listed, at the reveal the orders, at the end the seed', () => {
  const entries = ['dwarfs', 'elves', 'orcs'].map((seat) => secretEntry(seat));
  const commitments = entries.map(({ seat, commitment }) => ({ seat, commitment }));
  const seen = turnPhases.map((phase) => viewFor(record({ phase }), { role: 'spectator' }));
  expect(seen.map((view) => view.commitments)).toEqual([undefined, commitments, commitments, commitments]);
  expect(seen.map((view) => view.revealed)).toEqual([undefined, undefined, entries, entries]);
  expect(seen.map((view) => view.dice.seed)).toEqual([undefined, undefined, undefined, seed]);
  expect(new Set(seen.map((view) => view.dice.commitment)).size).toBe(1);
});

test('after the reveal everybody sees the same, whatever was told before', () => {
  const views = sealedVisibilities.flatMap((visibility) =>
    viewers.map((viewer) => viewFor(record({ phase: 'revealed', visibility }), viewer)),
  );
  const shared = views.map(({ sealed, commitments, revealed }) =>
    JSON.stringify({ sealed, commitments, revealed }),
  );
  expect(new Set(shared).size).toBe(1);
});

test('what a record carries beyond its fields stays behind', () => {
  const entry = { ...secretEntry('orcs'), draft: 'planted word' };
  const turn = { ...record({ phase: 'ended', sealed: [entry] }), note: 'planted word' };
  for (const viewer of viewers) expect(JSON.stringify(viewFor(turn, viewer))).not.toContain('planted word');
});

test('an order of a seat that is not in the turn is shown to nobody', () => {
  const turn = record({ phase: 'ended', sealed: [secretEntry('stranger')] });
  for (const viewer of viewers) expect(JSON.stringify(viewFor(turn, viewer))).not.toContain('-of-stranger');
});

test('a view is a value of its own: it can be kept while the record goes on', () => {
  const turn = record({ sealed: [{ ...secretEntry('orcs'), sheet: sheetOf('defend') }] });
  const view = viewFor(turn, { role: 'player', seat: 'orcs' });
  expect(structuredClone(view)).toEqual(view);
  expect(view.seats).not.toBe(turn.seats);
});
