import { describe, expect, it } from 'vitest';
import { oneLine, printable, writtenText } from './written-text.js';

describe('a text that somebody wrote', () => {
  it('keeps its lines and loses what nobody can see or keep', () => {
    expect(printable('Rain.\r\nMud.\u0000\u0007\ud800\tSleet.')).toBe('Rain.\nMud.\tSleet.');
  });

  it.each([
    ['blanks', ' \n\t '],
    ['a blank without a width', '\u200b'],
    ['a word joiner and a soft hyphen', '\u2060\u00ad'],
    ['an empty letter of Hangul', '\u3164'],
    ['an empty pattern of Braille', ' \u2800 '],
    ['marks of direction alone', '\u200e\u200f\u202e'],
  ])('is empty if there is nothing to see in it: %s', (_, text) => {
    expect(writtenText(text)).toBe('');
    expect(oneLine(text)).toBe('');
  });

  it('does not turn round what is printed beside it', () => {
    expect(writtenText('won\u202e tsol \u2066or\u2069 lost\u202c')).toBe('won tsol or lost');
    expect(oneLine('won\u202e tsol\u2069')).toBe('won tsol');
  });

  it('keeps what letters of other scripts and pictures need', () => {
    const kept = 'می\u200cخواهم \u200fעברית\u200e 👩\u200d🌾 crème';
    expect(writtenText(kept)).toBe(kept);
    expect(oneLine(kept)).toBe(kept);
  });
});
