import type { Objective, Scenario } from '@pelagonia/rules';
import { m } from '../../paraglide/messages.js';
import { figure, say } from '../say.js';
import { type Sheet, sheetOf } from '../sheet/sheet.js';
import { awardWord, roleWord } from './scenario-words.js';

/** Objectives share the page with rules, which have the plain names. */
const anchor = ({ id }: Objective) => `objective-${id}`;

export function objectiveSheet(scenario: Pick<Scenario, 'objectives' | 'roles'>): Sheet {
  const { objectives } = scenario;
  const nameOf = new Map(objectives.map(({ id, name }) => [id, say(name)]));
  return sheetOf(
    [
      { key: 'side', label: m.objective_side(), words: true },
      { key: 'worth', label: m.objective_worth(), words: true },
    ],
    objectives.map((one) => ({
      id: anchor(one),
      name: say(one.name),
      cells: { side: roleWord(scenario, one.side), worth: awardWord(one.award) },
      note: [dieNote(one), mostNote(one), excludesNote(one, nameOf)].filter(Boolean).join(' '),
    })),
  );
}

function dieNote({ award }: Objective): string | undefined {
  if (award.kind !== 'dice') return undefined;
  const table = award.table.map((points, index) => `${index + 1}: ${figure(points)}`).join(' · ');
  return award.perThousand ? m.award_dice_thousand({ table }) : m.award_dice_table({ table });
}

const mostNote = ({ most }: Objective) =>
  most === undefined ? undefined : m.objective_most({ count: figure(most) });

const excludesNote = ({ excludes = [] }: Objective, nameOf: ReadonlyMap<string, string>) =>
  excludes.length === 0
    ? undefined
    : m.objective_excludes({ others: excludes.map((id) => nameOf.get(id) ?? id).join('; ') });
