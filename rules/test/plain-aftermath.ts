import { armyOf, playersOf, type PlainInput } from './plain-reading.js';

/** R9 to R13, read a second time: what a turn leaves behind when it is over. Every turn has a limit here. */
export function plainAftermath(
  input: PlainInput,
  occupiers: ReadonlyMap<string, string>,
  wins: ReadonlyMap<string, number>,
) {
  const { territories, settings, turn } = input;
  const captors = new Map<string, string>();
  for (const { id, kind, owner, ruins } of territories) {
    const captor = occupiers.get(id);
    if (kind === 'capital' && ruins !== true && owner && captor) captors.set(owner, captor);
  }
  const after = territories.map(({ id, kind, owner: before, ruins: old = false }) => {
    const holder = occupiers.get(id) ?? before;
    const captor = captors.get(holder ?? '');
    const inherits = settings.orphans === 'captor' && captor !== undefined && !captors.has(captor);
    const owner = captor === undefined ? holder : inherits ? captor : undefined;
    const disbanded = captor !== undefined && !inherits;
    const garrison = kind === 'fortress' && !disbanded ? 1000 : 0;
    const ruins = old || (kind === 'capital' && occupiers.has(id));
    return { id, kind, ruins, garrison, ...(owner !== undefined && { owner }) };
  });
  const players = playersOf(input);
  const count = (player: string, lands: PlainInput['territories']): number =>
    lands.filter(({ owner, ruins }) => owner === player && ruins !== true).length;
  const standing = players.filter((player) => count(player, after) > 0);
  const alone = standing.length < 2 && players.filter((player) => count(player, territories) > 0).length > 1;
  const best = [
    (player: string) => count(player, after),
    (player: string) => armyOf(player, after),
    (player: string) => wins.get(player) ?? 0,
  ].reduce((left, measure) => {
    const most = Math.max(...left.map(measure));
    return left.filter((player) => measure(player) === most);
  }, standing);
  const over = alone || standing.length === 0 || turn >= Number(settings.turnLimit);
  return {
    eliminated: players.filter((player) => !standing.includes(player)),
    campaign: { over, winners: over ? best : [] },
    armies: Object.fromEntries(players.map((player) => [player, armyOf(player, after)])),
    territories: Object.fromEntries(
      after.map(({ id, owner, garrison, ruins }) => [id, { owner: owner ?? null, garrison, ruins }]),
    ),
  };
}
