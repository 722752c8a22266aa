import type { Territory } from '@pelagonia/rules';

/** What a territory looks like: its sort where the sort tells more than the kind. */
export const iconNames = [
  'capital',
  'fortress',
  'settlement',
  'pass',
  'ruins',
  'mine',
  'port',
  'forest',
  'village',
  'necropolis',
  'bridge',
  'ford',
] as const;
export type IconName = (typeof iconNames)[number];

/** One stroke of an icon in a box from -16 to 16; `fill` says which of the icon's inks it is filled with, if any. */
export interface IconPart {
  readonly path: string;
  readonly fill?: 'body' | 'shade' | 'ink' | 'water' | 'leaf';
  readonly line?: number;
}

export function iconOf(territory: Territory, ruined: boolean): IconName {
  if (ruined) return 'ruins';
  if (territory.sort) return territory.sort;
  if (territory.kind === 'resource') return 'village';
  return territory.kind === 'crossing' ? 'bridge' : territory.kind;
}

/** How large an icon stands beside a capital's. */
export function iconWeight(territory: Territory): number {
  if (territory.kind === 'capital') return 1.3;
  return territory.kind === 'crossing' || territory.kind === 'pass' ? 0.86 : 1;
}

/** A tower with a jutting, crenellated head. */
function tower(left: number, width: number, top: number, foot: number): string {
  const third = (width + 2) / 5;
  return (
    `M${left} ${foot}V${top + 5.5}L${left - 1} ${top + 3.5}V${top}h${third}v2h${third}v-2h${third}v2h${third}v-2h${third}` +
    `V${top + 3.5}L${left + width} ${top + 5.5}V${foot}Z`
  );
}

function door(width: number, foot: number, height: number): string {
  return `M${-width / 2} ${foot}v${-height + width / 2}a${width / 2} ${width / 2} 0 0 1 ${width} 0V${foot}Z`;
}

