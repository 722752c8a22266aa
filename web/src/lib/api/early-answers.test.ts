import { afterEach, expect, test, vi } from 'vitest';
import { earlyAnswer } from './early-answers.js';

const body = (operationName: string, variables?: object) =>
  JSON.stringify({ operationName, query: 'whatever', variables });
const answer = Promise.resolve(new Response('{}'));
const asked = (early: Record<string, Promise<Response>>) => vi.stubGlobal('window', { askedEarly: early });

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('what was asked early is answered by it, once, and only for the same thing', () => {
  vi.spyOn(performance, 'now').mockReturnValue(900);
  asked({ 'Viewer{}': answer, 'OpenCampaign{"id":"x"}': answer });
  expect(earlyAnswer(body('OpenCampaign', { id: 'y' }))).toBeUndefined();
  expect(earlyAnswer(body('OpenCampaign', { id: 'x' }))).toBe(answer);
  expect(earlyAnswer(body('OpenCampaign', { id: 'x' }))).toBeUndefined();
  expect(earlyAnswer(body('Viewer'))).toBe(answer);
});

test('what was asked long ago is asked again', () => {
  vi.spyOn(performance, 'now').mockReturnValue(11_000);
  asked({ 'Viewer{}': answer });
  expect(earlyAnswer(body('Viewer', {}))).toBeUndefined();
});

test('where nothing was asked early, or something else is sent, nothing is answered', () => {
  expect(earlyAnswer(body('Viewer'))).toBeUndefined();
  asked({});
  expect(earlyAnswer(undefined)).toBeUndefined();
  expect(earlyAnswer(body('Viewer'))).toBeUndefined();
});
