import { Fault } from '../fault.mjs';
import { build } from '../project/build.mjs';
import { readWords } from './words.mjs';

/** @typedef {typeof import('../../rules/src/index.js')} Rules */
/** @typedef {'en' | 'es'} Language */
/**
 * What a command is given: the built rules, the file named (none: standard input), the language of its sentences, its
 * options, and the folder in which maps, scenarios and armies lie (none: the project's).
 * @typedef {{ rules: Rules, file: string | undefined, language: Language, options: ReadonlyMap<string, string>, folder?: string }} Request
 */
/** @typedef {(request: Request) => Promise<number>} RulesCommand resolves to the exit code */

/**
 * Runs the command that the words name, with the rules, which are built when they have changed.
 * @param {readonly string[]} words
 * @param {{ script: string, usual?: string, commands: ReadonlyMap<string, RulesCommand>, optionsOf: ReadonlyMap<string, readonly string[]> }} shell
 * @returns {Promise<number>} its exit code, or 2 for words that make no sense
 */
export async function runCommand(words, { commands, optionsOf, ...more }) {
  try {
    const { name, file, language, options } = readWords(words, [...commands.keys()], optionsOf, more);
    await build({ rulesOnly: true });
    /** @type {Rules} */
    const rules = await import(new URL('../../rules/dist/index.js', import.meta.url).href);
    return (await commands.get(name)?.({ rules, file, language, options })) ?? 2;
  } catch (error) {
    if (!(error instanceof Fault)) throw error;
    for (const line of [error.message, ...error.details]) console.error(line);
    return 2;
  }
}
