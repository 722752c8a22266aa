import { runCommand } from '../rules/run-command.mjs';
import { check } from './check.mjs';
import { fairness } from './fairness.mjs';
import { schemas } from './schemas.mjs';

/** @type {ReadonlyMap<string, import('../rules/run-command.mjs').RulesCommand>} */
const commands = new Map([
  ['check', check],
  ['fairness', fairness],
  ['schemas', schemas],
]);
/** @type {ReadonlyMap<string, readonly string[]>} */
const optionsOf = new Map([['fairness', ['map', 'campaigns', 'seed', 'turns', 'json']]]);

/**
 * `npm run content`: checks all that the library holds. `check <file>` checks a file of one's own, `fairness`
 * measures how alike the seats of each map are, `schemas` writes the schemas for editors anew.
 * @param {readonly string[]} words
 * @returns {Promise<number>} 0, 1 for faults found, 2 for what cannot be read
 */
export function runContent(words) {
  return runCommand(words, { script: 'content', usual: 'check', commands, optionsOf });
}
