import { describe, expect, it } from 'vitest';
import { NewestAnswer } from './newest-answer.js';

/** Questions that are answered by hand, in whatever order the test likes. */
function table() {
  const newest = new NewestAnswer<string>();
  const heard: string[] = [];
  const stopped: number[] = [];
  const answers: ((answer: string) => void)[] = [];
  const ask = (hear = (answer: string) => void heard.push(answer)) =>
    newest.ask((tell) => {
      const index = answers.push(tell) - 1;
      return () => void stopped.push(index);
    }, hear);
  return { newest, heard, stopped, ask, answer: (index: number, text: string) => answers[index]?.(text) };
}

/** Whether a promise has settled once everything that was due has run. */
async function settled(promise: Promise<void>): Promise<boolean> {
  let done = false;
  void promise.then(() => (done = true));
  await new Promise((resolve) => setTimeout(resolve));
  return done;
}

describe('asking again before the answer came', () => {
  it('answers both with the newest', async () => {
    const { ask, answer, heard, stopped } = table();
    const [first, second] = [ask(), ask()];
    expect(stopped).toEqual([0]);
    expect(await settled(first)).toBe(false);
    answer(1, 'Bruno');
    await Promise.all([first, second]);
    expect(heard).toEqual(['Bruno']);
  });

  it('is deaf to the older answer', async () => {
    const { ask, answer, heard } = table();
    const [first, second] = [ask(), ask()];
    answer(0, 'Anna');
    expect(await settled(first)).toBe(false);
    expect(await settled(second)).toBe(false);
    expect(heard).toEqual([]);
  });

  it('waits on when hearing an answer leads to another question', async () => {
    const { ask, answer } = table();
    const first = ask(() => void ask());
    answer(0, 'Anna');
    expect(await settled(first)).toBe(false);
    answer(1, 'Bruno');
    await first;
  });
});

it('goes on hearing what follows the first answer', async () => {
  const { ask, answer, heard } = table();
  const asked = ask();
  answer(0, 'Anna');
  await asked;
  answer(0, 'Anna of the Marches');
  expect(heard).toEqual(['Anna', 'Anna of the Marches']);
});

it('leaves nobody waiting when it stops', async () => {
  const { newest, ask, answer, heard, stopped } = table();
  const asked = ask();
  newest.stop();
  await asked;
  answer(0, 'Anna');
  expect(stopped).toEqual([0]);
  expect(heard).toEqual([]);
});
