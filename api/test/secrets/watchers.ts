import { registered } from '../accounts/people.js';
import type { Visitor } from '../test-service.js';
import type { Table } from '../turns/table.js';

/** Everybody who might look, by what he is; none of them may read the secrets of seat B before the reveal. */
export async function watchersOf(world: Table): Promise<Map<string, Visitor>> {
  return new Map([
    ['nobody', world.service.visitor()],
    ['stranger', await registered(world.service, 'stranger@example.org', 'Stranger')],
    ['spectator', (await world.join('Sofia', 'spectator')).visitor],
    ['referee', (await world.join('Rosa', 'referee')).visitor],
    ['organiser', (await world.join('Oscar', 'organiser')).visitor],
    ['organiser who plays', world.at('A')],
    ['rival', world.at('C')],
    ['rival who has sealed', world.at('D')],
  ]);
}
