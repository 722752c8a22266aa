import type { Point } from '@pelagonia/rules';

/** Which ink or wash a shape is drawn with: a class of plan.css. */
export type Look =
  | 'ground'
  | 'tuft'
  | 'frame'
  | 'rule'
  | 'zebra'
  | 'hill'
  | 'hill-high'
  | 'contour'
  | 'hachure'
  | 'wood'
  | 'tree'
  | 'marsh'
  | 'reed'
  | 'ripple'
  | 'mud'
  | 'stipple'
  | 'rock'
  | 'peak'
  | 'peak-shade'
  | 'ruins'
  | 'rubble'
  | 'field'
  | 'furrow'
  | 'town'
  | 'water'
  | 'wave'
  | 'chasm'
  | 'chasm-edge'
  | 'road'
  | 'road-edge'
  | 'track'
  | 'stone'
  | 'stone-line'
  | 'earth'
  | 'timber'
  | 'timber-line'
  | 'roof'
  | 'roof-shade'
  | 'opening'
  | 'zone attacker'
  | 'zone defender'
  | 'hatch attacker'
  | 'hatch defender'
  | 'border attacker'
  | 'border defender'
  | 'border arrive attacker'
  | 'border arrive defender'
  | 'arrow-casing'
  | 'arrow attacker'
  | 'arrow defender'
  | 'arrow-head attacker'
  | 'arrow-head defender'
  | 'badge attacker'
  | 'badge defender'
  | 'badge-letter attacker'
  | 'badge-letter defender'
  | 'measure'
  | 'measure-text'
  | 'name'
  | 'zone-name'
  | 'marker'
  | 'marker-text'
  | 'scale-text'
  | 'title';

export interface Line {
  readonly kind: 'path';
  readonly look: Look;
  readonly d: string;
  /** A piece that may stand elsewhere is drawn fainter. */
  readonly faint?: boolean;
}

export interface Lettering {
  readonly kind: 'text';
  readonly look: Look;
  readonly at: Point;
  readonly text: string;
  readonly anchor?: 'start' | 'middle' | 'end';
  /** The height of letters whose size does not follow the screen. */
  readonly size?: number;
}

/** One thing that the plan is made of, in the order of drawing. */
export type Shape = Line | Lettering;

export const line = (look: Look, d: string): Line => ({ kind: 'path', look, d });
