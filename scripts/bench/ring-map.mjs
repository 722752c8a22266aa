/** @typedef {Pick<import('../../rules/src/index.js').CampaignMap, 'territories' | 'ways' | 'realms'>} Ring */

/**
 * A map like Pelagonia with any number of realms: in each a capital, a fortress and a resource, all joined, and between
 * neighbours a crossing, joined to the fortress of the one and the resource of the next.
 * @param {number} players
 * @returns {Ring}
 */
export function ringMap(players) {
  const nowhere = { q: 0, r: 0 };
  /** @param {number} index */
  const idOf = (index) => `p${String(index % players).padStart(4, '0')}`;
  const ids = Array.from({ length: players }, (_, index) => idOf(index));
  const name = { en: '', es: '' };
  const kinds = /** @type {const} */ (['capital', 'fortress', 'resource', 'crossing']);
  const territories = ids.flatMap((id) =>
    kinds.map((kind) => ({
      id: `${id}-${kind}`,
      kind,
      name,
      seat: nowhere,
      land: [nowhere],
      ...(kind !== 'crossing' && { realm: id }),
    })),
  );
  const ways = ids.flatMap((id, index) =>
    /** @type {const} */ ([
      [`${id}-capital`, `${id}-resource`],
      [`${id}-capital`, `${id}-fortress`],
      [`${id}-fortress`, `${id}-resource`],
      [`${id}-fortress`, `${id}-crossing`],
      [`${id}-crossing`, `${idOf(index + 1)}-resource`],
    ]).map((between) => ({ kind: /** @type {const} */ ('road'), between, course: [] })),
  );
  return { territories, ways, realms: ids.map((id) => ({ id, name })) };
}
