import { type Award, type Length, type Role, type Scenario, turnsByDie } from '@pelagonia/rules';
import { m } from '../../paraglide/messages.js';
import { figure, say } from '../say.js';

/** Points of the attacker for every 100 of the defender, as people say it: 200 is "2 : 1". */
export const ratioWord = (ratio: number): string =>
  ratio >= 100 ? `${figure(ratio / 100)} : 1` : `1 : ${figure(Math.round(10_000 / ratio) / 100)}`;

export function lengthWord(length: Length): string {
  if (length.kind === 'fixed') return m.scenario_turns_fixed({ turns: length.turns });
  const [least, most] = [turnsByDie(1), turnsByDie(6)];
  const { extraTurns, extraFrom } = length;
  const byDie = m.scenario_turns_die({ least, most });
  if (extraTurns === 0) return byDie;
  return extraFrom === undefined
    ? m.scenario_turns_more({ byDie, count: extraTurns })
    : m.scenario_turns_more_from({ byDie, count: extraTurns, length: extraFrom });
}

/** Both what the scenario calls a side and what every scenario calls it. */
export const roleWord = ({ roles }: Pick<Scenario, 'roles'>, side: Role): string => say(roles[side]);

const plainRoles: Record<Role, () => string> = {
  attacker: () => m.scenario_attacker(),
  defender: () => m.scenario_defender(),
};
export const plainRole = (side: Role): string => plainRoles[side]();

export function firstMoveWord(scenario: Pick<Scenario, 'roles' | 'firstMove'>): string {
  const { firstMove } = scenario;
  return firstMove === 'agreed' ? m.scenario_first_agreed() : roleWord(scenario, firstMove);
}

/** What an objective brings: 100, 100 each, a die, the battle. */
export function awardWord(award: Award): string {
  if (award.kind === 'victory') return m.award_victory();
  if (award.kind === 'dice') return m.award_dice();
  const points = figure(award.points);
  const told = award.kind === 'each' ? m.award_each({ points }) : points;
  return award.perThousand ? m.award_per_thousand({ told }) : told;
}
