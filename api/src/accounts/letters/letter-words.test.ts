import { expect, it } from 'vitest';
import { languages } from '../language.js';
import { letterWords } from './letter-words.js';

const links = ['https://war.example/one', 'https://war.example/two'] as const;

it.each(Object.keys(letterWords) as (keyof typeof letterWords)[])(
  'the letter %s says something of its own in each language, with all its links',
  (name) => {
    const write = letterWords[name] as (
      ...words: [string, ...string[]]
    ) => ReturnType<typeof letterWords.deleted>;
    const written = languages.map((language) => write(language, ...links));
    expect(new Set(written.map(({ subject }) => subject)).size).toBe(languages.length);
    const hrefs = written.map(({ paragraphs }) => paragraphs.filter((part) => typeof part !== 'string'));
    expect(hrefs[0]).toEqual(hrefs[1]);
    for (const { subject } of written) expect(subject).not.toMatch(/[\r\n]/);
  },
);
