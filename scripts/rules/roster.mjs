import { fieldOf, fromLibrary, soundFromLibrary, unsound } from './library.mjs';
import { readJson, writeJson } from './read-json.mjs';

const noArmoury = { version: 1, items: [], gear: [] };

/**
 * A roster held against its army list. An illegal one is reported in full all the same.
 * @type {import('./run-command.mjs').RulesCommand}
 */
export async function roster(request) {
  const { rules, file, language } = request;
  const input = await readJson(file);
  const lists = await soundFromLibrary(request, 'army', fieldOf(input, 'army'), rules.checkArmyList);
  const found = await fromLibrary(request, 'armoury', 'armoury');
  const armoury = rules.checkArmoury(found?.content ?? noArmoury);
  /** @param {import('../../rules/src/index.js').InputFault} fault */
  const tell = (fault) => rules.describeInputFault(fault, language);
  if (!armoury.ok) throw unsound(found?.file ?? 'armoury', armoury.faults.map(tell));
  const judged = rules.judgeRoster(input, lists, armoury.value);
  const faults = judged.ok ? judged.value.faults : judged.faults;
  for (const fault of faults) console.error(tell(fault));
  if (judged.ok) {
    await writeJson({
      ...judged.value,
      faults: faults.map((fault) => ({ code: fault.code, where: fault.where, text: tell(fault) })),
    });
  }
  return faults.length === 0 ? 0 : 1;
}
