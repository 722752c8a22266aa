import { type AuthorityCase, sends, start, type World } from '../lobby/authority-world.js';
import { done } from '../lobby/table.js';

const organisers = { organiser: 'done' };
const officials = { organiser: 'done', referee: 'done' };
const players = { player: 'done' };
const desks = { player: 'done', delegate: 'done' };
const reason = 'A fair at the weekend.';
const days = { from: '2040-08-01', to: '2040-08-02' };

const after =
  (...acts: readonly ((world: World) => Promise<unknown>)[]) =>
  async (world: World): Promise<void> => {
    await start(world);
    for (const act of acts) await act(world);
  };

const endByHand = ({ people, campaignId }: World) =>
  done(people.organiser, 'updateCampaign', { campaignId, settings: { cadence: { kind: 'MANUAL' } } });
const pause = ({ people, campaignId }: World) =>
  done(people.organiser, 'pauseCampaign', { campaignId, days: 1, reason });
const propose = ({ newcomer, campaignId }: World) =>
  done(newcomer, 'proposeExtension', { campaignId, hours: 24, reason });
const takeLeave = ({ people, campaignId }: World) =>
  done(people.player, 'declareLeave', { campaignId, ...days });
const nameSpectator = ({ people, campaignId }: World) =>
  done(people.player, 'nameDelegate', { campaignId, accountId: people.spectator.id });
const sealBoth = async ({ people, campaignId }: World) => {
  await done(people.player, 'sealOrder', { campaignId, turn: 1 });
  await done(people.delegate, 'sealOrder', { campaignId, turn: 1 });
};

async function leaveOfPlayer({ people, campaignId }: World): Promise<string> {
  const { data } = await people.player.visitor.ask(`{ campaign(id: "${campaignId}") { leaves { id } } }`);
  const { leaves } = data?.['campaign'] as { leaves: { id: string }[] };
  return leaves[0]?.id ?? 'none';
}

/** The part of turns, orders and absence in the table. */
export const clockCases: readonly AuthorityCase[] = [
  {
    action: 'lockTurn',
    expects: organisers,
    prepare: async (world) => {
      await endByHand(world);
      await start(world);
    },
    attempt: sends('lockTurn'),
  },
  {
    action: 'extendTurn',
    expects: officials,
    prepare: start,
    attempt: sends('extendTurn', () => ({ hours: 24, reason })),
  },
  {
    action: 'pauseCampaign',
    expects: officials,
    prepare: start,
    attempt: sends('pauseCampaign', () => ({ days: 1, reason })),
  },
  {
    action: 'resumeCampaign',
    expects: officials,
    prepare: after(pause),
    attempt: sends('resumeCampaign'),
  },
  {
    action: 'proposeExtension',
    expects: players,
    prepare: start,
    attempt: sends('proposeExtension', () => ({ hours: 24, reason })),
  },
  {
    action: 'voteOnExtension',
    expects: players,
    prepare: after(propose),
    attempt: sends('voteOnExtension', () => ({ inFavour: true })),
  },
  { action: 'declareLeave', expects: players, prepare: start, attempt: sends('declareLeave', () => days) },
  {
    action: 'cancelLeave',
    expects: players,
    prepare: after(takeLeave),
    attempt: async (world, person) => {
      const leaveId = await leaveOfPlayer(world);
      return sends('cancelLeave', () => ({ leaveId }))(world, person);
    },
  },
  {
    action: 'nameDelegate',
    expects: players,
    prepare: start,
    attempt: sends('nameDelegate', ({ people }) => ({ accountId: people.spectator.id })),
  },
  {
    action: 'dismissDelegate',
    expects: players,
    prepare: after(nameSpectator),
    attempt: sends('dismissDelegate'),
  },
  { action: 'sealOrder', expects: desks, prepare: start, attempt: sends('sealOrder', () => ({ turn: 1 })) },
  {
    action: 'unsealOrder',
    expects: desks,
    prepare: after(sealBoth),
    attempt: sends('unsealOrder', () => ({ turn: 1 })),
  },
];
