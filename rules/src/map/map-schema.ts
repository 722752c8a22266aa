import type { JsonSchema } from '../input/json-schema.js';
import { choice, id, text, words } from '../input/read-value.js';
import { terrains, territoryKinds, territorySorts } from './campaign-map.js';
import { mapFormat } from './read-map-file.js';

/*
 * What `readMapFile` accepts, for editors. The reader of maps keeps gaps in place, since a drawing is counted in rows, and
 * so is not one of the readers that say this of themselves; a test holds the two together.
 */

function record(
  properties: Readonly<Record<string, JsonSchema>>,
  optional: readonly string[] = [],
): JsonSchema {
  return {
    type: 'object',
    properties,
    required: Object.keys(properties).filter((field) => !optional.includes(field)),
    additionalProperties: false,
  };
}

const hinted = (schema: JsonSchema, description: string): JsonSchema => ({ ...schema, description });
const many = (items: JsonSchema): JsonSchema => ({ type: 'array', items });

const count: JsonSchema = { type: 'integer', minimum: 1, maximum: Number.MAX_SAFE_INTEGER };
const index: JsonSchema = { type: 'integer', minimum: 0, maximum: 1_000_000 };
const position: JsonSchema = {
  ...many(index),
  minItems: 2,
  maxItems: 2,
  description: '[column, row], both from 0, counted in the drawing.',
};
const course = hinted(many(position), 'Hex by hex; each a neighbour of the one before.');
const rows = many({ type: 'string' });

const territory = record(
  {
    id: id.schema,
    kind: choice(territoryKinds).schema,
    sort: hinted(choice(territorySorts).schema, 'What a resource yields, or how a crossing crosses.'),
    name: words.schema,
    realm: hinted(id.schema, 'Who owns it at the start; left out: nobody.'),
    seat: hinted(position, 'The hex it stands on, [column, row].'),
    letter: hinted(text.schema, 'Its character in the drawing of the lands.'),
  },
  ['sort', 'realm', 'letter'],
);
const way = record({
  kind: choice(['road', 'lane']).schema,
  between: { ...many(id.schema), minItems: 2, maxItems: 2, description: 'The ids of two territories.' },
  course,
});

export const mapSchema: JsonSchema = record(
  {
    $schema: text.schema,
    format: { const: mapFormat },
    id: hinted(id.schema, 'The name of its folder.'),
    version: hinted(count, 'Raised with every change; campaigns keep the one they began with.'),
    name: words.schema,
    summary: hinted(words.schema, 'What kind of land it is, in a sentence or two.'),
    legend: {
      type: 'object',
      additionalProperties: choice(terrains).schema,
      description: 'Which terrain each character of the drawing stands for.',
    },
    terrain: hinted(
      rows,
      'One character a hex, a space where there is none; odd rows stand half a hex further east.',
    ),
    lands: hinted(
      rows,
      'A second drawing: the letter of the territory that colours the hex, a dot where none does.',
    ),
    realms: many(record({ id: id.schema, name: words.schema })),
    territories: many(territory),
    ways: hinted(many(way), 'Roads and sea lanes: what makes two territories adjacent.'),
    rivers: many(record({ name: words.schema, course }, ['name'])),
    labels: many(record({ text: words.schema, at: position, kind: choice(['water', 'land']).schema })),
  },
  ['$schema', 'lands', 'rivers', 'labels'],
);
