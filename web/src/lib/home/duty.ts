import { m } from '../paraglide/messages.js';
import { battlePath } from '../battles/battle-path.js';
import type { BattleStep } from '../battles/page/battle-steps.js';
import type { DutyKind, MyDutiesQuery } from '../generated/operations.js';

export type Duty = Omit<NonNullable<MyDutiesQuery['viewer']>['duties'][number], '__typename'>;

/**
 * Where a duty is done: on the campaign's first page, on that of one's army or of a battle, or at the desk. About people: in
 * the lobby, which is the first page until the campaign begins, and at the desk from then on.
 */
type Room = 'table' | 'army' | 'battle' | 'desk' | 'people';

/** `step`: of a battle's page, the part where it is done. */
const kinds: Record<DutyKind, { room: Room; step?: BattleStep; title: () => string }> = {
  SEAL_ORDER: { room: 'table', title: () => m.home_duty_seal_order() },
  MUSTER_ARMY: { room: 'army', title: () => m.home_duty_muster_army() },
  ANSWER_CHOICE: { room: 'table', title: () => m.home_duty_answer_choice() },
  CHOOSE_VETERAN: { room: 'battle', step: 'honour', title: () => m.home_duty_choose_veteran() },
  APPOINT_BATTLE: { room: 'battle', step: 'appoint', title: () => m.home_duty_appoint_battle() },
  ANSWER_APPOINTMENT: { room: 'battle', step: 'appoint', title: () => m.home_duty_answer_appointment() },
  ANSWER_SCENARIO: { room: 'battle', title: () => m.home_duty_answer_scenario() },
  REPORT_BATTLE: { room: 'battle', step: 'report', title: () => m.home_duty_report_battle() },
  CONFIRM_RESULT: { room: 'battle', step: 'confirm', title: () => m.home_duty_confirm_result() },
  SETTLE_DISPUTE: { room: 'desk', title: () => m.home_duty_settle_dispute() },
  SETTLE_OVERDUE: { room: 'desk', title: () => m.home_duty_settle_overdue() },
  ANSWER_REQUEST: { room: 'people', title: () => m.home_duty_answer_request() },
  CONFIRM_SEAT: { room: 'people', title: () => m.home_duty_confirm_seat() },
  BEGIN_CAMPAIGN: { room: 'people', title: () => m.home_duty_begin_campaign() },
  TAKE_SEAT: { room: 'people', title: () => m.home_duty_take_seat() },
};

export const dutyTitle = ({ kind }: Duty): string => kinds[kind].title();

/** Of which campaign, and of which week or round of it: battles of a league are called so. People belong to no week. */
export function dutyWhere({ kind, campaignName: campaign, turn: number, key }: Duty): string {
  if (number === 0) return m.home_duty_where_lobby({ campaign });
  if (kinds[kind].room === 'people') return campaign;
  return key?.startsWith('league:')
    ? m.home_duty_where_round({ campaign, number })
    : m.home_duty_where({ campaign, number });
}

/** The page on which it can be done at once. */
export function dutyPlace({ kind, campaignId, turn, key }: Duty): `/${string}` {
  const campaign = `/campaigns/${campaignId}` as const;
  const { room, step } = kinds[kind];
  if (room === 'desk' || room === 'army') return `${campaign}/${room}`;
  if (room === 'people' && turn > 0) return `${campaign}/desk`;
  if (room === 'battle' && key) return `${battlePath(campaignId, turn, key)}${step ? `#step-${step}` : ''}`;
  return campaign;
}

/** The most urgent first; then what has no deadline, and last what nobody waits for at this moment. */
export function byUrgency(duties: readonly Duty[]): Duty[] {
  const due = ({ kind, deadline }: Duty): number => {
    if (deadline) return new Date(deadline).getTime();
    return kind === 'BEGIN_CAMPAIGN' ? Number.MAX_VALUE : Number.MAX_SAFE_INTEGER;
  };
  return duties.toSorted((one, other) => due(one) - due(other));
}

export const dutyId = ({ kind, campaignId, turn, key }: Duty): string =>
  [kind, campaignId, turn, key ?? ''].join(' ');
