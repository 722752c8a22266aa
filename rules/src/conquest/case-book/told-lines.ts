import { territoryKinds } from '../../map/campaign-map.js';
import { defaultAnswer } from '../default-answer.js';
import { battle, battleNamed, place, places, player, players } from './battle-phrase.js';
import { CaseFault, type CaseWorld } from './case-world.js';
import { line, type CaseSentence } from './case-sentence.js';

const ground = `${place} \\((?:${territoryKinds.join('|')})(?:, ruins|, garrison \\d+)?\\)`;
const holding = new RegExp(`(${place}) \\((\\w+)(?:, (ruins)|, garrison (\\d+))?\\)`, 'g');

/** Lines that tell what there is, what is ordered and how battles end. */
export const toldLines: readonly CaseSentence[] = [
  line(`(${player}|nobody) holds (${ground}(?:, ${ground})*)`, (world, owner, list) => {
    for (const [, id = '', kind = '', ruins, garrison] of list.matchAll(holding)) {
      if (world.territories.has(id)) throw new CaseFault(`${id} is held already.`);
      world.territories.set(id, {
        id,
        kind,
        ...(owner !== 'nobody' && { owner }),
        ...(ruins !== undefined && { ruins: true }),
        ...(garrison !== undefined && { garrison: Number(garrison) }),
      });
    }
  }),
  line(`(${place}) touches (${places})`, (world, from, list) => {
    for (const to of list.split(', ')) world.links.push([world.place(from), world.place(to)]);
  }),
  line('setting (\\w+) is (\\w+)', (world, name, value) => {
    world.settings.set(name, /^\d+$/.test(value) ? Number(value) : value);
  }),
  line('it is turn (\\d+)', (world, turn) => {
    world.turn = Number(turn);
  }),
  line(`(${player}) has won (\\d+) battles before`, (world, who, count) => {
    world.battlesWon.set(world.know(who), Number(count));
  }),
  line(`(${player}) was granted (\\d+) points`, (world, who, points) => {
    world.bonus.set(world.know(who), Number(points));
  }),
  line('dice (\\d(?: \\d)*)', (world, dice) => {
    world.dice = dice.split(' ').map(Number);
  }),
  line(`(${player}) attacks (${place})(?: from (${place}))?`, (world, who, attack, from) => {
    order(world, who, from === '' ? { attack } : { attack, from });
  }),
  line(`(${player}) defends`, (world, who) => {
    order(world, who, 'defend');
  }),
  line(`(${player}) gives no order`, (world, who) => {
    if (world.orders.has(who)) throw new CaseFault(`${who} has an order.`);
    world.silent.add(who);
  }),
  line(`last turn (${player}) attacked (${place})`, (world, who, attack) => {
    world.previousOrders.set(world.know(who), { attack });
  }),
  line(`last turn (${player}) defended`, (world, who) => {
    world.previousOrders.set(world.know(who), 'defend');
  }),
  line(
    `(corrected, )?(${battle}): (draw|the garrison wins|${player} wins)`,
    (world, again, phrase, ending) => {
      const { key, defender } = battleNamed(phrase);
      if (world.results.has(key) !== (again !== '')) {
        throw new CaseFault(again === '' ? 'that battle has a result.' : 'there is no result to correct.');
      }
      const winner = ending === 'the garrison wins' ? defender : ending.replace(' wins', '');
      world.results.set(key, ending === 'draw' ? { draw: true } : { winner });
    },
  ),
  line(`(${player}) meets (${players}) in this order`, (world, who, list) => {
    world.answers.set(`order:${world.know(who)}`, list.split(', '));
  }),
  line(`(${player}) (fight|withdraw)s (?:for|from) (${place})`, (world, who, answer, where) => {
    world.answers.set(`contest:${world.place(where)}:${world.know(who)}`, answer);
  }),
  line('time runs out', (world) => {
    while (world.choices.length > 0) {
      for (const choice of world.choices) world.answers.set(choice.key, defaultAnswer(choice));
      world.changed();
    }
  }),
];

function order(world: CaseWorld, who: string, given: unknown): void {
  if (world.orders.has(who) || world.silent.has(who)) throw new CaseFault(`${who} has spoken already.`);
  world.orders.set(who, given);
}
