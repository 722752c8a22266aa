import type { Terrain } from '@pelagonia/rules';

export type Theme = 'paper' | 'lamplight';

/** The inks of the map. A canvas cannot read custom properties, so they stand here for both themes. */
export interface Palette {
  readonly theme: Theme;
  readonly ground: string;
  readonly ink: string;
  /** Names of ranges and woods. */
  readonly landName: string;
  readonly halo: string;
  readonly act: string;
  readonly terrain: Readonly<Record<Terrain, string>>;
  readonly shallows: string;
  readonly waterLine: string;
  readonly waterInk: string;
  readonly shore: string;
  readonly hexLine: string;
  readonly frame: string;
  readonly road: string;
  readonly roadEdge: string;
  readonly markInk: string;
  readonly lit: string;
  readonly shade: string;
  readonly crown: string;
  readonly crownInk: string;
  readonly reed: string;
  readonly heather: string;
  readonly furrow: string;
  readonly iconFill: string;
  readonly iconShade: string;
}

const paper: Palette = {
  theme: 'paper',
  ground: '#f5f0e3',
  ink: '#211e19',
  landName: '#3a3122',
  halo: 'rgb(250 246 234 / 88%)',
  act: '#1f4e5f',
  terrain: {
    sea: '#c3d6d6',
    lake: '#c3d6d6',
    plain: '#f2e9cc',
    farmland: '#eddfae',
    forest: '#d3dbb0',
    hills: '#e8d8ae',
    mountains: '#ddcfb6',
    marsh: '#cfd8bf',
    moor: '#e3d3c2',
  },
  shallows: '#d6e3dd',
  waterLine: '#83a5a8',
  waterInk: '#3d6a78',
  shore: '#4c4a3d',
  hexLine: 'rgb(84 70 40 / 15%)',
  frame: '#a2946f',
  road: '#fbf3da',
  roadEdge: '#7a5a34',
  markInk: '#5b4c36',
  lit: '#f6eedb',
  shade: '#b9a684',
  crown: '#aebf84',
  crownInk: '#55653c',
  reed: '#60724f',
  heather: '#8a5f72',
  furrow: '#b99a52',
  iconFill: '#fcf7e8',
  iconShade: '#d9c7a0',
};

const lamplight: Palette = {
  theme: 'lamplight',
  ground: '#15181b',
  ink: '#eae2d0',
  landName: '#e2d8bd',
  halo: 'rgb(20 23 25 / 86%)',
  act: '#7fb7c9',
  terrain: {
    sea: '#16262f',
    lake: '#16262f',
    plain: '#2e2d26',
    farmland: '#383322',
    forest: '#252e22',
    hills: '#363024',
    mountains: '#35322f',
    marsh: '#25302a',
    moor: '#342b2d',
  },
  shallows: '#1c313b',
  waterLine: '#3f6470',
  waterInk: '#86b4c2',
  shore: '#a39876',
  hexLine: 'rgb(234 226 208 / 7%)',
  frame: '#5a533f',
  road: '#b09a6a',
  roadEdge: '#17150f',
  markInk: '#8f8367',
  lit: '#4a443a',
  shade: '#201e1b',
  crown: '#3a4a32',
  crownInk: '#7f9266',
  reed: '#7c9270',
  heather: '#9a7485',
  furrow: '#6e5f38',
  iconFill: '#e9dfc6',
  iconShade: '#b3a17a',
};

export const palettes: Readonly<Record<Theme, Palette>> = { paper, lamplight };
