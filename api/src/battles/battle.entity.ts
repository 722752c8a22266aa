import type {
  BattleKind,
  BattleOutcome,
  Casualty,
  NotFoughtFault,
  Role,
  Suggestions,
} from '@pelagonia/rules';
import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { TurnEntity } from '../turns/turn.entity.js';
import type { BattleStatus } from './battle-transitions.js';

/** How a result came to count. */
export const settlements = ['confirmed', 'silence', 'ruled', 'notFought', 'dice'] as const;
export type Settlement = (typeof settlements)[number];

/** How far the sides have come in finding a time. */
export const appointmentStates = ['none', 'proposed', 'noTimeYet', 'agreed'] as const;
export type AppointmentState = (typeof appointmentStates)[number];

/** Who settled what is played. */
export const scenarioChoosers = ['suggested', 'agreed', 'referee'] as const;
export type ScenarioChooser = (typeof scenarioChoosers)[number];

export type OwnScenario = Readonly<{ title: string; text: string }>;
export type BySide<T> = Readonly<Record<Role, T>>;

/** A battle that came out of a turn. */
@Entity('battle')
@ForeignKey(() => TurnEntity, ['campaignId', 'turn'], ['campaignId', 'number'], {
  name: 'battle_turn_fkey',
  onDelete: 'CASCADE',
})
export class BattleEntity {
  @PrimaryColumn('uuid', { name: 'campaign_id', primaryKeyConstraintName: 'battle_pkey' })
  campaignId: string;

  @PrimaryColumn('integer', { primaryKeyConstraintName: 'battle_pkey' })
  turn: number;

  /** The rules' own name of it, such as `field:b-res:A>B`; results stick to it. */
  @PrimaryColumn('text', { primaryKeyConstraintName: 'battle_pkey' })
  key: string;

  @Column('text')
  kind: BattleKind | 'league';

  @Column('text', { nullable: true })
  territory: string | null;

  @Column('text')
  attacker: string;

  /** A seat, or `nobody` for a garrison without an owner. */
  @Column('text')
  defender: string;

  @Column('integer', { name: 'attacker_points' })
  attackerPoints: number;

  @Column('integer', { name: 'defender_points' })
  defenderPoints: number;

  @Column('integer')
  garrison: number;

  @Column('text')
  status: BattleStatus;

  /** Where it stood when it became void. */
  @Column('text', { name: 'voided_from', nullable: true })
  voidedFrom: BattleStatus | null;

  /** A scenario of the library. */
  @Column('text', { nullable: true })
  scenario: string | null;

  @Column('text', { name: 'scenario_by', nullable: true })
  scenarioBy: ScenarioChooser | null;

  /** What the map suggested when the battle appeared, and why. */
  @Column('jsonb', { nullable: true })
  suggestions: Suggestions | null;

  /** What one side would rather play, and which. */
  @Column('text', { name: 'scenario_proposed', nullable: true })
  scenarioProposed: string | null;

  @Column('text', { name: 'scenario_proposed_by', nullable: true })
  scenarioProposedBy: Role | null;

  /** A scenario of the referee's own; it goes before any of the library. */
  @Column('jsonb', { name: 'own_scenario', nullable: true })
  ownScenario: OwnScenario | null;

  /** When it should have been fought. */
  @Column('timestamptz', { name: 'due_at', nullable: true })
  dueAt: Date | null;

  /** When the clock found that it had not been fought in time. */
  @Column('timestamptz', { name: 'overdue_at', nullable: true })
  overdueAt: Date | null;

  @Column('text', { default: 'none' })
  appointment: AppointmentState;

  @Column('timestamptz', { name: 'appointed_for', nullable: true })
  appointedFor: Date | null;

  @Column('text', { nullable: true })
  place: string | null;

  /** When silence confirms what was reported. */
  @Column('timestamptz', { name: 'confirm_by', nullable: true })
  confirmBy: Date | null;

  /** What counts for the map; only when it is settled. */
  @Column('jsonb', { nullable: true })
  outcome: BattleOutcome | null;

  @Column('text', { nullable: true })
  settlement: Settlement | null;

  @Column('jsonb', { name: 'victory_points', nullable: true })
  victoryPoints: BySide<number> | null;

  /** Names of the veterans that were destroyed in it. */
  @Column('jsonb', { name: 'veterans_lost', nullable: true })
  veteransLost: BySide<readonly string[]> | null;

  /** What happened to the entries of both rosters; absent where nobody told it. */
  @Column('jsonb', { nullable: true })
  casualties: BySide<readonly Casualty[] | null> | null;

  /** Names of the veterans that fought in it, as far as rosters tell. */
  @Column('jsonb', { name: 'veterans_fielded', nullable: true })
  veteransFielded: BySide<readonly string[]> | null;

  /** Whose fault it was that it was not fought. */
  @Column('text', { nullable: true })
  fault: NotFoughtFault | null;

  /** Why the referee settled it so. */
  @Column('text', { nullable: true })
  reason: string | null;

  /** When it was first settled; to be ruled on or corrected later makes it no newer. */
  @Column('timestamptz', { name: 'settled_at', nullable: true })
  settledAt: Date | null;
}
