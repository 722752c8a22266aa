import { Fault } from '../fault.mjs';

/**
 * @param {readonly string[]} words what stands behind `npm run rules --`
 * @param {readonly string[]} names the commands there are
 * @param {ReadonlyMap<string, readonly string[]>} [optionsOf] the options of a command besides the language
 * @param {{ script?: string, usual?: string }} [more] the script's name, and the command that is meant when none is named
 * @returns {{ name: string, file: string | undefined, language: 'en' | 'es', options: ReadonlyMap<string, string> }}
 */
export function readWords(words, names, optionsOf = new Map(), { script = 'rules', usual = '' } = {}) {
  const usage = `Say npm run --silent ${script} -- ${names.join('|')} [file] [--language en|es].`;
  const plain = [];
  /** @type {Map<string, string>} */
  const options = new Map();
  for (let index = 0; index < words.length; index++) {
    const word = words[index] ?? '';
    const [, option, value] = /^--([a-z]+)(?:=(.*))?$/.exec(word) ?? [];
    if (option !== undefined) {
      const bare = value === undefined && (words[index + 1]?.startsWith('--') ?? true);
      options.set(option, bare ? '' : (value ?? words[++index] ?? ''));
    } else if (word.startsWith('-') && word !== '-') throw new Fault(`There is no option ${word}. ${usage}`);
    else plain.push(word);
  }
  const language = options.get('language') ?? 'en';
  options.delete('language');
  const [name = usual, file, ...more] = plain;
  if (!names.includes(name)) {
    throw new Fault(name === '' ? `A command is missing. ${usage}` : `There is no command ${name}. ${usage}`);
  }
  for (const option of options.keys()) {
    if (!optionsOf.get(name)?.includes(option)) throw new Fault(`There is no option --${option}. ${usage}`);
  }
  if (more.length > 0) throw new Fault(`One file is enough. ${usage}`);
  if (language !== 'en' && language !== 'es') throw new Fault(`There is no language ${language}. ${usage}`);
  return { name, file: file === '-' ? undefined : file, language, options };
}
