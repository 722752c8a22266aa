import { describe, expect, it } from 'vitest';
import { tenuresOf, type PastTurn } from './tenure.js';

const week = (number: number, seat: string | null): PastTurn => ({
  __typename: 'TurnHistory',
  number,
  openedAt: '2026-11-01T12:00:00Z',
  territories: [{ __typename: 'HistoricTerritory', territory: 'gap', seat, ruins: false, garrison: 0 }],
  standings: [],
});

describe('who has held a territory', () => {
  it('is told with the week since when, the latest first', () => {
    const history = [week(1, null), week(2, 'B'), week(3, 'B'), week(4, 'A')];
    expect(tenuresOf('gap', history, 'A')).toEqual([
      { seat: 'A', since: 4 },
      { seat: 'B', since: 2 },
      { seat: undefined, since: 1 },
    ]);
  });

  it('knows of a change that came with the end of the last week', () => {
    expect(tenuresOf('gap', [week(1, 'A')], 'C')).toEqual([
      { seat: 'C', since: 2 },
      { seat: 'A', since: 1 },
    ]);
    expect(tenuresOf('gap', [week(1, 'A')], undefined)[0]).toEqual({ seat: undefined, since: 2 });
  });

  it('is empty before anything is known', () => {
    expect(tenuresOf('gap', [], 'A')).toEqual([]);
  });
});
