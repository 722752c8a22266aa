import { expect, test } from 'vitest';
import { Batches } from './batches.js';

const asked: [string, readonly string[]][] = [];
const batches = new Batches<string, string>(async (question, ids) => {
  asked.push([question, ids]);
  return new Map(ids.filter((id) => id !== 'gone').map((id) => [id, `${question} of ${id}`]));
});

test('what a list asks for alike is read once, and each member is given its own', async () => {
  const answers = await Promise.all(['a', 'b', 'a'].map((id) => batches.ask('turns', id)));
  expect(answers).toEqual(['turns of a', 'turns of b', 'turns of a']);
  expect(asked.splice(0)).toEqual([['turns', ['a', 'b']]]);
});

test('other questions are read apart, and a later one is asked afresh', async () => {
  await Promise.all([batches.ask('turns', 'a'), batches.ask('journal', 'a')]);
  await batches.ask('turns', 'a');
  expect(asked.splice(0)).toHaveLength(3);
});

test('what is not found is a fault of its own member alone', async () => {
  const [found, gone] = await Promise.allSettled([batches.ask('turns', 'a'), batches.ask('turns', 'gone')]);
  expect([found?.status, gone?.status]).toEqual(['fulfilled', 'rejected']);
});
