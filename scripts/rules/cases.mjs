import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { projectFolder } from '../project/folders.mjs';
import { readText } from './read-json.mjs';

const folder = path.join(projectFolder, 'rules/cases');

/**
 * Plays the book of cases, or one file of it: a line for each case, then the sum.
 * @type {import('./run-command.mjs').RulesCommand}
 */
export async function cases({ rules, file }) {
  const files = file === undefined ? await bookFiles() : [file];
  let passed = 0;
  let failed = 0;
  for (const name of files) {
    const { cases, faults } = rules.readCaseFile(await readText(name));
    for (const fault of faults) console.log(`✗ ${path.basename(name)}, ${fault}`);
    failed += faults.length;
    for (const one of cases) {
      const wrong = rules.runCase(one);
      console.log(`${wrong === undefined ? '✓' : '✗'} ${one.number} ${one.title} (${one.rules.join(', ')})`);
      if (wrong === undefined) passed += 1;
      else console.log(`    ${path.basename(name)}, ${wrong}`);
      if (wrong !== undefined) failed += 1;
    }
  }
  console.log(`${passed} passed, ${failed} failed`);
  return failed === 0 ? 0 : 1;
}

async function bookFiles() {
  const names = await readdir(folder);
  return names
    .filter((name) => /^\d.*\.md$/.test(name))
    .sort()
    .map((name) => path.join(folder, name));
}
