import { readdirSync, readFileSync } from 'node:fs';
import { checkMap, hexAt, hexKey, type CampaignMap } from '@pelagonia/rules';
import { describe, expect, it } from 'vitest';
import { startingHoldings } from '../../campaign/map-document.js';
import { overlap, type Box } from '../geometry/box.js';
import type { Owners } from './holdings.js';
import { mapScene } from './map-scene.js';
import { namesAt, type MeasureName } from './name-layout.js';
import { realmLettersAt } from './realm-letters.js';
import { tokensAt } from './token-layout.js';

const folder = new URL('../../../../../maps/', import.meta.url);
const shipped = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory());
const measure: MeasureName = ({ text, size }) => text.length * size * 0.55;

function mapOf(name: string): CampaignMap {
  const checked = checkMap(JSON.parse(readFileSync(new URL(`${name}/map.json`, folder), 'utf8')));
  if (!checked.ok) throw new Error(`The map ${name} is broken.`);
  return checked.map;
}

function drawn(map: CampaignMap, owners: Owners, scale: number) {
  const scene = mapScene(map);
  const tokens = tokensAt(map, owners, new Set(), scale);
  const taken = [...tokens, ...namesAt(scene, tokens, 'en', scale, measure)].map(({ box }) => box);
  return { taken, letters: realmLettersAt(scene, owners, taken, scale) };
}

const corners = ({ left, top, right, bottom }: Box) => [
  { x: left, y: top },
  { x: right, y: top },
  { x: left, y: bottom },
  { x: right, y: bottom },
];

describe('the letters of realms', () => {
  it.each(shipped.map(({ name }) => name))(
    'stand in the land of every seat of %s, clear of icons and names',
    (name) => {
      const map = mapOf(name);
      const owners = startingHoldings(map);
      for (const scale of [16, 24, 44]) {
        const { taken, letters } = drawn(map, owners, scale);
        const seats = new Set(Object.values(owners).filter((seat) => seat !== undefined));
        expect(new Set(letters.map(({ seat }) => seat))).toEqual(seats);
        for (const { seat, box } of letters) {
          const own = new Set(
            map.territories.filter(({ id }) => owners[id] === seat).flatMap(({ land }) => land.map(hexKey)),
          );
          for (const { x, y } of corners(box))
            expect(own, seat).toContain(hexKey(hexAt({ x: x / scale, y: y / scale })));
          expect(taken.filter((other) => overlap(box, other))).toEqual([]);
        }
      }
    },
  );

  it('a stretch of land that is cut off has a letter of its own', () => {
    const map = mapOf('pelagonia');
    const owners = { halcyra: 'A', ashkeret: 'A', mudtusk: 'F' };
    const ofA = drawn(map, owners, 24).letters.filter(({ seat, size }) => seat === 'A' && size > 24 * 2);
    const home = (id: string) => map.territories.find((one) => one.id === id)?.land.map(hexKey);
    const places = ofA.map(({ at }) => hexKey(hexAt({ x: at.x / 24, y: at.y / 24 })));
    expect(places.some((place) => home('halcyra')?.includes(place))).toBe(true);
    expect(places.some((place) => home('ashkeret')?.includes(place))).toBe(true);
  });

  it('land that nobody holds, and a letter that is no seat, have none', () => {
    expect(drawn(mapOf('pelagonia'), { halcyra: 'Z' }, 24).letters).toEqual([]);
  });

  it('where everything is taken there is no letter, rather than one over a name', () => {
    const map = mapOf('pelagonia');
    const everywhere = [{ left: -9999, top: -9999, right: 9999, bottom: 9999 }];
    expect(realmLettersAt(mapScene(map), startingHoldings(map), everywhere, 24)).toEqual([]);
  });
});
