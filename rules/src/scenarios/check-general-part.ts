import { type Checked, faultSheet } from '../input/fault.js';
import { checkIdsDiffer, choice, file, id, list, object, whole, words } from '../input/read-value.js';
import type { Chapter, DeploymentMethod, GeneralPart, TerrainMethod } from './general-part.js';
import { dieTable } from './read-award.js';
import { table } from './read-plan.js';
import { checkSpecialRules, specialRule } from './read-special-rule.js';

export const generalFile = file<GeneralPart>({
  version: whole(1, 1_000_000),
  tables: list(table),
  zoneDepth: whole(1, 100),
  apart: whole(1, 500),
  space: words,
  deployment: list(
    object<DeploymentMethod>({
      id,
      name: words,
      text: words,
      firstMove: choice(['agreed', 'firstDeployed']),
    }),
  ),
  terrain: list(object<TerrainMethod>({ id, name: words, text: words })),
  length: object<GeneralPart['length']>({ turns: dieTable(whole(1, 30)), text: words }),
  chapters: list(object<Chapter>({ id, title: words, rules: list(specialRule) })),
});

/** The door for the general part of the library: sound, or all that is wrong with it. */
export function checkGeneralPart(input: unknown): Checked<GeneralPart> {
  const { faults, report } = faultSheet();
  const draft = generalFile(input, '', report);
  checkIdsDiffer(draft.deployment ?? [], 'deployment', report);
  checkIdsDiffer(draft.terrain ?? [], 'terrain', report);
  const chapters = draft.chapters ?? [];
  checkIdsDiffer(chapters, 'chapters', report);
  chapters.forEach(({ rules = [] }, index) => checkSpecialRules(rules, `chapters[${index}].rules`, report));
  return faults.length > 0 ? { ok: false, faults } : { ok: true, value: draft as GeneralPart };
}
