import type { Language } from '../map/describe-violation.js';
import type { Adjudication } from './adjudicate.js';
import { describeFact } from './describe-fact.js';

/** An adjudication as the JSON that the command line prints: plain objects, null for what is absent, sentences. */
export function turnReport(adjudication: Adjudication, language: Language) {
  const { battles, ignored, illegal, choices, done, captures, eliminated, campaign, log } = adjudication;
  return {
    battles: battles.map(({ key, kind, at, status, attacker, defender }) => ({
      key,
      kind,
      at,
      status,
      attacker,
      defender,
    })),
    ignored,
    illegal: illegal.map(({ player, code }) => ({
      player,
      code,
      text: describeFact({ code: 'ORDER_REPLACED', rule: 'O3', player, fault: code }, language),
    })),
    choices: choices.map(({ key, player, among }) => ({ key, player, among })),
    done,
    captures: captures.map(({ territory, from, to, how, rule }) => ({
      territory,
      from: from ?? null,
      to,
      how,
      rule,
    })),
    eliminated,
    campaign,
    territories: Object.fromEntries(
      Array.from(adjudication.territories.values(), ({ id, owner, garrison, ruins }) => [
        id,
        { owner: owner ?? null, garrison, ruins },
      ]),
    ),
    armies: Object.fromEntries(adjudication.armies),
    log: log.map((fact) => {
      const { code, rule, ...parameters } = fact;
      return { rule, text: describeFact(fact, language), code, parameters };
    }),
  };
}

export type TurnReport = ReturnType<typeof turnReport>;
