import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parseConfiguration } from '../../api/src/configuration/configuration.js';

const read = (file: string) => readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8');
const example = read('docker/example.env');
const dockerfile = read('docker/Dockerfile');
const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };

/** Lines of the example as a container engine reads them, each with the comment above it. */
function settings(): Map<string, { value: string; explained: boolean }> {
  const found = new Map<string, { value: string; explained: boolean }>();
  const lines = example.split('\n');
  lines.forEach((line, index) => {
    const [, name, value] = /^([A-Z_]+)=(.*)$/.exec(line) ?? [];
    if (name !== undefined && value !== undefined) {
      found.set(name, { value, explained: lines[index - 1]?.startsWith('# ') ?? false });
    }
  });
  return found;
}

/** The names that the service reads, from the one place that lists them. */
function namesRead(): string[] {
  const source = read('api/src/configuration/configuration.ts');
  const list = /z\.object\(\{([\s\S]*?)\n\}\)/.exec(source)?.[1] ?? '';
  return [...list.matchAll(/^ {2}([A-Z_]+):/gm)].map(([, name = '']) => name);
}

describe('the example of all settings', () => {
  test('has every setting that the service reads, and no other', () => {
    expect(namesRead().length).toBeGreaterThan(10);
    expect([...settings().keys()].sort()).toEqual(namesRead().sort());
  });

  test('explains each setting in a comment above it', () => {
    const unexplained = [...settings()].filter(([, { explained }]) => !explained).map(([name]) => name);
    expect(unexplained).toEqual([]);
  });

  const shown = (): Record<string, string> =>
    Object.fromEntries([...settings()].map(([name, { value }]) => [name, value]));

  test('is accepted by the service once it has a key of its own', () => {
    expect(() => parseConfiguration(shown())).toThrow('SECRETS_KEY');
    const given = { ...shown(), SECRETS_KEY: 'ab'.repeat(32) };
    expect(parseConfiguration(given)).toMatchObject({ port: 3000, demo: false, smtpUrl: undefined });
  });

  test('shows the values that the service takes when nothing is set', () => {
    const needed = { DATABASE_URL: shown()['DATABASE_URL'], SECRETS_KEY: 'ab'.repeat(32) };
    expect(parseConfiguration({ ...shown(), ...needed })).toEqual(parseConfiguration(needed));
  });
});

describe('the image', () => {
  const commands = [...dockerfile.matchAll(/^RUN (.*)$/gm)].map(([, command]) => command);

  test('is built by the commands that "npm start" and "npm test" use', () => {
    expect(commands).toContain('npm ci');
    expect(commands).toContain('npm run build');
    expect(scripts['build']).toBe('node scripts/build.mjs');
    expect(read('scripts/build.mjs')).toContain("import('./project/build.mjs')");
    for (const user of [
      'scripts/start/start.mjs',
      'scripts/checks/checks.mjs',
      'web/test/service.setup.ts',
    ]) {
      expect(read(user)).toMatch(/from '.*project\/build\.mjs'/);
    }
  });

  test('takes from the build every folder that the build makes', () => {
    const proofs = [...read('scripts/project/build.mjs').matchAll(/proof: '(\w+\/\w+)/g)].map(
      ([, folder = '']) => folder,
    );
    expect(proofs).toHaveLength(3);
    for (const folder of proofs) expect(dockerfile).toContain(`COPY --from=build /app/${folder} ${folder}`);
  });

  test('runs the service as a user without rights', () => {
    const [, , runtime = ''] = /^(FROM .* AS runtime)\n([\s\S]*)/m.exec(dockerfile) ?? [];
    expect(runtime).toMatch(/^USER node$/m);
    expect(runtime.indexOf('USER node')).toBeLessThan(runtime.indexOf('CMD ["node", "api/dist/main.js"]'));
  });
});
