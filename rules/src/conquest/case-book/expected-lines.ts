import { orderFaultSentences } from '../turn-sentences.js';
import { battle, battleNamed, place, places, player, players } from './battle-phrase.js';
import { CaseFault, type CaseWorld } from './case-world.js';
import { line, type CaseSentence } from './case-sentence.js';

/** Fails with what is so instead. */
function expectSame(found: unknown, expected: unknown, what: string): void {
  const is = JSON.stringify(found);
  if (is !== JSON.stringify(expected)) throw new CaseFault(`${what}: ${is} instead.`);
}

const ownerOf = (name: string): string | null => (name === 'nobody' ? null : name);

function battleIn(world: CaseWorld, phrase: string) {
  const key = battleNamed(phrase).key;
  return world.report.battles.find((one) => one.key === key);
}

/** Lines that say what follows, each after the word “then”. */
export const expectedLines: readonly CaseSentence[] = [
  line(`then (${player}|nobody) holds (${places})`, (world, name, list) => {
    for (const id of list.split(', ')) {
      expectSame(world.after.territories[world.place(id)]?.owner, ownerOf(name), `${id} is held by`);
    }
  }),
  line(`then for now (${player}|nobody) holds (${place})`, (world, name, id) => {
    expectSame(world.report.done, false, 'the turn is over');
    expectSame(world.report.territories[world.place(id)]?.owner, ownerOf(name), `${id} is held by`);
  }),
  line(`then (${place}) is (not )?ruins`, (world, id, not) => {
    expectSame(world.after.territories[world.place(id)]?.ruins, not === '', `${id} is ruins`);
  }),
  line(`then (${place}) has a garrison of (\\d+)`, (world, id, points) => {
    expectSame(world.after.territories[world.place(id)]?.garrison, Number(points), `${id} has a garrison of`);
  }),
  line(`then (${player}) has (\\d+) points`, (world, name, points) => {
    expectSame(world.after.armies[world.know(name)], Number(points), `${name} has`);
  }),
  line(
    `then (${player}) takes (${place})(?: from (${player}))?, ((?:open|field|siege|assault|contest), R\\d+)`,
    (world, to, territory, from, rest) => {
      const [how = '', rule = ''] = rest.split(', ');
      expectSame(
        world.report.captures.find((one) => one.territory === territory && one.to === to),
        { territory, from: from === '' ? null : from, to, how, rule },
        `${territory} is taken`,
      );
    },
  ),
  line(`then nobody takes (${place})`, (world, id) => {
    world.place(id);
    const takers = world.report.captures.filter(({ territory }) => territory === id).map(({ to }) => to);
    expectSame(takers, [], `${id} is taken by`);
  }),
  line(`then (${places}) are taken in this order`, (world, list) => {
    const taken = world.report.captures.map(({ territory }) => territory);
    expectSame(
      taken,
      list.split(', ').map((id) => world.place(id)),
      'taken are',
    );
  }),
  line(`then (nobody is|${player} is|${players} are) out`, (world, words) => {
    const names = words.replace(/ (?:is|are)$/, '');
    expectSame(world.after.eliminated, names === 'nobody' ? [] : names.split(', '), 'out are');
  }),
  line(
    `then (${battle}) is (ready|done), (\\d+) against (\\d+(?: of which \\d+ garrison)?)`,
    (world, phrase, status, attackers, defenders) => {
      const [points, garrison = 0] = defenders.split(' of which ').map((text) => parseInt(text, 10));
      const found = battleIn(world, phrase);
      expectSame(found?.status, status, 'the battle is');
      expectSame(found?.attacker.points, Number(attackers), 'the attacker has');
      expectSame([found?.defender.points, found?.defender.garrison], [points, garrison], 'the defender has');
    },
  ),
  line(`then (${battle}) is (ready|done)`, (world, phrase, status) => {
    expectSame(battleIn(world, phrase)?.status, status, 'the battle is');
  }),
  line(`then (${battle}) does not happen`, (world, phrase) => {
    expectSame(battleIn(world, phrase)?.status, undefined, 'the battle is');
  }),
  line(`then the result of (${battle}) changes nothing`, (world, phrase) => {
    const { key } = battleNamed(phrase);
    expectSame(world.report.ignored.includes(key), true, 'the result changes nothing');
    world.idle.add(key);
  }),
  line('then nothing is ready', (world) => {
    const ready = world.report.battles.filter(({ status }) => status === 'ready');
    expectSame(
      ready.map(({ key }) => key),
      [],
      'ready are',
    );
  }),
  line('then no battle is fought', (world) => {
    expectSame(
      world.after.battles.map(({ key }) => key),
      [],
      'the battles are',
    );
  }),
  line(`then (${player}) must say whom to meet first: (${players})`, (world, name, list) => {
    const choice = world.report.choices.find(({ key }) => key === `order:${name}`);
    expectSame(choice?.among, list.split(', '), 'the choice is among');
  }),
  line(`then (${player}) must fight or withdraw at (${place})`, (world, name, id) => {
    const choice = world.report.choices.find(({ key }) => key === `contest:${id}:${name}`);
    expectSame(choice?.among, ['fight', 'withdraw'], 'the choice is among');
  }),
  line('then nobody must choose', (world) => {
    expectSame(
      world.report.choices.map(({ key }) => key),
      [],
      'the choices are',
    );
  }),
  line(`then the order of (${player}) is refused: (.+)`, (world, name, reason) => {
    const refused = world.report.illegal.find((one) => one.player === name);
    expectSame(refused && orderFaultSentences[refused.code].en, reason, 'the reason is');
  }),
  line('then no order is refused', (world) => {
    expectSame(world.report.illegal, [], 'refused are');
  }),
  line('then the turn (is over|waits)', (world, state) => {
    expectSame(world.report.done, state === 'is over', 'the turn is over');
  }),
  line(`then (nobody wins|${player} wins|${players} share) the campaign`, (world, words) => {
    const names = words.replace(/ \w+$/, '');
    const winners = names === 'nobody' ? [] : names.split(', ');
    expectSame(world.after.campaign, { over: true, winners }, 'the campaign is');
  }),
  line('then the campaign goes on', (world) => {
    expectSame(world.after.campaign, { over: false, winners: [] }, 'the campaign is');
  }),
  line('then the record says, by ([A-Z]\\d+): (.+)', (world, rule, text) => {
    const facts = world.report.log.filter((one) => one.rule === rule).map((one) => one.text);
    expectSame(facts.includes(text), true, `the record says ${facts.join(' ')}; that it says so`);
  }),
];
