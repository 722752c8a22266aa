import { type Award, type Role, roles, type Scenario, type Words } from '../src/index.js';
import type { BookEntry, Fields, ShippedEntry } from './book-comparison.js';
import { type BookRow, bookTable, cell, figure, figures } from './book-tables.js';

const sides = new Map<string, Role>([
  ['A', 'attacker'],
  ['D', 'defender'],
]);

/** The battles; what the book does not say of one is not among its fields. */
export const bookScenarios = (): readonly BookEntry[] =>
  bookTable('scenarios').map((row) => ({
    name: cell(row, 'name') ?? '',
    lines: cell(row, 'book') ?? '',
    figures: [...figures(row, 'figures'), ...figures(row, 'plan cm')],
    fields: {
      ...said(row, 'turns'),
      ...said(row, 'extra'),
      ...said(row, 'ratio'),
      ...said(row, 'deploys first'),
      ...said(row, 'moves first'),
      ...said(row, 'casualties'),
      late: cell(row, 'late'),
      pieces: cell(row, 'pieces'),
    },
  }));

function said(row: BookRow, head: string): Fields {
  const found = cell(row, head);
  return found === undefined ? {} : { [head]: found };
}

/** A battle of ours in the words of the table. */
export function ourScenario({
  name,
  length,
  forces,
  deployment,
  firstMove,
  casualties,
}: Scenario): ShippedEntry {
  const [first] = deployment.steps;
  const late = forces.reinforcements.map(
    ({ side, share, arrival }) =>
      `${letter(side)} ${share} ${arrival.kind === 'roll' ? `on ${arrival.least}` : `in turn ${arrival.turn}`}`,
  );
  return {
    name: name.es,
    fields: {
      turns: length.kind,
      extra: length.kind === 'die' ? extra(length.extraTurns, length.extraFrom) : undefined,
      ratio: ratio(forces.ratio),
      'deploys first': deployment.order === 'given' && first !== undefined ? letter(first.side) : undefined,
      'moves first': firstMove === 'agreed' ? undefined : letter(firstMove),
      casualties: casualties === 'count' ? 'yes' : 'no',
      late: some(late),
      pieces: some(
        forces.detachments.filter((one) => !one.optional).map(({ count, per }) => `${count} per ${per}`),
      ),
    },
  };
}

const letter = (side: Role): string => (side === roles[0] ? 'A' : 'D');
const extra = (turns: number, from?: number): string =>
  from === undefined ? `${turns}` : `${turns} from ${from}`;
const ratio = (hundredths: number): string => `${hundredths / 100}:1`;
const some = (all: readonly string[]): string | undefined => (all.length === 0 ? undefined : all.join(', '));

/** What a battle pays, by its Spanish name: each award in a line. */
export function bookAwards(name: string): readonly string[] {
  return bookTable('scenario-objectives')
    .filter((row) => cell(row, 'scenario') === name)
    .map((row) =>
      told(
        sides.get(cell(row, 'side') ?? '') ?? 'attacker',
        cell(row, 'award') ?? '',
        figures(row, 'points'),
        cell(row, 'per 1,000') === 'yes',
        figure(row, 'at most'),
      ),
    )
    .toSorted();
}

export function ourAwards({ objectives }: Scenario): readonly string[] {
  return objectives
    .map(({ side, award, most }) => told(side, award.kind, amounts(award), grows(award), most))
    .toSorted();
}

function told(
  side: Role,
  kind: string,
  points: readonly number[],
  perThousand: boolean,
  most?: number,
): string {
  const size = points.length === 0 ? '' : ` ${points.join(' ')}${perThousand ? ' for every 1,000' : ''}`;
  return `${side}: ${kind}${size}${most === undefined ? '' : `, at most ${most}`}`;
}

function amounts(award: Award): readonly number[] {
  if (award.kind === 'victory') return [];
  return award.kind === 'dice' ? award.table : [award.points];
}

const grows = (award: Award): boolean => award.kind !== 'victory' && award.perThousand;

/** The lengths that the plan writes beside its lines. */
export function plannedDistances({ plan }: Scenario): ReadonlySet<number> {
  return new Set(plan.distances.map(({ from, to }) => Math.abs(to[0] - from[0]) + Math.abs(to[1] - from[1])));
}

/** Everything in which a rule of the battle is told. */
export function ruleTexts({ forces, deployment, objectives, rules }: Scenario): readonly Words[] {
  return [
    forces.text,
    ...[...forces.reinforcements, ...forces.detachments, ...deployment.steps].map(({ text }) => text),
    ...objectives.map(({ name }) => name),
    ...rules.flatMap(({ text, table = [], modifiers = [] }) => [
      text,
      ...[...table, ...modifiers].map((one) => one.text),
    ]),
  ];
}
