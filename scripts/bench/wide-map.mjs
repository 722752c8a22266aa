/** @typedef {Record<string, unknown> & { terrain: string[], realms: { id: string }[] }} MapFile */

const side = 100;
const between = 6;

/**
 * A map file of 10,000 hexes that passes the rules' door: the hills and coasts of a real map over and over, with a territory
 * every few hexes, roads from each to the next, and the same realms.
 * @param {MapFile} map a real map's file
 * @returns {MapFile}
 */
export function wideMap(map) {
  const columns = Array.from({ length: side }, (_, col) => col);
  const seats = columns.filter((col) => col % between === between / 2);
  const places = seats.flatMap((row) => seats.map((col) => ({ col, row, id: `p-${col}-${row}` })));
  // Roads run along each row of seats, and down the first column.
  const isTrodden = (/** @type {number} */ col, /** @type {number} */ row) =>
    seats.includes(row) || col === seats[0];
  const terrainAt = (/** @type {number} */ col, /** @type {number} */ row) => {
    const line = map.terrain[row % map.terrain.length] ?? '';
    return isTrodden(col, row) ? '.' : line[col % line.length];
  };
  const sea = '~';
  /** @param {number} index */
  const signOf = (index) => String.fromCodePoint(0x4e00 + index);
  const landAt = (/** @type {number} */ col, /** @type {number} */ row) => {
    const [x, y] = [Math.floor(col / between), Math.floor(row / between)];
    const owned = x < seats.length && y < seats.length && terrainAt(col, row) !== sea;
    return owned ? signOf(y * seats.length + x) : '.';
  };
  const drawing = (/** @type {(col: number, row: number) => string | undefined} */ at) =>
    columns.map((row) => columns.map((col) => at(col, row)).join(''));
  return {
    ...map,
    terrain: drawing(terrainAt),
    lands: drawing(landAt),
    territories: places.map(({ col, row, id }, index) => {
      const realm = Math.floor((index * map.realms.length) / places.length);
      const first = Math.ceil((realm * places.length) / map.realms.length) === index;
      return {
        id,
        kind: first ? 'capital' : index % 3 ? 'resource' : 'fortress',
        ...(!first && index % 3 && { sort: 'village' }),
        realm: map.realms[realm]?.id,
        name: { en: `Place ${col} ${row}`, es: `Lugar ${col} ${row}` },
        seat: [col, row],
        letter: signOf(index),
      };
    }),
    ways: places.flatMap(({ col, row, id }) => [
      ...(col + between < side ? [road(id, [col, row], [1, 0])] : []),
      ...(col === seats[0] && row + between < side ? [road(id, [col, row], [0, 1])] : []),
    ]),
    rivers: [],
    labels: [],
  };
}

/**
 * @param {string} from
 * @param {[col: number, row: number]} seat
 * @param {[east: number, south: number]} heading
 */
function road(from, [col, row], [east, south]) {
  const course = Array.from({ length: between + 1 }, (_, step) => [col + step * east, row + step * south]);
  const [endCol, endRow] = course.at(-1) ?? [];
  return { kind: 'road', between: [from, `p-${endCol}-${endRow}`], course };
}
