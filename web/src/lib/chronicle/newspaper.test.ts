import { describe, expect, it } from 'vitest';
import { headlines, ordersWithTold, sectionOf, whatHolds, type News } from './newspaper.js';

const news = (code: string, parameters: object = {}, retractedBy?: number): News => ({
  code,
  parameters: JSON.stringify(parameters),
  ...(retractedBy !== undefined && { retractedBy }),
});

describe('the editor of the chronicle', () => {
  it('puts the greatest news first, however late it was told', () => {
    const told = headlines([
      news('OPEN_TAKEN', { player: 'A', territory: 'ford' }),
      news('TURN_OPENED'),
      news('PLAYER_ELIMINATED', { player: 'C', other: 'B' }),
      news('CAPITAL_RAZED', { player: 'B', territory: 'keep' }),
    ]);
    expect(told.map(({ kind }) => kind)).toEqual(['PLAYER_ELIMINATED', 'CAPITAL_RAZED', 'OPEN_TAKEN']);
    expect(told[0]).toMatchObject({ player: 'C', other: 'B' });
  });

  it('prints nothing that was taken back', () => {
    expect(headlines([news('CAPITAL_RAZED', { player: 'B', territory: 'keep' }, 12)])).toEqual([]);
    const [waiting, won] = [news('MEETING_READY', {}, 12), news('MEETING_WON')];
    expect(whatHolds([waiting, won])).toEqual([won]);
  });

  it('heads the last issue of a war that was ended before its time with its end', () => {
    const told = headlines([
      news('OPEN_TAKEN', { player: 'A', territory: 'ford' }),
      news('CAMPAIGN_FINISHED_EARLY', { reason: 'The hall closes', winners: ['A'] }),
    ]);
    expect(told[0]).toMatchObject({ kind: 'CAMPAIGN_FINISHED_EARLY', winners: ['A'] });
  });

  it('prints the orders that nobody gave as the journal tells them, and given ones as they were', () => {
    const order = (seat: string, given: boolean, attack: string | null = null) =>
      ({ seat, given, attack, from: null }) as const;
    const entries = [
      news('ORDER_BY_BOT', { player: 'A', attack: 'mill' }),
      news('ORDER_BY_BOT', { player: 'B', attack: 'ford', from: 'keep' }),
      news('ORDER_REPEATED', { player: 'C' }),
      news('ORDER_BY_BOT', { player: 'D', attack: 'mine' }, 12),
    ];
    const orders = [order('A', true, 'ford'), order('B', false), order('C', false), order('D', false)];
    expect(ordersWithTold(orders, entries)).toEqual([
      { seat: 'A', given: true, attack: 'ford', from: null, told: undefined },
      { seat: 'B', given: false, attack: 'ford', from: 'keep', told: 'bot' },
      { seat: 'C', given: false, attack: null, from: null, told: 'repeated' },
      { seat: 'D', given: false, attack: null, from: null, told: undefined },
    ]);
  });

  it('survives what it cannot read', () => {
    expect(headlines([{ code: 'CAPITAL_RAZED', parameters: 'rubbish' }])).toMatchObject([{ player: '' }]);
    expect(headlines([{ code: 'CAMPAIGN_ENDED', parameters: 'null' }])).toMatchObject([{ winners: [] }]);
  });

  it.each([
    ['DEFENCE_LOST', 'battles'],
    ['BATTLE_CONFIRMED', 'battles'],
    ['BATTLE_RULED', 'rulings'],
    ['CHOICE_RULED', 'rulings'],
    ['CORRECTION_APPLIED', 'rulings'],
    ['TERRITORY_GIVEN', 'rulings'],
    ['TERRITORY_CHANGED', 'land'],
    ['TERRITORY_INHERITED', 'ruins'],
    ['CAPITAL_RAZED', 'ruins'],
    ['VETERAN_NAMED', 'honours'],
    ['SEAT_HANDED_OVER', 'table'],
    ['TURN_OPENED', 'brief'],
    ['SOMETHING_NEW', 'brief'],
  ])('sets %s among the %s', (code, section) => {
    expect(sectionOf(code)).toBe(section);
  });
});
