import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { InvalidInput } from '../../errors/user-error.js';
import { checkDisplayName, checkTokenName } from './check-display-name.js';
import { checkEmail } from './check-email.js';
import { checkPassword } from './check-password.js';
import { checkTimeZone } from './check-time-zone.js';
import { checkFields } from './checked.js';

describe('an e-mail address', () => {
  it.each([
    ['  Ana@Example.ORG ', 'ana@example.org'],
    ['josé.garcía+list@correo.example', 'josé.garcía+list@correo.example'],
    ['ana@BÜCHER.example', 'ana@xn--bcher-kva.example'],
    ['ana@xn--bcher-kva.example', 'ana@xn--bcher-kva.example'],
    [`jose\u0301@example.org`, 'josé@example.org'],
  ])('%j is kept as %j', (given, kept) => {
    expect(checkEmail(given)).toEqual({ value: kept });
  });

  it.each([
    '',
    'ana',
    'ana@',
    '@example.org',
    'ana@example',
    'ana@@example.org',
    'ana@127.0.0.1',
    'ana@example.org\r\nBcc: all@example.org',
    'ana\u0000@example.org',
    'ana,bob@example.org',
    'ana <ana@example.org>',
    '"ana"@example.org',
    'ana@exa mple.org',
    'ana@example.org/path',
    'ana@example..org',
    'ana@-example.org',
    '\ud800@example.org',
    `${'a'.repeat(65)}@example.org`,
    `ana@${'a.'.repeat(130)}org`,
  ])('%j is refused', (given) => {
    expect(checkEmail(given)).toEqual({ fault: 'EMAIL_MALFORMED' });
  });

  it('of a million characters is refused', () => {
    expect(checkEmail('a'.repeat(1_000_000))).toEqual({ fault: 'EMAIL_MALFORMED' });
  });

  it('that was taken once is taken again as the same', () => {
    fc.assert(
      fc.property(fc.oneof(fc.emailAddress(), fc.string({ unit: 'grapheme' })), (text) => {
        const first = checkEmail(text);
        if ('value' in first) expect(checkEmail(first.value)).toEqual(first);
      }),
    );
  });
});

describe('a display name', () => {
  it.each([
    ['  Ana   de  Castro ', 'Ana de Castro'],
    ['Ñandú', 'Ñandú'],
    ['李小龍', '李小龍'],
    ['👩‍👩‍👧 clan', '👩‍👩‍👧 clan'],
    ['می‌خواهم', 'می‌خواهم'],
    ['x'.repeat(60), 'x'.repeat(60)],
    ['😀'.repeat(60), '😀'.repeat(60)],
  ])('%j is kept as %j', (given, kept) => {
    expect(checkDisplayName(given)).toEqual({ value: kept });
  });

  it.each(['', '   ', '\u200d', '\u3164', '\u2800\u2800', '\u0301'])('%j shows nothing', (given) => {
    expect(checkDisplayName(given)).toEqual({ fault: 'DISPLAY_NAME_EMPTY' });
  });

  it.each(['a\u202eb', 'a\u0000b', 'a\nb', 'a\u200bb', 'a\ud800', 'a\u2066b', `Z${'\u0335'.repeat(9)}`])(
    '%j cannot be shown',
    (given) => {
      expect(checkDisplayName(given)).toEqual({ fault: 'DISPLAY_NAME_UNPRINTABLE' });
    },
  );

  it.each([61, 2_000_000])('of %d characters is too long', (length) => {
    expect(checkDisplayName('x'.repeat(length))).toEqual({ fault: 'DISPLAY_NAME_TOO_LONG' });
  });

  it('of a token has codes of its own', () => {
    expect(checkTokenName('my\u202e bot\n')).toEqual({ value: 'my bot' });
    expect(checkTokenName(' ')).toEqual({ fault: 'TOKEN_NAME_EMPTY' });
    expect(checkTokenName('x'.repeat(61))).toEqual({ fault: 'TOKEN_NAME_TOO_LONG' });
  });
});

describe('a password', () => {
  const own = ['ana.castro@example.org', 'Ana de Castro'];

  it.each(['tres tristes tigres', 'korrekt-pferd-akku', '🐎🔋📎🍞🥖🧀🍷🗡🛡🏹', '9f3#kLq0!vZ'])(
    '%j is taken',
    (given) => {
      expect(checkPassword(given, own)).toEqual({ value: given });
    },
  );

  it.each(['', 'short', '123456789', '🐎🔋📎🍞🥖🧀🍷🗡🛡'])('%j is too short', (given) => {
    expect(checkPassword(given, own)).toEqual({ fault: 'PASSWORD_TOO_SHORT' });
  });

  it.each([201, 2_000_000])('of %d characters is too long', (length) => {
    expect(checkPassword('x'.repeat(length), own)).toEqual({ fault: 'PASSWORD_TOO_LONG' });
  });

  it.each([
    'aaaaaaaaaaaa',
    '1234567890',
    '0987654321',
    'Password123',
    'PASSWORD!!!!',
    'abcdefghijkl',
    'qwertyuiop',
    'contraseña2024',
    'warmaster1999',
    '19840521123',
    'Ana.Castro@Example.org',
    'ana de castro',
  ])('%j is too easy to guess', (given) => {
    expect(checkPassword(given, own)).toEqual({ fault: 'PASSWORD_TOO_COMMON' });
  });
});

describe('a time zone', () => {
  it.each(['Europe/Madrid', 'America/Argentina/Buenos_Aires', 'UTC'])('%s is known', (zone) => {
    expect(checkTimeZone(zone)).toEqual({ value: zone });
  });

  it.each(['', '+02:00', 'Europe/Atlantis', 'europe/madrid; drop table account', 'UTC\u0000'])(
    '%j is not',
    (zone) => {
      expect(checkTimeZone(zone)).toEqual({ fault: 'TIME_ZONE_UNKNOWN' });
    },
  );

  it('is kept in its usual spelling', () => {
    expect(checkTimeZone('europe/madrid')).toEqual({ value: 'Europe/Madrid' });
  });
});

it('every faulty field of an input is told at once, in order', () => {
  const checked = checkFields({
    email: checkEmail('nobody'),
    displayName: checkDisplayName('Ana'),
    password: checkPassword('short', []),
  });
  expect(checked).toBeInstanceOf(InvalidInput);
  expect((checked as InvalidInput).faults.map(({ field, code }) => [field, code])).toEqual([
    ['email', 'EMAIL_MALFORMED'],
    ['password', 'PASSWORD_TOO_SHORT'],
  ]);
});
