import { describe, expect, it } from 'vitest';
import { ConfigurationError, parseConfiguration } from './configuration.js';

const enough = { DATABASE_URL: 'postgres://someone@localhost/pelagonia', SECRETS_KEY: 'ab'.repeat(32) };

function faultsOf(environment: Record<string, string>): readonly string[] {
  try {
    parseConfiguration(environment);
  } catch (error) {
    if (error instanceof ConfigurationError) return error.faults;
  }
  throw new Error('the configuration was taken');
}

describe('the configuration', () => {
  it('needs nothing but a database and a key', () => {
    expect(parseConfiguration(enough)).toMatchObject({
      port: 3000,
      publicUrl: 'http://localhost:3000',
      demo: false,
      trustProxy: 0,
      smtpUrl: undefined,
    });
  });

  it('takes an empty variable for an absent one', () => {
    expect(parseConfiguration({ ...enough, PORT: '', SMTP_URL: '', DEMO: '' })).toMatchObject({
      port: 3000,
      smtpUrl: undefined,
      demo: false,
    });
  });

  it('lists every fault at once, each naming its setting', () => {
    const faults = faultsOf({ PORT: 'many', DEMO: 'perhaps', SMTP_URL: 'http://mail', TRUST_PROXY: '-1' });
    expect(faults).toHaveLength(6);
    for (const name of [
      'PORT',
      'DEMO',
      'SMTP_URL',
      'TRUST_PROXY',
      'DATABASE_URL is missing',
      'SECRETS_KEY is missing',
    ]) {
      expect(faults.some((fault) => fault.startsWith(name))).toBe(true);
    }
  });

  it('never repeats a wrong value, which may be a secret', () => {
    expect(faultsOf({ DATABASE_URL: 'hunter2-is-my-password' }).join()).not.toContain('hunter2');
  });

  it.each(['-1', '65536', '3000.5', '0x10', '1e3', ' 80'])('refuses %j as a port', (port) => {
    expect(faultsOf({ ...enough, PORT: port })).toHaveLength(1);
  });

  it('cuts the slash off the public address', () => {
    expect(parseConfiguration({ ...enough, PUBLIC_URL: 'https://war.example/' }).publicUrl).toBe(
      'https://war.example',
    );
  });

  it.each(['https://war.example/club', 'https://war.example/?x=1', 'war.example'])(
    'refuses %j as the public address, once',
    (address) => {
      expect(faultsOf({ ...enough, PUBLIC_URL: address })).toHaveLength(1);
    },
  );

  it.each(['Pelagonia', 'a b@example.org', '<>', 'Club <club@example.org> x'])(
    'refuses %j as the sender of mails',
    (sender) => {
      expect(faultsOf({ ...enough, MAIL_FROM: sender })).toEqual([expect.stringContaining('MAIL_FROM')]);
    },
  );

  it.each(['club@example.org', 'The Club <club@example.org>', '"Club, The" <club@localhost>'])(
    'takes %j as the sender of mails',
    (sender) => {
      expect(parseConfiguration({ ...enough, MAIL_FROM: sender }).mailFrom).toBe(sender);
    },
  );
});
