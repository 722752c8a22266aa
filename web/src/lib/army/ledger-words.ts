import type { LedgerStepKind, StandingArmySeenFragment } from '../generated/operations.js';
import { allOf, figure } from '../library/say.js';
import { m } from '../paraglide/messages.js';
import { lineOf, linesInWords } from './standing-army.js';

type Step = StandingArmySeenFragment['ledger'][number];
interface Names {
  readonly nameOf: (id: string) => string;
  readonly placeName: (territory: string) => string;
}

const moved: Record<Exclude<LedgerStepKind, 'ALLOWANCE'>, (given: { lines: string }) => string> = {
  MUSTERED: (given) => m.army_ledger_mustered(given),
  RECRUITED: (given) => m.army_ledger_recruited(given),
  DISBANDED: (given) => m.army_ledger_disbanded(given),
  CASUALTIES: (given) => m.army_ledger_casualties(given),
  SUCCEEDED: (given) => m.army_ledger_succeeded(given),
};

/** What a line of the ledger tells, in one or two sentences. */
export function stepSentence(step: Step, { nameOf, placeName }: Names): string {
  if (step.kind === 'ALLOWANCE') return allowanceSentence(step, placeName);
  const words = (lines: Step['lines']) => linesInWords(lines.map(lineOf), nameOf);
  const first =
    step.lines.length === 0 ? m.army_ledger_no_casualties() : moved[step.kind]({ lines: words(step.lines) });
  const reduced = step.reduced.length > 0 ? m.army_ledger_reduced({ lines: words(step.reduced) }) : '';
  return [first, reduced].filter(Boolean).join(' ');
}

function allowanceSentence({ allowance, parts }: Step, placeName: Names['placeName']): string {
  if (parts.length === 0) return m.army_ledger_allowance_none();
  const told = parts.map(({ territory, points }) =>
    territory == null
      ? m.army_ledger_granted({ points: figure(points) })
      : m.army_ledger_part({ place: placeName(territory), points: figure(points) }),
  );
  return m.army_ledger_allowance({ points: figure(allowance), parts: allOf(told) });
}
