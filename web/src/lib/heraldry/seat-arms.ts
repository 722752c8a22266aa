import { seatPatterns, type SeatPattern } from './seat-pattern.js';

/** The letters of the eight seats; once a campaign has begun a seat keeps its letter, and so its colour and pattern. */
export const seatLetters = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'] as const;
export type SeatLetter = (typeof seatLetters)[number];

/** A seat's colours in one theme. */
export interface SeatTinctures {
  /** The field of the shield. */
  readonly field: string;
  /** The thin colour over its land: the field's hue, clear enough to survive being thinned. */
  readonly wash: string;
  /** Borders and arrows: the field's hue, strong enough to be a line on the map's ground. */
  readonly line: string;
  /** The letter, the pattern and the rim on the field: at least 4.5 to 1 against it. */
  readonly charge: string;
}

export interface SeatArms {
  readonly letter: SeatLetter;
  readonly pattern: SeatPattern;
  readonly paper: SeatTinctures;
  readonly lamplight: SeatTinctures;
}

export const light = '#fcf9f0';
export const ink = '#211e19';

/**
 * Blue, vermilion, green, purple, orange, sky, yellow and black, after the palette of Okabe and Ito. Moved
 * within those hues until the two most alike stay furthest apart for ordinary, red-, green- and blue-blind eyes;
 * the test beside this file keeps that distance.
 */
const fields: Record<SeatLetter, { paper: [field: string, line: string]; lamplight: [string, string] }> = {
  A: { paper: ['#003a7d', '#003a7d'], lamplight: ['#2260ba', '#5f97e6'] },
  B: { paper: ['#c44806', '#a83c02'], lamplight: ['#e16009', '#f0752a'] },
  C: { paper: ['#559c86', '#2f6f5b'], lamplight: ['#3bcd9e', '#3bcd9e'] },
  D: { paper: ['#845578', '#6f4064'], lamplight: ['#ac779c', '#c78db6'] },
  E: { paper: ['#da9700', '#8f6200'], lamplight: ['#eba906', '#eba906'] },
  F: { paper: ['#66bbf2', '#1d6fa5'], lamplight: ['#a2d9ff', '#a2d9ff'] },
  G: { paper: ['#d8da4b', '#6c6d08'], lamplight: ['#f3ef75', '#f3ef75'] },
  H: { paper: ['#221f1c', '#221f1c'], lamplight: ['#635d58', '#a39b93'] },
};
const lightCharges: Record<'paper' | 'lamplight', readonly SeatLetter[]> = {
  paper: ['A', 'B', 'D', 'H'],
  lamplight: ['A', 'H'],
};

/** Deep fields turn to mud when thinned over paper; these are what they would look like through it. */
const washes: Record<'paper' | 'lamplight', Partial<Record<SeatLetter, string>>> = {
  paper: { A: '#1c6ad0', B: '#dc5a1c', C: '#1f9c78', D: '#a8489a', F: '#3fa9f0', H: '#4a443c' },
  lamplight: { A: '#3f86ee', H: '#b0a79c' },
};

function tinctures(letter: SeatLetter, theme: 'paper' | 'lamplight'): SeatTinctures {
  const [field, line] = fields[letter][theme];
  return {
    field,
    wash: washes[theme][letter] ?? field,
    line,
    charge: lightCharges[theme].includes(letter) ? light : ink,
  };
}

export const seatArms: readonly SeatArms[] = seatLetters.map((letter, index) => ({
  letter,
  pattern: seatPatterns[index] ?? 'plain',
  paper: tinctures(letter, 'paper'),
  lamplight: tinctures(letter, 'lamplight'),
}));

/** The arms of a seat. Letters beyond H do not exist; one that came from outside gets no arms rather than wrong ones. */
export function armsOf(letter: string): SeatArms | undefined {
  return seatArms.find((arms) => arms.letter === letter);
}
