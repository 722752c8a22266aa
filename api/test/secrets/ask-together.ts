import { type GraphQLSchema, OverlappingFieldsCanBeMergedRule, parse, validate } from 'graphql';
import { queryLimits } from '../../src/graphql/query-limits.js';
import type { Visitor } from '../test-service.js';
import type { Question } from './walk-schema.js';

/** What one visitor is told, by the path of the question. */
export type Told = Map<string, string>;

/** Questions that go in one request, since they begin alike. */
export type Request = Readonly<{ query: string; questions: readonly Question[] }>;

/** A selection, by what is selected: nested, or plain at the end. */
type Tree = Map<string, Tree>;

/** What may forbid a question beside another: the service's own limits, and fields of one name that differ. */
const rules = [OverlappingFieldsCanBeMergedRule, queryLimits];

/**
 * Puts questions together that begin with the same field, as many as may stand in one request. Whatever is found on the way is
 * then found once and not for every question anew.
 */
export function requestsFor(schema: GraphQLSchema, asked: readonly Question[]): Request[] {
  const divided = (alike: readonly Question[]): Request[] => {
    const query = queryOf(alike);
    if (alike.length === 1 || validate(schema, parse(query), rules).length === 0)
      return [{ query, questions: alike }];
    const half = Math.ceil(alike.length / 2);
    return [...divided(alike.slice(0, half)), ...divided(alike.slice(half))];
  };
  return groupsOf(asked).flatMap(divided);
}

/** Asks everything at once and takes the answers apart again, so that each question has its own. */
export async function walk(visitor: Visitor, requests: readonly Request[]): Promise<Told> {
  const told = await Promise.all(requests.map((request) => ask(visitor, request)));
  return new Map(told.flat());
}

async function ask(visitor: Visitor, { query, questions }: Request): Promise<[string, string][]> {
  const { data, errors } = await visitor.ask(query);
  // A fault within an answer takes with it what stands beside: then everything is asked for itself.
  const within = errors?.some(({ path }) => path === undefined || path.length > 1) ?? false;
  if (within && questions.length > 1) {
    const alone = questions.map((one) => ask(visitor, { query: queryOf([one]), questions: [one] }));
    return (await Promise.all(alone)).flat();
  }
  return questions.map(({ path, way, plain }) => [
    path,
    JSON.stringify({ data: answersAt(data, way, plain), errors }),
  ]);
}

const nameOf = (step: string): string => step.split('(', 1)[0]!;

/** The plain fields of everything that lies at the end of a way. */
function answersAt(found: unknown, way: readonly string[], plain: readonly string[]): unknown {
  if (found === null || found === undefined) return found;
  if (Array.isArray(found)) return found.map((one) => answersAt(one, way, plain));
  const answer = found as Record<string, unknown>;
  const [step, ...rest] = way;
  if (step === undefined) return Object.fromEntries(plain.map(nameOf).map((name) => [name, answer[name]]));
  if (!step.startsWith('... on ')) return answersAt(answer[nameOf(step)], rest, plain);
  return answer['__typename'] === step.slice('... on '.length) ? answersAt(answer, rest, plain) : undefined;
}

function groupsOf(asked: readonly Question[]): Question[][] {
  const groups = new Map<string, Question[]>();
  for (const question of asked) {
    const [first = ''] = question.way;
    groups.set(first, [...(groups.get(first) ?? []), question]);
  }
  return [...groups.values()];
}

function queryOf(questions: readonly Question[]): string {
  const tree: Tree = new Map();
  for (const { way, plain } of questions) {
    let place = tree;
    for (const step of way) {
      if (step.startsWith('... on ')) place.set('__typename', new Map());
      if (!place.has(step)) place.set(step, new Map());
      place = place.get(step)!;
    }
    for (const field of plain) place.set(field, new Map());
  }
  return written(tree);
}

function written(tree: Tree): string {
  const parts = [...tree].map(([step, inner]) => (inner.size === 0 ? step : `${step} ${written(inner)}`));
  return `{ ${parts.join(' ')} }`;
}
