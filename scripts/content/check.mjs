import path from 'node:path';
import { Fault } from '../fault.mjs';
import { projectFolder } from '../project/folders.mjs';
import { readText } from '../rules/read-json.mjs';
import { checkFiles } from './check-file.mjs';
import { contentIn, kindOf } from './places.mjs';

const told = {
  en: (/** @type {number} */ files, /** @type {number} */ faults) =>
    `${files} files checked, ${faults} faults`,
  es: (/** @type {number} */ files, /** @type {number} */ faults) =>
    `${files} archivos comprobados, ${faults} fallos`,
};

/**
 * Every fault of every file, one a line, as editors and terminals understand it: `armies/empire/army.json:12:7 sentence`.
 * @type {import('../rules/run-command.mjs').RulesCommand}
 */
export async function check({ rules, file: given, language, folder = projectFolder }) {
  /** @type {{ kind: import('./places.mjs').ContentKind, file: string, id?: string }[]} */
  const files = given === undefined ? await contentIn(rules, folder) : [ownFile(rules, given)];
  const texts = await Promise.all(
    files.map(async (one) => ({ ...one, text: await readText(given ?? path.join(folder, one.file)) })),
  );
  const faults = checkFiles(rules, texts, language);
  faults.forEach((found, index) => {
    for (const { position, sentence } of found) {
      console.error(`${texts[index]?.file}:${position.line}:${position.column} ${sentence}`);
    }
  });
  const count = faults.flat().length;
  console.log(told[language](files.length, count));
  return count === 0 ? 0 : 1;
}

/**
 * @param {import('./places.mjs').Rules} rules
 * @param {string} file
 * @returns {{ kind: import('./places.mjs').ContentKind, file: string, id?: string }}
 */
function ownFile(rules, file) {
  const kind = kindOf(rules, file);
  if (kind !== undefined) return { kind, file };
  const names = rules.contentKinds.map((one) => `${one}.json`).join(', ');
  throw new Fault(`What ${file} holds does not show in its name; let it end in one of ${names}.`);
}
