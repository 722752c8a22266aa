import { expect, test } from 'vitest';
import {
  adjacency,
  hexDistance,
  startingOwners,
  type CampaignMap,
  type Territory,
  type TerritoryKind,
} from '../src/index.js';
import { shippedMap } from './shipped-maps.js';

/** M5: the realms round the marsh, each with what it yields. */
const ring = [
  ['high-elves', 'port'],
  ['dwarfs', 'mine'],
  ['bretonnians', 'forest'],
  ['empire', 'village'],
  ['undead', 'necropolis'],
  ['orcs', 'mine'],
] as const;

function only(map: CampaignMap, realm: string, kind: TerritoryKind): Territory {
  const [found, ...others] = map.territories.filter((one) => one.realm === realm && one.kind === kind);
  if (found === undefined || others.length > 0) throw new Error(`${realm} needs exactly one ${kind}`);
  return found;
}

/** The realms as M5 describes them, with the crossing or pass that lies between each and the next. */
function realmsOf(map: CampaignMap) {
  const graph = adjacency(map);
  return ring.map(([realm, sort], index) => {
    const [next] = ring[(index + 1) % ring.length] ?? ring[0];
    const fortress = only(map, realm, 'fortress');
    const nextResource = only(map, next, 'resource');
    const gates = map.territories.filter(
      ({ id, realm: owner }) =>
        owner === undefined &&
        graph.get(id)?.includes(fortress.id) &&
        graph.get(id)?.includes(nextResource.id),
    );
    return {
      sort,
      capital: only(map, realm, 'capital'),
      resource: only(map, realm, 'resource'),
      fortress,
      nextResource,
      gates,
    };
  });
}

function roadLength(map: CampaignMap, a: Territory, b: Territory): number | undefined {
  const way = map.ways.find(({ between }) => between.includes(a.id) && between.includes(b.id));
  return way && way.course.length - 1;
}

test('six realms, in the order of the ring, hold a capital, a fortress and a resource each', () => {
  const map = shippedMap('pelagonia');
  expect(map.realms.map(({ id }) => id)).toEqual(ring.map(([realm]) => realm));
  expect(map.territories).toHaveLength(24);
  const owners = [...startingOwners(map).values()];
  for (const [realm, sort] of ring) {
    expect(owners.filter((owner) => owner === realm)).toHaveLength(3);
    expect(only(map, realm, 'resource').sort).toBe(sort);
    expect(only(map, realm, 'fortress').kind).toBe('fortress');
    expect(only(map, realm, 'capital').kind).toBe('capital');
  }
});

test('between each realm and the next lies one crossing or pass that nobody owns', () => {
  const gates = realmsOf(shippedMap('pelagonia')).map(({ gates: found }) => found);
  expect(gates.map(({ length }) => length)).toEqual([1, 1, 1, 1, 1, 1]);
  expect(new Set(gates.flat().map(({ id }) => id)).size).toBe(6);
  for (const gate of gates.flat()) expect(['crossing', 'pass']).toContain(gate.kind);
});

test('the roads are those of the ring and no others', () => {
  const map = shippedMap('pelagonia');
  const pair = (a: Territory, b: Territory): string => [a.id, b.id].sort().join(' – ');
  const wanted = realmsOf(map).flatMap(({ capital, resource, fortress, gates, nextResource }) => [
    pair(capital, resource),
    pair(capital, fortress),
    pair(fortress, resource),
    ...gates.flatMap((gate) => [pair(fortress, gate), pair(gate, nextResource)]),
  ]);
  const drawn = map.ways.map(({ between }) => [...between].sort().join(' – '));
  expect(drawn.sort()).toEqual(wanted.sort());
  expect(map.ways.every(({ kind }) => kind === 'road')).toBe(true);
});

test('territories of one kind have the same number of neighbours in every realm', () => {
  const map = shippedMap('pelagonia');
  const degrees = new Map<string, Set<number | undefined>>();
  const graph = adjacency(map);
  for (const { id, realm, kind } of map.territories) {
    const group = realm === undefined ? 'gate' : kind;
    degrees.set(group, (degrees.get(group) ?? new Set()).add(graph.get(id)?.length));
  }
  expect(Object.fromEntries(Array.from(degrees, ([kind, found]) => [kind, [...found]]))).toEqual({
    capital: [2],
    fortress: [3],
    resource: [3],
    gate: [2],
  });
});

test('the roads of all six realms are equally long', () => {
  const map = shippedMap('pelagonia');
  for (const { capital, resource, fortress, gates, nextResource } of realmsOf(map)) {
    expect(roadLength(map, capital, resource)).toBe(4);
    expect(roadLength(map, capital, fortress)).toBe(4);
    expect(roadLength(map, fortress, resource)).toBe(4);
    for (const gate of gates) {
      expect(roadLength(map, fortress, gate)).toBe(3);
      expect(roadLength(map, gate, nextResource)).toBe(3);
    }
  }
});

test('no road takes a needless step', () => {
  for (const { course } of shippedMap('pelagonia').ways) {
    const [from, to] = [course[0], course.at(-1)];
    expect(from && to && hexDistance(from, to)).toBe(course.length - 1);
  }
});
