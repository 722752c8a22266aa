import { fieldOf, soundFromLibrary } from './library.mjs';
import { readJson, writeJson } from './read-json.mjs';

/**
 * The points of a battle, by the scenario it names.
 * @type {import('./run-command.mjs').RulesCommand}
 */
export async function score(request) {
  const { rules, file, language } = request;
  const input = await readJson(file);
  const scenarios = await soundFromLibrary(
    request,
    'scenario',
    fieldOf(input, 'scenario'),
    rules.checkScenario,
  );
  const checked = rules.checkScore(input, scenarios);
  if (!checked.ok) {
    for (const fault of checked.faults) console.error(rules.describeInputFault(fault, language));
    return 1;
  }
  const names = new Map(scenarios[0]?.objectives.map(({ id, name }) => [id, name[language]]));
  /** @param {string} id */
  const nameOf = (id) => names.get(id) ?? id;
  const { sides, winner, verdict } = rules.scoreBattle(checked.value);
  /** @param {import('../../rules/src/index.js').SideScore} side */
  const told = (side) => ({
    ...side,
    steps: side.steps.map((step) => ({ ...step, text: rules.describeScore(step, language, nameOf) })),
  });
  await writeJson({
    sides: { attacker: told(sides.attacker), defender: told(sides.defender) },
    winner,
    verdict: { ...verdict, text: rules.describeScore(verdict, language, nameOf) },
  });
  return 0;
}
