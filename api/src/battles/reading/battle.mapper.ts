import { describeReason, type BattleOutcome, type Role, type Suggestions } from '@pelagonia/rules';
import type { BattleProposalEntity } from '../appointments/battle-proposal.entity.js';
import type { AppointmentProposalModel } from '../appointments/appointment.models.js';
import type { BattleEntity } from '../battle.entity.js';
import type { BattleModel } from '../battle.models.js';
import type { Briefing } from '../briefings/briefings.js';
import type { Lapse } from '../lapse.js';
import type { BattleReportEntity } from '../reports/battle-report.entity.js';
import type { BattleReportModel, RosterCasualtyModel } from '../reports/report.models.js';
import type { ScenarioSuggestionModel } from '../scenarios/scenario.models.js';
import type { BattleStandInEntity } from '../stand-ins/battle-stand-in.entity.js';
import type { BattleHonourEntity } from '../veterans/battle-honour.entity.js';
import type { BattleHonourModel } from '../veterans/veteran.models.js';

/** A battle with all that is kept of it. */
export type BattleRecord = Readonly<{
  battle: BattleEntity;
  standIns: readonly BattleStandInEntity[];
  proposals: readonly BattleProposalEntity[];
  reports: readonly BattleReportEntity[];
  honour: BattleHonourEntity | undefined;
}>;

/** What depends on who looks, and when. */
export type BattleOutlook = Readonly<{
  /** Those the viewer may read. */
  briefings: readonly Briefing[];
  /** Undefined once it was reported. */
  whenOverdue: Lapse['kind'] | undefined;
}>;

export type BattleViewer = Readonly<{
  accountId: string | undefined;
  side: Role | undefined;
  /** Whether he is told what only the two sides and the referees know. */
  inside: boolean;
}>;

/** A battle as one viewer sees it. */
export function battleFor(
  { accountId, side, inside }: BattleViewer,
  { battle, standIns, proposals, reports, honour }: BattleRecord,
  { briefings, whenOverdue }: BattleOutlook,
): BattleModel {
  const settled = battle.status === 'settled' ? battle : undefined;
  return {
    key: battle.key,
    turn: battle.turn,
    kind: battle.kind,
    territory: battle.territory,
    attacker: battle.attacker,
    defender: battle.defender,
    attackerPoints: battle.attackerPoints,
    defenderPoints: battle.defenderPoints,
    garrison: battle.garrison,
    status: battle.status,
    dueAt: battle.dueAt,
    whenOverdue: whenOverdue ?? null,
    winner: winnerOf(settled?.outcome),
    draw: settled?.outcome != null && 'draw' in settled.outcome,
    settlement: settled?.settlement ?? null,
    fault: settled?.fault ?? null,
    reason: settled?.reason ?? null,
    victoryPoints: settled?.victoryPoints ?? null,
    mySide: side ?? null,
    standIns: standIns.map((one) => ({
      side: one.side,
      name: one.name,
      mine: accountId !== undefined && one.accountId === accountId,
      note: one.note,
    })),
    overdue: battle.overdueAt !== null,
    appointment: battle.appointment,
    appointedFor: battle.appointedFor,
    place: inside ? battle.place : null,
    proposals: inside ? proposals.map(proposalView) : [],
    confirmBy: battle.status === 'reported' ? battle.confirmBy : null,
    reports: reports.map((report) => reportView(battle, report, inside)),
    scenario: battle.scenario,
    scenarioBy: battle.scenarioBy,
    ownScenario: battle.ownScenario,
    suggestions: battle.suggestions === null ? [] : suggestionsView(battle.suggestions),
    scenarioProposed: battle.scenarioProposed,
    scenarioProposedBy: battle.scenarioProposedBy,
    briefings: briefings.map(({ side: reader, text }) => ({ side: reader, text })),
    honour: honour === undefined ? null : honourView(honour),
  };
}

function winnerOf(outcome: BattleOutcome | null | undefined): string | null {
  return outcome != null && 'winner' in outcome ? outcome.winner : null;
}

function proposalView({
  number,
  side,
  times,
  place,
  answer,
}: BattleProposalEntity): AppointmentProposalModel {
  return { number, side, times, place, answer };
}

function reportView(battle: BattleEntity, report: BattleReportEntity, inside: boolean): BattleReportModel {
  const { number, side, depth, outcome, victoryPoints, casualties, at, answer, reason } = report;
  return {
    number,
    side,
    depth,
    outcome: 'draw' in outcome ? 'draw' : outcome.winner === battle.attacker ? 'attacker' : 'defender',
    victoryPoints,
    tellsCasualties: casualties !== null,
    casualties:
      casualties === null ? [] : [...tollView('attacker', casualties), ...tollView('defender', casualties)],
    at,
    answer,
    reason: inside ? reason : null,
  };
}

function tollView(
  side: Role,
  casualties: NonNullable<BattleReportEntity['casualties']>,
): RosterCasualtyModel[] {
  return (casualties[side] ?? []).map(({ entry, destroyed, reduced }) => ({
    side,
    entry,
    destroyed,
    reduced,
  }));
}

function suggestionsView({ best, alternatives }: Suggestions): ScenarioSuggestionModel[] {
  return [best, ...alternatives].map(({ scenario, reason }) => ({
    scenario,
    reason: describeReason(reason, 'en'),
    reasonEs: describeReason(reason, 'es'),
  }));
}

function honourView({ seat, die, honour, state, deadline }: BattleHonourEntity): BattleHonourModel {
  return { seat, die, honour, state, deadline };
}
