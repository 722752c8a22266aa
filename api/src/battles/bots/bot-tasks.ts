import { nobody, type Role } from '@pelagonia/rules';
import type { EmptySeats } from '../../turns/absence/bot-seats.js';
import type { BattleProposalEntity } from '../appointments/battle-proposal.entity.js';
import { otherSide } from '../battle-sides.js';
import type { BattleEntity } from '../battle.entity.js';
import { isManned, isUnfought } from '../lapse.js';
import type { BattleReportEntity } from '../reports/battle-report.entity.js';
import type { BattleStandInEntity } from '../stand-ins/battle-stand-in.entity.js';

/** All that bots look at in the turn under way. */
export type BotOutlook = Readonly<{
  empty: EmptySeats;
  /** Those without a result. */
  battles: readonly BattleEntity[];
  standIns: readonly BattleStandInEntity[];
  /** That wait for an answer. */
  proposals: readonly BattleProposalEntity[];
  reports: readonly BattleReportEntity[];
  now: Date;
}>;

/** Something that a bot does at once, so that nobody waits for it. */
export type BotTask = Readonly<{ battle: BattleEntity }> &
  (
    | Readonly<{ kind: 'fight' | 'agreeScenario' }>
    | Readonly<{ kind: 'confirm'; unopposed: boolean }>
    | Readonly<{ kind: 'acceptTime'; proposal: BattleProposalEntity; time: Date }>
  );

/** One task for each battle at most; what follows from it is found when it is done. */
export function botTasks(outlook: BotOutlook): BotTask[] {
  return outlook.battles.flatMap((battle) => taskOf(outlook, battle) ?? []);
}

function taskOf(outlook: BotOutlook, battle: BattleEntity): BotTask | undefined {
  const { empty, standIns, proposals, reports, now } = outlook;
  const its = <T extends { battle: string }>(rows: readonly T[]): T[] =>
    rows.filter((row) => row.battle === battle.key);
  const unmanned = (side: Role): boolean => !isManned(battle, side, its(standIns), empty);
  const byBot = (side: Role): boolean => empty.bots.has(battle[side]) && unmanned(side);
  const byNobody = (side: Role): boolean => byBot(side) || (battle[side] === nobody && unmanned(side));
  const answers = (by: Role | null | undefined): boolean => by != null && byBot(otherSide[by]);
  if (battle.status === 'reported') {
    const reporter = its(reports)[0]?.side;
    if (reporter === undefined || !unmanned(otherSide[reporter])) return undefined;
    return { kind: 'confirm', battle, unopposed: !byBot(otherSide[reporter]) };
  }
  if (!isUnfought(battle)) return undefined;
  if ((byBot('attacker') || byBot('defender')) && byNobody('attacker') && byNobody('defender'))
    return { kind: 'fight', battle };
  if (answers(battle.scenarioProposedBy)) return { kind: 'agreeScenario', battle };
  const [proposal] = its(proposals);
  const time = proposal?.times.find((one) => one > now);
  if (proposal === undefined || time === undefined || !answers(proposal.side)) return undefined;
  return { kind: 'acceptTime', battle, proposal, time };
}
