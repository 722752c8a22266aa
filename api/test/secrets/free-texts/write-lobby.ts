import { houseList } from '../../lobby/house-list.js';
import type { Person } from '../../lobby/table.js';
import type { Cast } from './cast.js';

/** From the founding to the start; the campaign is private from then on. */
export async function writeLobby(cast: Cast): Promise<void> {
  const { table, others } = cast;
  const [dora, emil, stan, declined] = others as [Person, Person, Person, Person];
  const attacker = cast.who('attacker');
  cast.campaignId = await table.found(attacker, {
    name: cast.word('createCampaign.name'),
    visibility: 'UNLISTED',
    settings: {
      persistentArmies: true,
      rosterSecrecy: 'UNTIL_BATTLE',
      absence: { extensions: 0, botHoldsOpenSeat: false },
    },
  });
  const name = { en: cast.word('addArmyList.document'), es: 'Lista de la casa' };
  await cast.done('attacker', 'addArmyList', { document: houseList({ id: 'house-list', name }) });
  await cast.done('attacker', 'claimSeat', { seat: 'A' });
  const seated = [cast.who('defender'), cast.who('rival'), dora, emil, cast.who('former player')];
  for (const [index, person] of seated.entries())
    await table.invite(attacker, person, cast.campaignId, { seat: 'BCDEF'.charAt(index) });
  await cast.done('defender', 'chooseArmy', { army: 'empire' });
  for (const person of [cast.who('spectator'), cast.who('referee'), cast.who('organiser'), stan])
    await table.invite(attacker, person, cast.campaignId, { role: 'SPECTATOR' });
  for (const office of ['organiser', 'referee'] as const)
    await cast.done('attacker', 'appointOfficial', {
      memberId: cast.who(office).id,
      office: office.toUpperCase(),
    });
  await cast.done('applicant', 'requestToJoin', { message: cast.word('requestToJoin.message') });
  await cast.done(declined, 'requestToJoin', { message: cast.word('requestToJoin.message, declined') });
  await cast.done('attacker', 'declineJoinRequest', { requestId: declined.id });
  await cast.done('attacker', 'updateCampaign', { visibility: 'PRIVATE' });
  await cast.done('attacker', 'startCampaign');
  await cast.done('attacker', 'mailInvitation', {
    email: `${cast.word('mailInvitation.email')}@example.org`,
    role: 'SPECTATOR',
  });

  // Campaigns of his own, of which nobody else knows.
  await cast.done('attacker', 'cloneCampaign', { name: cast.word('cloneCampaign.name') });
  const campaignId = await table.found(attacker);
  await cast.done('attacker', 'updateCampaign', { campaignId, name: cast.word('updateCampaign.name') });
}
