// Checks the sealed orders and dice of a downloaded file, without any network: node check-turns.mjs turns.json
import { createHash, createHmac } from 'node:crypto';
import { readFileSync } from 'node:fs';
process.on('uncaughtException', (fault) => say(false, '?', `this file cannot be checked: ${fault.message}`));
const { campaign, turns } = JSON.parse(readFileSync(process.argv[2], 'utf8'));
const hash = (...fields) => createHash('sha256').update(JSON.stringify(fields)).digest('hex');
function say(holds, turn, what) {
  process.exitCode ||= holds ? 0 : 1;
  process.stdout.write(`${holds ? 'verified' : 'FAILED  '}  turn ${turn}: ${what}\n`);
}
function face(seed, turn, die, tries = 0) {
  const line = JSON.stringify(['pelagonia-die', 1, campaign, turn, die.purpose, die.counter, tries]);
  const drawn = createHmac('sha256', Buffer.from(seed, 'hex')).update(line).digest().readUInt32BE(0);
  return drawn < 2 ** 32 - (2 ** 32 % die.sides) ? (drawn % die.sides) + 1 : face(seed, turn, die, tries + 1);
}
for (const { turn, phase, commitments, orders, dice } of turns) {
  const seats = new Set(orders.flatMap((order) => (order.given ? order.seat : [])));
  for (const { seat, nonce, attack, from, fightFirst, ifTaken } of orders.filter((order) => order.given)) {
    const march = ['pelagonia-order', 1, attack ? ['attack', attack, from].filter(Boolean) : ['defend']];
    const seal = hash('pelagonia-seal', 1, campaign, turn, seat, nonce, [...march, fightFirst, ifTaken]);
    const promised = commitments.some((one) => one.commitment === seal && (one.seat ?? seat) === seat);
    say(promised, turn, `the order of ${seat} is the sealed one`);
  }
  if (orders[0] || /REV|END/.test(phase)) say(seats.size === commitments.length, turn, 'every seal is open');
  if (phase !== 'ENDED' && !dice.seed) continue;
  say(hash('pelagonia-seed', 1, campaign, turn, dice.seed) === dice.commitment, turn, 'the seed is true');
  const used = new Set(dice.rolls.map((die) => `${die.purpose} ${die.counter}`));
  for (const d of dice.rolls) say(face(dice.seed, turn, d) === d.face, turn, `${d.purpose}: ${d.face}`);
  say(used.size === dice.rolls.length, turn, 'no die was used twice');
}
