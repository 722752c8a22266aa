import { type Answer, contestKey, defaultAnswer } from '@pelagonia/rules';
import type { JournalEntryEntity } from '../../campaigns/entities/journal-entry.entity.js';
import type { ChoiceEntity } from '../choice.entity.js';
import type { ChoiceModel } from '../choice.models.js';

/** A choice as everybody sees it: what was answered is told once it is settled. */
export function choiceView(choice: ChoiceEntity, told: readonly JournalEntryEntity[]): ChoiceModel {
  const { key, kind, seat, among, deadline, answer, settledBy } = choice;
  const contest = contestIn(told, key);
  return {
    key,
    kind,
    seat,
    among,
    deadline,
    territory: contest?.territory ?? null,
    occupier: contest?.occupier ?? null,
    fallback: listed(defaultAnswer({ kind, among })),
    settled: answer !== null,
    answer: answer === null ? null : listed(answer),
    settledBy,
  };
}

const listed = (answer: Answer): readonly string[] => (typeof answer === 'string' ? [answer] : answer);

/** R6: where somebody else was first, by what the journal says of the turn. */
function contestIn(told: readonly JournalEntryEntity[], key: string) {
  const about = told
    .filter(({ code }) => code.startsWith('CONTEST_'))
    .map(({ parameters }) => parameters as Readonly<Record<'player' | 'other' | 'territory', string>>)
    .find(({ territory, player }) => contestKey(territory, player) === key);
  return about && { territory: about.territory, occupier: about.other };
}
