import { adjudicate } from './adjudicate.mjs';
import { cases } from './cases.mjs';
import { runCommand } from './run-command.mjs';
import { roster } from './roster.mjs';
import { score } from './score.mjs';
import { simulate } from './simulate.mjs';

/** @type {ReadonlyMap<string, import('./run-command.mjs').RulesCommand>} */
const commands = new Map([
  ['adjudicate', adjudicate],
  ['cases', cases],
  ['score', score],
  ['roster', roster],
  ['simulate', simulate],
]);
/** @type {ReadonlyMap<string, readonly string[]>} */
const optionsOf = new Map([['simulate', ['map', 'campaigns', 'seed', 'turns']]]);

/**
 * `npm run --silent rules -- <command> [file] [--language es]`: a thin shell over the rules. Nothing but the answer goes to
 * standard output.
 * @param {readonly string[]} words
 * @returns {Promise<number>} 0, 1 for what breaks a rule, 2 for what cannot be read
 */
export function runRules(words) {
  return runCommand(words, { script: 'rules', commands, optionsOf });
}
