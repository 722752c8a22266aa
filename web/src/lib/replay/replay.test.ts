import { expect, it } from 'vitest';
import type { PastTurn } from '../table/tenure.js';
import { framesOf } from './replay.js';

const week = (number: number, owners: Record<string, string | null>, ruined: string[] = []): PastTurn => ({
  __typename: 'TurnHistory',
  number,
  openedAt: '2026-11-01T12:00:00Z',
  standings: [],
  territories: Object.entries(owners).map(([territory, seat]) => ({
    __typename: 'HistoricTerritory',
    territory,
    seat,
    ruins: ruined.includes(territory),
    garrison: 0,
  })),
});

it('each week shows what has changed hands since the one before', () => {
  const frames = framesOf([week(1, { gap: null, keep: 'A' }), week(2, { gap: 'B', keep: 'A' })]);
  expect(frames.map(({ week: number, captured }) => [number, captured])).toEqual([
    [1, []],
    [2, ['gap']],
  ]);
  expect(frames[1]?.owners).toEqual({ gap: 'B', keep: 'A' });
});

it('before anything is known there is nothing to show', () => {
  expect(framesOf([])).toEqual([]);
});
