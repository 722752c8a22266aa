import { hexCentre, type Territory, type Words } from '@pelagonia/rules';
import { scaled, type Box } from '../geometry/box.js';
import { placeLabels, type LabelWish, type PlacedLabel } from '../geometry/label-placement.js';
import { isAfloat } from './afloat.js';
import type { MapScene } from './map-scene.js';
import type { Token } from './token-layout.js';

export type NameStyle = 'capital' | 'territory' | 'minor' | 'water' | 'land';

export interface Name {
  readonly text: string;
  readonly style: NameStyle;
  /** Height of the letters in screen pixels. */
  readonly size: number;
}

/** Measures a text as it will be set; the painter knows the fonts. */
export type MeasureName = (name: Name) => number;

/** A name of a water is written smaller rather than over land, down to this size; then it is left out. */
const smallest = 10;
const lineHeight = 1.18;
const gap = 2;

function sizeAt(style: NameStyle, scale: number): number {
  const [least, most, share] = {
    capital: [12, 21, 0.62],
    territory: [11, 16, 0.46],
    minor: [10, 14, 0.4],
    water: [12, 34, 0.95],
    land: [11, 24, 0.7],
  }[style] as [number, number, number];
  return Math.round(Math.min(Math.max(share * scale, least), most));
}

/** Screen pixels to a hex side from which names of a style are written at all. */
const shownFrom: Record<NameStyle, number> = { capital: 0, territory: 9, minor: 10, water: 5, land: 8 };
const importance: Record<NameStyle, number> = { capital: 5, water: 4, territory: 3, minor: 2, land: 1 };

const isMinor = ({ kind }: Territory) => kind === 'crossing' || kind === 'pass';

/** Chooses which names are written at a scale and where, in screen pixels from the map's origin. */
export function namesAt(
  scene: Pick<MapScene, 'map' | 'sheet' | 'terrainAt'>,
  tokens: readonly Token[],
  language: keyof Words,
  scale: number,
  measure: MeasureName,
): PlacedLabel<Name>[] {
  const { map } = scene;
  const paper = scaled(scene.sheet.box, scale);
  const wishes: LabelWish<Name>[] = [];
  const wish = (text: string, style: NameStyle, places: (width: number, height: number) => Box[]) => {
    if (scale < shownFrom[style]) return;
    for (let size = sizeAt(style, scale); size >= smallest; size--) {
      const name = { text, style, size };
      const found = places(measure(name), size * lineHeight);
      if (found.length === 0) continue;
      wishes.push({
        label: name,
        importance: importance[style],
        insists: style === 'capital',
        places: found,
      });
      return;
    }
  };
  for (const token of tokens) {
    const { kind, name } = token.territory;
    const style = kind === 'capital' ? 'capital' : isMinor(token.territory) ? 'minor' : 'territory';
    wish(name[language], style, (width, height) =>
      [
        ...besideToken(token, width, height),
        ...(style === 'capital' ? roundToken(token, width, height) : []),
      ].map((place) => onSheet(place, paper)),
    );
  }
  for (const label of map.labels) {
    const { x, y } = hexCentre(label.at);
    const places = (width: number, height: number) => (asides: readonly number[]) =>
      asides.flatMap((dx) =>
        [0, -1.6, 1.6].map((dy) =>
          onSheet(centred((x + dx) * scale, (y + dy) * scale, width, height), paper),
        ),
      );
    wish(label.text[language], label.kind, (width, height) =>
      label.kind === 'land'
        ? places(width, height)([0])
        : places(width, height)([0, -1.7, 1.7, -3.4, 3.4]).filter((place) => isAfloat(scene, place, scale)),
    );
  }
  /** A capital's name beside its castle is worth more than another place's icon. */
  const boxes = (capitals: boolean) =>
    tokens.filter(({ territory }) => (territory.kind === 'capital') === capitals).map((token) => token.box);
  return placeLabels(wishes, boxes(true), paper, boxes(false));
}

/** Below the icon, above it, to its right, to its left; then a little further off. */
function besideToken({ box, at, iconSize }: Token, width: number, height: number): Box[] {
  const middle = at.y;
  return [
    centred(at.x, box.bottom + gap + height / 2, width, height),
    centred(at.x, box.top - gap - height / 2, width, height),
    centred(box.right + gap * 2 + width / 2, middle, width, height),
    centred(at.x - iconSize / 2 - gap * 2 - width / 2, middle, width, height),
    centred(at.x, box.bottom + gap + height * 0.9, width, height),
    centred(at.x, box.top - gap - height * 0.9, width, height),
    centred(at.x, box.bottom + gap + height * 1.3, width, height),
  ];
}

/** Where a name goes that must not be left out: from the icon's edge to either side, then ever further off. */
function roundToken({ box, at }: Token, width: number, height: number): Box[] {
  const sides = [
    at.x,
    box.left + width / 2,
    box.right - width / 2,
    box.left - width / 2,
    box.right + width / 2,
  ];
  return [0.5, 1, 1.5].flatMap((away) =>
    sides.flatMap((x) => [
      centred(x, box.bottom + gap + height * away, width, height),
      centred(x, box.top - gap - height * away, width, height),
    ]),
  );
}

function centred(x: number, y: number, width: number, height: number): Box {
  return { left: x - width / 2, top: y - height / 2, right: x + width / 2, bottom: y + height / 2 };
}

/** Slides a long name sideways until it is on the sheet. */
function onSheet(place: Box, sheet: Box): Box {
  const edge = 5;
  const shift = Math.max(sheet.left + edge - place.left, Math.min(0, sheet.right - edge - place.right));
  return { ...place, left: place.left + shift, right: place.right + shift };
}
