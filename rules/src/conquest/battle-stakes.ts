import type { Role } from '../scenarios/scenario.js';
import type { ConquestSettings } from './conquest-settings.js';
import type { PlayerId, TerritoryId, TerritoryState } from './conquest-state.js';
import { nobody, type BattleKind } from './turn-course.js';

/** What an outcome of a battle would bring, with the rule it follows and what its sentence names. */
export interface Stakes {
  TAKES: { rule: 'R9'; player: PlayerId; territory: TerritoryId };
  TAKES_RESOURCE: { rule: 'R10'; player: PlayerId; territory: TerritoryId; points: number };
  TAKES_FORTRESS: { rule: 'R9'; player: PlayerId; territory: TerritoryId; points: number };
  RAZES: { rule: 'R11'; player: PlayerId; territory: TerritoryId; other: PlayerId };
  FIGHTS_NO_MORE: { rule: 'R5'; player: PlayerId };
  HOLDS: { rule: 'R8'; player: PlayerId; other: PlayerId; territory: TerritoryId };
  REPELLED: { rule: 'R8'; player: PlayerId; territory: TerritoryId };
  STAYS: { rule: 'R6'; player: PlayerId; other: PlayerId; territory: TerritoryId };
  MARCHES_ON: { rule: 'R1'; player: PlayerId; other: PlayerId; territory: TerritoryId };
  BOTH_GO_HOME: { rule: 'R1'; player: PlayerId; other: PlayerId };
  LEAGUE_WIN: { rule: 'L'; player: PlayerId };
  LEAGUE_DRAW: { rule: 'L'; player: PlayerId; other: PlayerId };
}
export type StakeCode = keyof Stakes;
export type Stake = { [Code in StakeCode]: { readonly code: Code } & Readonly<Stakes[Code]> }[StakeCode];

/** A battle, as far as what it decides is concerned. */
export interface StakedBattle {
  readonly kind: BattleKind | 'league';
  readonly attacker: PlayerId;
  /** `nobody` stands for a garrison without an owner. */
  readonly defender: PlayerId;
  /** What each side marches on, as the turn found it; in a meeting both do. */
  readonly targets: Readonly<Partial<Record<Role, TerritoryState>>>;
}

type Settings = Pick<ConquestSettings, 'drawnDefence' | 'resourcePoints' | 'garrisonPoints'>;

/** What the map will look like if the attacker wins, the defender wins or nobody does; later battles may change it again. */
export function battleStakes(
  battle: StakedBattle,
  settings: Settings,
): Readonly<Record<Role | 'draw', readonly Stake[]>> {
  const { kind, attacker, defender, targets } = battle;
  if (kind === 'league') return leagueStakes(attacker, defender);
  if (kind === 'meeting') return meetingStakes(battle);
  const target = targets.attacker;
  if (target === undefined) return { attacker: [], defender: [], draw: [] };
  const gains = capture(attacker, target, settings);
  const territory = target.id;
  if (kind === 'contest') {
    const stays: Stake = { code: 'STAYS', rule: 'R6', player: defender, other: attacker, territory };
    return { attacker: gains, defender: [stays], draw: [stays] };
  }
  if (kind === 'assault') {
    const repelled = repel(attacker, defender, territory);
    return { attacker: gains, defender: [repelled], draw: [repelled] };
  }
  const spent: Stake = { code: 'FIGHTS_NO_MORE', rule: 'R5', player: defender };
  const holds: Stake = { code: 'HOLDS', rule: 'R8', player: defender, other: attacker, territory };
  return {
    attacker: [...gains, spent],
    defender: [holds],
    draw: settings.drawnDefence === 'spent' ? [holds, spent] : [holds],
  };
}

function repel(attacker: PlayerId, defender: PlayerId, territory: TerritoryId): Stake {
  return defender === nobody
    ? { code: 'REPELLED', rule: 'R8', player: attacker, territory }
    : { code: 'HOLDS', rule: 'R8', player: defender, other: attacker, territory };
}

function meetingStakes({ attacker, defender, targets }: StakedBattle) {
  const onward = (player: PlayerId, other: PlayerId, target: TerritoryState | undefined): Stake[] =>
    target === undefined ? [] : [{ code: 'MARCHES_ON', rule: 'R1', player, other, territory: target.id }];
  return {
    attacker: onward(attacker, defender, targets.attacker),
    defender: onward(defender, attacker, targets.defender),
    draw: [{ code: 'BOTH_GO_HOME', rule: 'R1', player: attacker, other: defender } as const],
  };
}

function leagueStakes(attacker: PlayerId, defender: PlayerId) {
  return {
    attacker: [{ code: 'LEAGUE_WIN', rule: 'L', player: attacker } as const],
    defender: [{ code: 'LEAGUE_WIN', rule: 'L', player: defender } as const],
    draw: [{ code: 'LEAGUE_DRAW', rule: 'L', player: attacker, other: defender } as const],
  };
}

/** R9 to R11: what taking a territory brings. */
function capture(player: PlayerId, target: TerritoryState, settings: Settings): Stake[] {
  const { id: territory, kind, owner, ruins } = target;
  if (kind === 'capital' && !ruins && owner !== undefined) {
    return [{ code: 'RAZES', rule: 'R11', player, territory, other: owner }];
  }
  if (kind === 'resource') {
    return [{ code: 'TAKES_RESOURCE', rule: 'R10', player, territory, points: settings.resourcePoints }];
  }
  if (kind === 'fortress') {
    return [{ code: 'TAKES_FORTRESS', rule: 'R9', player, territory, points: settings.garrisonPoints }];
  }
  return [{ code: 'TAKES', rule: 'R9', player, territory }];
}
