import type { CampaignAction } from '../../src/campaigns/authority/permissions.js';
import type { AuthorityCase, Walker, World } from '../lobby/authority-world.js';
import { type Person, send } from '../lobby/table.js';

/** Nothing is fought in a lobby: whoever gets as far as that has passed the table. What each may do in a battle is tested there. */
const passed = 'CAMPAIGN_NOT_RUNNING';

function row(
  action: CampaignAction,
  who: readonly Walker[],
  input: Record<string, unknown> = {},
): AuthorityCase {
  return {
    action,
    expects: Object.fromEntries(who.map((walker) => [walker, passed])),
    attempt: ({ campaignId }, person) => send(person, action, { campaignId, turn: 1, key: 'x', ...input }),
  };
}

const anybody = ['organiser', 'referee', 'player', 'spectator', 'stranger'] as const;
const referee = ['referee'] as const;
const result = { outcome: 'DRAW' };
const reason = 'Seen.';
const moment = '2030-01-01T12:00:00Z';

/** The battles' part of the table. */
export const battleCases: readonly AuthorityCase[] = [
  row('answerChoice', ['player'], { answer: ['fight'] }),
  row('chooseVeteran', ['player']),
  ...(['musterArmy', 'recruitUnits', 'disbandUnits'] as const).map((action) => ({
    ...row(action, ['player']),
    attempt: ({ campaignId }: World, person: Pick<Person, 'visitor'>) =>
      send(person, action, { campaignId, lines: [] }),
  })),
  {
    ...row('renameVeteran', ['player']),
    attempt: ({ campaignId }, person) =>
      send(person, 'renameVeteran', { campaignId, veteran: 'Old', name: 'New' }),
  },
  row('proposeAppointment', anybody, { times: [moment], place: 'The club' }),
  row('acceptAppointment', anybody, { number: 1, time: moment }),
  row('declineAppointment', anybody),
  row('chooseScenario', anybody, { scenario: 'convoy' }),
  row('attachRoster', anybody, { rosterId: 'x' }),
  row('withdrawRoster', anybody),
  row('reportBattle', anybody, { result }),
  row('confirmBattle', anybody, { number: 1 }),
  row('disputeBattle', anybody, { number: 1, reason }),
  row('nameStandIn', ['referee', 'player'], { side: 'ATTACKER' }),
  row('ruleOnBattle', referee, { result, reason }),
  row('ruleOnChoice', referee, { answer: ['fight'], reason }),
  row('declareNotFought', referee, { fault: 'BOTH', reason }),
  row('rollForBattle', referee, { reason }),
  row('postponeBattle', referee, { until: moment, reason }),
  row('setScenario', referee, { scenario: 'convoy' }),
];
