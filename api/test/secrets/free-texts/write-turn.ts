import { expect, vi } from 'vitest';
import { savedRoster } from '../../rosters/roster-samples.js';
import type { Cast } from './cast.js';

/** Stands nowhere but in the lasting army of the defender, which its enemies learn when they meet it. */
export const secretUnit = 'crossbowmen';

/** While orders are given, up to the reveal of orders that leave the defender to choose. */
export async function writeTurn(cast: Cast): Promise<void> {
  const { table, campaignId } = cast;
  const veteran = cast.word('saveRoster.roster.entries.veteran');
  const entries = [{ unit: 'knights', veteran }];
  const name = cast.word('saveRoster.roster.name');
  await savedRoster(cast.who('defender').visitor, { name, army: 'empire', size: 1000, entries }, campaignId);

  const units = ['halberdiers', secretUnit, 'knights'].map((unit) => ({ unit, count: 6 }));
  await cast.done('defender', 'musterArmy', { lines: [{ unit: 'general' }, ...units] });
  await cast.done('defender', 'disbandUnits', { lines: [{ unit: secretUnit, count: 1 }] });

  await cast.done('attacker', 'pauseCampaign', { days: 1, reason: cast.word('pauseCampaign.reason') });
  await cast.done('attacker', 'resumeCampaign');
  await cast.done('attacker', 'extendTurn', { hours: 1, reason: cast.word('extendTurn.reason') });
  await cast.done('rival', 'proposeExtension', { hours: 1, reason: cast.word('proposeExtension.reason') });
  await cast.done('referee', 'grantPoints', {
    seat: 'C',
    points: 100,
    reason: cast.word('grantPoints.reason'),
  });
  const gift = { territory: 'herons-bridge', seat: 'A', reason: cast.word('giveTerritory.reason') };
  await cast.done('referee', 'giveTerritory', gift);
  await cast.done('referee', 'giveTerritory', { territory: 'windgap-pass', seat: 'C', reason: 'As agreed.' });
  await cast.done('referee', 'giveTerritory', { territory: 'goats-stair', seat: 'D', reason: 'As agreed.' });
  await cast.done('referee', 'takeTerritory', {
    territory: 'goats-stair',
    reason: cast.word('takeTerritory.reason'),
  });
  await cast.done('referee', 'renameTerritory', {
    territory: 'goats-stair',
    name: cast.word('renameTerritory.name'),
    reason: cast.word('renameTerritory.reason'),
  });
  await cast.done('organiser', 'removePlayer', {
    memberId: cast.who('former player').id,
    reason: cast.word('removePlayer.reason'),
  });

  await cast.done('attacker', 'sealOrder', { turn: 1, attack: 'redlode-mine' });
  await cast.done('rival', 'sealOrder', { turn: 1, attack: 'ironbrow' });
  const phase = async () =>
    (await table.rows(`select phase from turn where campaign_id = $1 and number = 1`, [campaignId]))[0];
  const [due] = await table.rows<{ deadline: Date }>('select deadline from turn where campaign_id = $1', [
    campaignId,
  ]);
  table.service.clock.moveTo(due!.deadline);
  const revealed = async () => expect(await phase()).toEqual({ phase: 'revealed' });
  await vi.waitFor(revealed, { timeout: 30_000, interval: 50 });
}
