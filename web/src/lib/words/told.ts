import type { Reason } from '../api/refusal.js';
import { faultSentence, isKnownFault, isKnownProblem, problemSentence } from './sentences.js';

/** What a person reads when something was refused. */
export interface Told {
  /** What is wrong with the whole; empty when the fault lies with single fields. */
  readonly problem: string;
  readonly faults: Readonly<Record<string, string>>;
}

type Sentences = Readonly<Record<string, () => string>>;
const none: Sentences = {};
const wordOf = (sentences: Sentences, code: string): string | undefined =>
  Object.hasOwn(sentences, code) ? sentences[code]?.() : undefined;

/**
 * The sentences of a refusal. Those of campaigns are many and rarely needed, so they come when the first of them is;
 * if they cannot be fetched, the API's own words must do.
 */
export async function tell(reason: Reason): Promise<Told> {
  const given = reason.faults ?? [];
  const foreignFaults = given.some(({ code }) => !isKnownFault(code));
  const foreignProblem = given.length === 0 && !isKnownProblem(reason.code);
  const [inputFaults, refusals] = await Promise.all([
    foreignFaults ? fetched(() => import('./input-fault-sentences.js'), 'inputFaultSentences') : none,
    foreignProblem ? fetched(() => import('./refusal-sentences.js'), 'refusalSentences') : none,
  ]);
  return {
    problem: given.length > 0 ? '' : (wordOf(refusals, reason.code) ?? problemSentence(reason)),
    faults: Object.fromEntries(
      given.map((fault) => [fault.field, wordOf(inputFaults, fault.code) ?? faultSentence(fault)]),
    ),
  };
}

async function fetched<Name extends string>(
  load: () => Promise<Record<Name, Sentences>>,
  name: Name,
): Promise<Sentences> {
  return load().then(
    (module) => module[name],
    () => none,
  );
}
