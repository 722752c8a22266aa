import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

type Message = string | { match: Record<string, string> }[];

const web = new URL('../../../', import.meta.url);
const filesOf = (locale: string) => readdirSync(new URL(`messages/${locale}/`, web)).sort();
const readFile = (locale: string, file: string) =>
  JSON.parse(readFileSync(new URL(`messages/${locale}/${file}`, web), 'utf8')) as Record<string, Message>;
const read = (locale: string): Record<string, Message> =>
  Object.assign({}, ...filesOf(locale).map((file) => readFile(locale, file)));
const english = read('en');
const spanish = read('es');
const keys = Object.keys(english);

/** A plural message has several texts; most have one. */
const textsOf = (message: Message) =>
  typeof message === 'string' ? [message] : message.flatMap(({ match }) => Object.values(match));
const parametersOf = (message: Message) =>
  [...new Set(textsOf(message).flatMap((text) => text.match(/\{\w+\}/g) ?? []))].sort();

function sourceText(): string {
  const source = new URL('src/', web);
  return readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(svelte|ts)$/.test(name) && !/(^|\/)(paraglide|generated)\/|\.test\.ts$/.test(name))
    .map((name) => readFileSync(new URL(name, source), 'utf8'))
    .join('\n');
}

describe('the words of the page', () => {
  it('lie in files that the compiler knows, each key in one of them', () => {
    const settings = JSON.parse(readFileSync(new URL('project.inlang/settings.json', web), 'utf8')) as {
      'plugin.inlang.messageFormat': { pathPattern: string[] };
    };
    const known = settings['plugin.inlang.messageFormat'].pathPattern.map((path) => path.split('/').at(-1));
    const everywhere = filesOf('en').flatMap((file) => Object.keys(readFile('en', file)));
    expect(filesOf('en')).toEqual(known.sort());
    expect(filesOf('es')).toEqual(filesOf('en'));
    expect(everywhere.length).toBe(keys.length);
  });

  it('are the same keys in both languages, in the same order', () => {
    expect(Object.keys(spanish)).toEqual(keys);
  });

  it.each([
    ['English', english],
    ['Spanish', spanish],
  ])('say something, each of them, in %s', (_, messages) => {
    expect(keys.filter((key) => textsOf(messages[key] ?? '').some((text) => !text.trim()))).toEqual([]);
  });

  it('take the same parameters in both languages', () => {
    const parameters = (messages: typeof english) =>
      keys.map((key) => [key, ...parametersOf(messages[key] ?? '')]);
    expect(parameters(spanish)).toEqual(parameters(english));
  });

  it('are good English whether a seat is called Anna or Orcs', () => {
    const ofOneAlone = /(?<!(?:of|on) )\{(seat|enemy|other|place)\} (is|has|was|does|\w+[^s\W]s)\b/;
    expect(keys.filter((key) => textsOf(english[key] ?? '').some((text) => ofOneAlone.test(text)))).toEqual(
      [],
    );
  });

  it('call a thing by one word in Spanish', () => {
    // A siege is a «sitio» too; a receipt, a stand-in and a bot each have their own word.
    const otherWords = /\b(sitios?|recibos?|sustitutos?|autómatas?)\b/i;
    expect(keys.filter((key) => textsOf(spanish[key] ?? '').some((text) => otherWords.test(text)))).toEqual(
      [],
    );
  });

  it('are all used, and none is missing', () => {
    const used = new Set([...sourceText().matchAll(/\bm\.([a-z0-9_]+)\(/g)].map(([, key]) => key));
    expect(keys.filter((key) => !used.has(key))).toEqual([]);
    expect([...used].filter((key) => !keys.includes(key ?? ''))).toEqual([]);
  });

  it('never shout', () => {
    for (const messages of [english, spanish]) {
      expect(
        Object.values(messages)
          .flatMap(textsOf)
          .filter((text) => /[!¡]/.test(text)),
      ).toEqual([]);
    }
  });
});
