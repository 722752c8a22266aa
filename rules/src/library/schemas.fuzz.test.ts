import { Ajv2020 } from 'ajv/dist/2020.js';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { junk, pathsIn, replaced } from '../../test/bent-documents.js';
import { armouryFile, armyFile, spellFile } from '../../test/sample-army.js';
import { objective, scenarioFile } from '../../test/sample-scenarios.js';
import { shippedGeneralPart } from '../../test/shipped-scenarios.js';
import { altered } from '../../test/small-map.js';
import { contentFaults, type ContentKind, contentKinds, contentSchema } from './content.js';

const samples: Readonly<Record<ContentKind, () => unknown>> = {
  map: altered,
  army: armyFile,
  armoury: armouryFile,
  spells: spellFile,
  general: shippedGeneralPart,
  scenario: () => scenarioFile({ objectives: [objective({ id: 'a' })], suits: { battles: ['field'] } }),
};

/** Faults of shape alone, which a schema sees as well as we do. A legend's signs are not among them. */
const shapes = /^(INPUT|MAP)_(SHAPE|NUMBER|FIELD_UNKNOWN|CHOICE_UNKNOWN|ID_INVALID|FORMAT_UNKNOWN)$/;

test.each(contentKinds)('the schema of a %s and its door agree about shapes', (kind) => {
  const fits = new Ajv2020().compile(contentSchema(kind));
  const sample = samples[kind]();
  expect([fits(sample), fits.errors]).toEqual([true, null]);
  fc.assert(
    fc.property(fc.constantFrom(...pathsIn(sample)), junk, (path, by) => {
      const bent = replaced(sample, path, by);
      const faults = contentFaults(kind, bent).map(({ code }) => code);
      if (!fits(bent)) expect(faults).not.toEqual([]);
      else expect(faults.filter((code) => shapes.test(code))).toEqual([]);
    }),
    { numRuns: 400 },
  );
});

test.each(contentKinds)('a %s may name its schema, and nothing that is no text in its place', (kind) => {
  const sample = samples[kind]() as object;
  expect(contentFaults(kind, { ...sample, $schema: '../any.schema.json' })).toEqual([]);
  expect(contentFaults(kind, { ...sample, $schema: 7 })).toMatchObject([{ where: '$schema' }]);
});
