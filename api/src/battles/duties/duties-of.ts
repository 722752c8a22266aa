import { standingPlayers, type TerritoryState } from '@pelagonia/rules';
import type { CampaignEntity } from '../../campaigns/entities/campaign.entity.js';
import type { CampaignRoleEntity } from '../../campaigns/entities/campaign-role.entity.js';
import type { TurnEntity } from '../../turns/turn.entity.js';
import { emptySeats } from '../../turns/absence/bot-seats.js';
import { partIn, type Part } from '../battle-sides.js';
import type { BattleEntity } from '../battle.entity.js';
import { lapseOf } from '../lapse.js';
import type { DutyRecords } from './duties.repository.js';
import type { DutyKind, DutyModel } from './duty.models.js';

type Waiting = Readonly<{ kind: DutyKind; key: string | null; deadline: Date | null; turn?: number }>;

/** What somebody must do now, campaign by campaign. */
export function dutiesOf(accountId: string, records: DutyRecords, now: Date): DutyModel[] {
  return records.campaigns.flatMap((campaign) =>
    waitingIn(campaign, accountId, records, now).map(({ kind, key, deadline, turn = campaign.turn }) => ({
      kind,
      campaignId: campaign.id,
      campaignName: campaign.name,
      turn,
      key,
      deadline,
    })),
  );
}

function waitingIn(
  campaign: CampaignEntity,
  accountId: string,
  records: DutyRecords,
  now: Date,
): readonly Waiting[] {
  const here = (one: { campaignId: string }): boolean => one.campaignId === campaign.id;
  const held = records.roles.filter(here);
  const roles = held.map(({ role }) => role);
  const seat = held.find(({ role }) => role === 'player')?.seat ?? undefined;
  const turn = records.turns.find(here);
  const acts = seat !== undefined && turn?.phase === 'ordering' && standsIn(turn, seat);
  const deadline = turn?.deadline ?? null;
  const unsealed = acts && !records.sealed.has(`${campaign.id}/${seat}`);
  const orders: Waiting[] = unsealed ? [{ kind: 'sealOrder', key: null, deadline }] : [];
  const unmustered =
    acts && campaign.settings.persistentArmies && !records.mustered.has(`${campaign.id}/${seat}`);
  const armies: Waiting[] = unmustered ? [{ kind: 'musterArmy', key: null, deadline }] : [];
  const choices = records.choices
    .filter(here)
    .map(({ key, deadline }): Waiting => ({ kind: 'answerChoice', key, deadline }));
  const honours = records.honours.filter(here).map(({ battle, deadline, turn: won }): Waiting => ({
    kind: 'chooseVeteran',
    key: battle,
    deadline,
    turn: won,
  }));
  const seats = records.seats.filter(here);
  const empty = emptySeats(campaign, seats);
  const battles = records.battles.filter(here).flatMap((battle) => {
    const its = (one: { campaignId: string; battle: string }): boolean =>
      here(one) && one.battle === battle.key;
    const standIns = records.standIns.filter(its);
    const part = partIn({ roles, seat, member: true }, battle, standIns, accountId);
    const alone = lapseOf(battle, standIns, empty).kind !== 'referee';
    const asSide = waitsForSide(battle, part, alone, its, records, now);
    const asReferee = roles.includes('referee') && !part.own ? waitsForReferee(battle) : undefined;
    return [...asSide, ...(asReferee === undefined ? [] : [asReferee])].map(
      ({ kind, deadline }): Waiting => ({ kind, key: battle.key, deadline }),
    );
  });
  const people = waitsForPeople(campaign, held, records.requests.filter(here), seats);
  return [...orders, ...armies, ...choices, ...honours, ...battles, ...people];
}

/** What must be settled about who plays. */
function waitsForPeople(
  { status }: CampaignEntity,
  held: readonly CampaignRoleEntity[],
  requests: DutyRecords['requests'],
  seats: DutyRecords['seats'],
): Waiting[] {
  const organises = held.some(({ role }) => role === 'organiser');
  const seatless = held.some(({ role, seat }) => role === 'player' && seat === null);
  const asked = organises && requests.length > 0;
  const unconfirmed = organises && seats.some((seat) => seat.accountId !== null && !seat.confirmed);
  const kinds: Readonly<Partial<Record<DutyKind, boolean>>> = {
    answerRequest: asked,
    confirmSeat: unconfirmed,
    takeSeat: status === 'lobby' && seatless && seats.some(({ accountId }) => accountId === null),
    // Whoever waits for an answer comes first; both are done in the same place.
    beginCampaign: status === 'lobby' && organises && !asked && !unconfirmed,
  };
  return (Object.keys(kinds) as DutyKind[])
    .filter((kind) => kinds[kind])
    .map((kind) => ({ kind, key: null, deadline: null }));
}

/** Who holds nothing any more has nothing to order. */
function standsIn({ start }: TurnEntity, seat: string): boolean {
  const territories = Object.entries(start.territories).map(
    ([id, { owner, garrison, ruins }]): TerritoryState => ({
      id,
      // Whether somebody stands does not depend on the kinds of what he holds.
      kind: 'resource',
      ...(owner !== null && { owner }),
      garrison,
      ruins,
    }),
  );
  return standingPlayers(territories).has(seat);
}

type BattleDuty = Pick<Waiting, 'kind' | 'deadline'>;

function waitsForSide(
  battle: BattleEntity,
  { side, own }: Part,
  alone: boolean,
  its: (one: { campaignId: string; battle: string }) => boolean,
  { proposals, reports }: DutyRecords,
  now: Date,
): BattleDuty[] {
  if (side === undefined) return [];
  if (battle.status === 'reported') {
    const theirs = reports.some((report) => its(report) && report.side !== side);
    return theirs ? [{ kind: 'confirmResult', deadline: battle.confirmBy }] : [];
  }
  if (battle.status === 'disputed') return [];
  const deadline = battle.dueAt;
  const proposal = proposals.find(its);
  const scenario: BattleDuty[] =
    battle.scenarioProposedBy !== null && battle.scenarioProposedBy !== side
      ? [{ kind: 'answerScenario', deadline }]
      : [];
  if (proposal !== undefined && proposal.side !== side)
    return [...scenario, { kind: 'answerAppointment', deadline }];
  const over = (battle.appointedFor !== null && battle.appointedFor <= now) || battle.overdueAt !== null;
  if (over) return [...scenario, { kind: 'reportBattle', deadline }];
  if (battle.status === 'appointed' || proposal !== undefined) return scenario;
  if (!alone) return [...scenario, { kind: 'appointBattle', deadline }];
  // Nobody could answer a time: whoever fights tells what came of it when he likes.
  return own ? [...scenario, { kind: 'reportBattle', deadline }] : scenario;
}

function waitsForReferee({ status, overdueAt, dueAt }: BattleEntity): BattleDuty | undefined {
  if (status === 'disputed') return { kind: 'settleDispute', deadline: null };
  return overdueAt !== null && status !== 'reported' ? { kind: 'settleOverdue', deadline: dueAt } : undefined;
}