export const iconShapes: Readonly<Record<IconName, readonly IconPart[]>> = {
  capital: [
    { path: 'M0-15.5V-9', line: 1.2 },
    { path: 'M0-15.5L6-13.6L0-11.6Z', fill: 'ink' },
    { path: tower(-4.5, 9, -9, 6), fill: 'body', line: 1.5 },
    { path: 'M-10 12.5V2h2.5v2h3V2h3v2h3V2h3v2h3V2H10V12.5Z', fill: 'body', line: 1.5 },
    { path: tower(-14, 6.4, -4, 12.5), fill: 'shade', line: 1.5 },
    { path: tower(7.6, 6.4, -4, 12.5), fill: 'shade', line: 1.5 },
    { path: door(5.6, 12.5, 7), fill: 'ink' },
    { path: 'M0-3V1', line: 1.6 },
  ],
  fortress: [
    { path: tower(-7, 14, -11, 12.5), fill: 'body', line: 1.6 },
    { path: 'M2.5-6.4H7V12.5H2.5Z', fill: 'shade' },
    { path: 'M-10 12.5H10', line: 2 },
    { path: door(5.4, 12.5, 7.4), fill: 'ink' },
    { path: 'M0-2.6V1.2', line: 1.8 },
  ],
  settlement: [
    {
      path: 'M-12 12V1l1.5-2 1.5 2V12M-9 12V1l1.5-2L-6 1V12M6 12V1l1.5-2L9 1V12M9 12V1l1.5-2L12 1V12',
      fill: 'body',
      line: 1.3,
    },
    { path: 'M-7 12V2L0-7L7 2V12Z', fill: 'body', line: 1.5 },
    { path: 'M-9 3L0-9L9 3', line: 2 },
    { path: door(4.6, 12, 6.6), fill: 'ink' },
  ],
  pass: [
    { path: 'M-16 11L-8.5-8L-5-2L-1 11Z', fill: 'shade', line: 1.5 },
    { path: 'M1 11L6.5-6L9-10L16 11Z', fill: 'body', line: 1.5 },
    { path: 'M9-10L8-2L10.5 3L9.6 11H16Z', fill: 'shade' },
    { path: 'M-3.5 13C3 10 -3.6 5 0 1', line: 2.6 },
  ],
  ruins: [
    { path: 'M-9 12.5V-4l3 2 1-5 3.4 3L0-9l2.4 5.6L4 0l1.6 5L9 7.5v5Z', fill: 'body', line: 1.5 },
    { path: 'M-3-2L-1 3L-4 7M3 4L1.6 9', line: 1.1 },
    { path: 'M-13 12.5H13M10.4 12.4l1.4-2.6 2.4 2.6', line: 1.6 },
  ],
  mine: [
    { path: 'M-14 12C-11 2-6-5 0-5S11 2 14 12Z', fill: 'shade', line: 1.5 },
    { path: 'M-6.4 12V2.4H6.4V12Z', fill: 'ink' },
    { path: 'M-7.4 12V1.4H7.4V12', line: 2.2 },
    { path: 'M-6-15L6-5.4M6-15L-6-5.4', line: 1.7 },
    { path: 'M-9.6-11.4Q-7.6-15.4-2.6-16M9.6-11.4Q7.6-15.4 2.6-16', line: 2.2 },
  ],
  port: [
    { path: 'M-11 7.5H11.5L8 13H-7.6Z', fill: 'shade', line: 1.5 },
    { path: 'M0 7V-14', line: 1.6 },
    { path: 'M1.6-12Q11-4 8.6 4.6H1.6Z', fill: 'body', line: 1.4 },
    { path: 'M-1.6-10Q-8.4-3-7.4 4.6H-1.6Z', fill: 'body', line: 1.4 },
    { path: 'M-15 14.6q3.6-3 7.4 0t7.4 0t7.4 0t7.4 0', line: 1.5 },
  ],
  forest: [
    { path: 'M-7 13V8M7 13V8M0 14V8', line: 2 },
    { path: 'M-7-8L-2.4 0H-4L0 9H-14L-10 0H-11.6Z', fill: 'leaf', line: 1.4 },
    { path: 'M7-8L2.4 0H4L0 9H14L10 0H11.6Z', fill: 'leaf', line: 1.4 },
    { path: 'M0-14L5.4-4H3.4L8 8.6H-8L-3.4-4H-5.4Z', fill: 'leaf', line: 1.5 },
  ],
  village: [
    { path: 'M-13 12.5V2H1V12.5Z', fill: 'body', line: 1.4 },
    { path: 'M-15 3L-6-7L3 3Z', fill: 'shade', line: 1.5 },
    { path: 'M1 12.5V5H13V12.5Z', fill: 'body', line: 1.4 },
    { path: 'M-0.6 5.6L7-2.6L14.6 5.6Z', fill: 'shade', line: 1.5 },
    { path: 'M-8 12.5V6.4h4v6.1ZM5.6 12.5V8h3.2v4.5Z', fill: 'ink' },
    { path: 'M-1.4-2.6V-7.4h2.4V0', fill: 'body', line: 1.2 },
  ],
  necropolis: [
    { path: 'M-15 12.5L-1-9L13 12.5Z', fill: 'body', line: 1.5 },
    { path: 'M-1-9L13 12.5H3Z', fill: 'shade', line: 1.1 },
    { path: 'M-10.4 5.4H0.4M-7-0.2H-0.6', line: 1 },
    { path: 'M-6.4 12.5L-5.6 7h4.2l0.8 5.5Z', fill: 'ink' },
    { path: 'M10.4 12.5L11-6L12.7-9L14.4-6L15 12.5Z', fill: 'body', line: 1.3 },
  ],
  bridge: [
    {
      path: 'M-15 3Q0-9 15 3V10H10.6A4.4 4.4 0 0 0 1.8 10H-1.8A4.4 4.4 0 0 0-10.6 10H-15Z',
      fill: 'body',
      line: 1.5,
    },
    { path: 'M-15-0.6Q0-12.6 15-0.6', line: 1.6 },
    { path: 'M-14 13.6q3.5-2.6 7 0t7 0t7 0t7 0', line: 1.4 },
  ],
  ford: [
    { path: 'M-14-5q3.5-2.8 7 0t7 0t7 0t7 0M-14 11q3.5-2.8 7 0t7 0t7 0t7 0', line: 1.6 },
    { path: 'M-10 3a3.2 2.2 0 1 0 6.4 0a3.2 2.2 0 1 0-6.4 0Z', fill: 'body', line: 1.4 },
    { path: 'M-2.6 3.6a3 2.2 0 1 0 6 0a3 2.2 0 1 0-6 0Z', fill: 'body', line: 1.4 },
    { path: 'M4.8 2.6a3 2.2 0 1 0 6 0a3 2.2 0 1 0-6 0Z', fill: 'body', line: 1.4 },
  ],
};
