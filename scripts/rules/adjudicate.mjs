import { readJson, writeJson } from './read-json.mjs';

/** @type {import('./run-command.mjs').RulesCommand} */
export async function adjudicate({ rules, file, language }) {
  const turn = rules.playTurn(await readJson(file));
  if (!turn.ok) {
    for (const violation of turn.violations) console.error(rules.describeTurnFault(violation, language));
    return 1;
  }
  await writeJson(rules.turnReport(turn.adjudication, language));
  return 0;
}
