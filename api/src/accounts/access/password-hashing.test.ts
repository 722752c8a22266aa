import { hash } from '@node-rs/argon2';
import { expect, it } from 'vitest';
import { PasswordHashing } from './password-hashing.js';

const hashing = new PasswordHashing();

it('a password opens its own hash and no other', async () => {
  const stored = await hashing.hash('tres tristes tigres');
  expect(await hashing.matches(stored, 'tres tristes tigres')).toBe(true);
  expect(await hashing.matches(stored, 'tres tristes tigre')).toBe(false);
});

it('a hash is argon2id with the memory and passes we want', async () => {
  expect(await hashing.hash('tres tristes tigres')).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
});

it('an accent composed by another keyboard is the same password', async () => {
  const stored = await hashing.hash('contrase\u00f1a secreta');
  expect(await hashing.matches(stored, 'contrasen\u0303a secreta')).toBe(true);
});

it('nobody has a password', async () => {
  expect(await hashing.matches(undefined, '')).toBe(false);
  expect(await hashing.matches(null, 'tres tristes tigres')).toBe(false);
});

it('a hash of other costs is outdated', async () => {
  expect(hashing.isOutdated(await hashing.hash('tres tristes tigres'))).toBe(false);
  expect(hashing.isOutdated(await hash('tres tristes tigres', { memoryCost: 4096, timeCost: 1 }))).toBe(true);
});

it('what is too long for any password is refused at once, however slow it would be to compose', async () => {
  const stored = await hashing.hash('tres tristes tigres');
  // What the processor spends: on a busy machine the clock on the wall runs on without it.
  const begun = process.cpuUsage();
  expect(await hashing.matches(stored, '\u0301'.repeat(40_000) + '\u0316'.repeat(40_000))).toBe(false);
  expect(process.cpuUsage(begun).user).toBeLessThan(2_000_000);
});

it('the longest password still fits when each of its letters comes in parts', async () => {
  const longest = '\u1f82'.repeat(200);
  const stored = await hashing.hash(longest);
  expect(await hashing.matches(stored, longest.normalize('NFD'))).toBe(true);
});
