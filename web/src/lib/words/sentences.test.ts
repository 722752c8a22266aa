import { afterEach, describe, expect, it } from 'vitest';
import { overwriteGetLocale } from '../paraglide/runtime.js';
import { faultCodes, problemCodes } from './codes.js';
import { faultSentence, problemSentence } from './sentences.js';
import { answeredCodes, faultCodesOfTheApi, refusalCodes } from './testing/api-codes.js';
import { tell } from './told.js';

const apiWords = 'The words of the API.';
const inLanguage = (locale: 'en' | 'es') => overwriteGetLocale(() => locale);

const problems = [...new Set([...problemCodes, ...answeredCodes(), ...refusalCodes()])].sort();
const faults = [...new Set([...faultCodes, ...faultCodesOfTheApi()])].sort();
const problemTold = async (code: string) => (await tell({ code, message: apiWords })).problem;
const faultTold = async (code: string) => {
  const fault = { field: 'any', code, message: apiWords };
  return (await tell({ code: 'INPUT_INVALID', message: apiWords, faults: [fault] })).faults['any'];
};

afterEach(() => inLanguage('en'));

describe.each(['en', 'es'] as const)('in %s', (locale) => {
  it.each(problems)('%s is told in a sentence of our own', async (code) => {
    inLanguage(locale);
    const sentence = await problemTold(code);
    expect(sentence).toMatch(/^\p{Lu}.+\.$/u);
    expect(sentence).not.toBe(apiWords);
  });

  it.each(faults)('%s is told in a sentence of our own', async (code) => {
    inLanguage(locale);
    const sentence = await faultTold(code);
    expect(sentence).toMatch(/^\p{Lu}.+\.$/u);
    expect(sentence).not.toBe(apiWords);
  });
});

it('finds the codes where the API keeps them', () => {
  expect(answeredCodes()).toEqual(expect.arrayContaining(['INPUT_INVALID', 'LINK_EXPIRED']));
  expect(refusalCodes()).toEqual(expect.arrayContaining(['CAMPAIGN_STALE', 'SEAT_TAKEN', 'ORDER_ILLEGAL']));
  expect(faultCodesOfTheApi()).toEqual(
    expect.arrayContaining(['PASSWORD_TOO_SHORT', 'CAMPAIGN_NAME_EMPTY', 'TIME_PAST', 'VETERAN_LIMIT']),
  );
});

it('the two languages never share a sentence', async () => {
  const told = async (locale: 'en' | 'es') => {
    inLanguage(locale);
    return Promise.all([...problems.map(problemTold), ...faults.map(faultTold)]);
  };
  const english = new Set(await told('en'));
  expect((await told('es')).filter((sentence) => english.has(sentence))).toEqual([]);
});

it('a code nobody knows is told in the words of the API', async () => {
  expect(problemSentence({ code: 'BRAND_NEW', message: apiWords })).toBe(apiWords);
  expect(faultSentence({ field: 'any', code: 'toString', message: apiWords })).toBe(apiWords);
  expect(await problemTold('BRAND_NEW')).toBe(apiWords);
  expect(await faultTold('toString')).toBe(apiWords);
});

it('faults of single fields leave nothing to say about the whole', async () => {
  const faults = [{ field: 'name', code: 'CAMPAIGN_NAME_EMPTY', message: apiWords }];
  const told = await tell({ code: 'INPUT_INVALID', message: apiWords, faults });
  expect(told.problem).toBe('');
  expect(Object.keys(told.faults)).toEqual(['name']);
});

it('says how long to wait, in minutes once seconds grow many', () => {
  const wait = (retryAfterSeconds: number) =>
    problemSentence({ code: 'ATTEMPTS_EXHAUSTED', message: apiWords, retryAfterSeconds });
  expect(wait(1)).toContain('one second');
  expect(wait(45)).toContain('45 seconds');
  expect(wait(601)).toContain('11 minutes');
});
