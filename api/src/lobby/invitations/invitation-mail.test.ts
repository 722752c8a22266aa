import { expect, it } from 'vitest';
import { languages } from '../../accounts/language.js';
import { invitationWords } from './invitation-mail.js';

it('the letter says something of its own in each language, with its link', () => {
  const link = 'https://war.example/join/secret';
  const written = languages.map((language) => invitationWords(language, link));
  expect(new Set(written.map(({ subject }) => subject)).size).toBe(languages.length);
  for (const { subject, paragraphs } of written) {
    expect(subject).not.toMatch(/[\r\n]/);
    expect(paragraphs.filter((part) => typeof part !== 'string')).toEqual([{ href: link }]);
  }
});
