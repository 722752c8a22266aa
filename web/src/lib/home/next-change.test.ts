import { describe, expect, it } from 'vitest';
import { nextChange } from './next-change.js';

type Table = Parameters<typeof nextChange>[0][number];
const table = (over: Partial<Table>): Table => ({
  name: 'War',
  status: 'RUNNING',
  pausedUntil: null,
  turn: { phase: 'ORDERING', deadline: '2026-12-01T20:00:00Z' },
  ...over,
});

describe('what somebody with nothing to do waits for', () => {
  it('the first reveal among his campaigns', () => {
    const sooner = { phase: 'ORDERING', deadline: '2026-11-20T20:00:00Z' } as const;
    expect(nextChange([table({}), table({ name: 'Sooner', turn: sooner })])).toEqual({
      kind: 'reveal',
      campaign: 'Sooner',
      at: sooner.deadline,
    });
  });

  it('battles, where orders are open already', () => {
    const turn = { phase: 'REVEALED', deadline: '2026-11-01T20:00:00Z' } as const;
    expect(nextChange([table({ turn })])).toEqual({ kind: 'battles', campaign: 'War' });
  });

  it('the end of a pause rather than a deadline that does not count', () => {
    const pausedUntil = '2026-12-24T20:00:00Z';
    expect(nextChange([table({ pausedUntil })])).toMatchObject({ kind: 'pause', at: pausedUntil });
  });

  it('a lobby, where nothing else is going on; nothing at all, where all wars are over', () => {
    expect(nextChange([table({ status: 'LOBBY', turn: null })])).toMatchObject({ kind: 'lobby' });
    expect(nextChange([table({ status: 'FINISHED' })])).toEqual({ kind: 'nothing' });
    expect(nextChange([])).toEqual({ kind: 'nothing' });
  });
});
