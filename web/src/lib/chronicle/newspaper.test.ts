import { describe, expect, it } from 'vitest';
import { headlines, sectionOf, whatHolds, type News } from './newspaper.js';

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
