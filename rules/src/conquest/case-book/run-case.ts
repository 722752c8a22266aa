import { unless } from '../unless.js';
import type { Case } from './case-file.js';
import { CaseFault, CaseWorld } from './case-world.js';
import { expectedLines } from './expected-lines.js';
import { toldLines } from './told-lines.js';

const sentences = [...toldLines, ...expectedLines];

/** Plays a case line by line; what is wrong, in sentences, the first thing only. Nothing: it passes. */
export function runCase({ lines }: Case): string | undefined {
  const world = new CaseWorld();
  let expectations = 0;
  for (const { number, text } of lines) {
    const fault = attempt(() => {
      play(world, text);
      return undefined;
    });
    if (fault !== undefined) return `line ${number}, “${text}”: ${fault}`;
    if (text.startsWith('then ')) expectations += 1;
  }
  if (expectations === 0) return 'the case expects nothing.';
  return attempt(() => {
    endWith(world);
    return undefined;
  });
}

function play(world: CaseWorld, text: string): void {
  for (const { pattern, act } of sentences) {
    const words = pattern.exec(text);
    if (words === null) continue;
    if (!text.startsWith('then ')) world.changed();
    act(world, words.slice(1));
    return;
  }
  throw new CaseFault('this is no sentence of the book of cases.');
}

/** A die that nobody rolled or a result that nobody asked for is a slip of the pen. */
function endWith(world: CaseWorld): void {
  const left = world.dice.length - world.diceRolled;
  if (left > 0) throw new CaseFault(`${left} dice are left over.`);
  const stray = world.report.ignored.filter((key) => !world.idle.has(key));
  if (stray.length > 0) throw new CaseFault(`no battle belongs to the result of ${stray.join(', ')}.`);
}

function attempt(work: () => undefined): string | undefined {
  return unless(CaseFault, work)?.message;
}
