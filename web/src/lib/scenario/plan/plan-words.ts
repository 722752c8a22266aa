import type { AreaKind, Language, LineKind, SpotKind } from '@pelagonia/rules';

/** Every word the plan says by itself; names of places are the scenario's own. */
export interface PlanWords {
  readonly north: string;
  readonly legend: string;
  readonly recommended: string;
  readonly way: (side: string) => string;
  readonly title: (scenario: string) => string;
  readonly table: (width: number, depth: number) => string;
  readonly deploys: (side: string, zone: string) => string;
  readonly arrives: (side: string, zone: string) => string;
  readonly terrain: (pieces: string) => string;
  readonly distances: (list: string) => string;
  readonly pieces: Readonly<Record<AreaKind | LineKind | SpotKind, string>>;
}

const english: PlanWords = {
  north: 'N',
  legend: 'Legend',
  recommended: 'as your table allows',
  way: (side) => `Advance: ${side}`,
  title: (scenario) => `Plan of the battlefield: ${scenario}`,
  table: (width, depth) => `A table of ${width} by ${depth} cm.`,
  deploys: (side, zone) => `${side}, deployment: ${zone}.`,
  arrives: (side, zone) => `${side}, arrival: ${zone}.`,
  terrain: (pieces) => `On the table: ${pieces}.`,
  distances: (list) => `Distances measured: ${list}.`,
  pieces: {
    hill: 'Hill',
    wood: 'Wood',
    marsh: 'Marsh',
    mud: 'Mud',
    slopes: 'Impassable slopes',
    mountains: 'Mountains',
    ruins: 'Ruins',
    fields: 'Fields',
    town: 'Town',
    river: 'River',
    chasm: 'Chasm',
    road: 'Road',
    track: 'Track',
    wall: 'Wall',
    rampart: 'Earth rampart',
    bridge: 'Bridge',
    ford: 'Ford',
    tower: 'Tower',
    gate: 'Gate',
    house: 'Building',
    waggon: 'Waggon',
    coach: 'Coach',
  },
};

const spanish: PlanWords = {
  north: 'N',
  legend: 'Leyenda',
  recommended: 'según la mesa',
  way: (side) => `Avance: ${side}`,
  title: (scenario) => `Plano del campo de batalla: ${scenario}`,
  table: (width, depth) => `Mesa de ${width} por ${depth} cm.`,
  deploys: (side, zone) => `${side}, despliegue: ${zone}.`,
  arrives: (side, zone) => `${side}, llegada: ${zone}.`,
  terrain: (pieces) => `Sobre la mesa: ${pieces}.`,
  distances: (list) => `Distancias medidas: ${list}.`,
  pieces: {
    hill: 'Colina',
    wood: 'Bosque',
    marsh: 'Pantano',
    mud: 'Barro',
    slopes: 'Laderas infranqueables',
    mountains: 'Montañas',
    ruins: 'Ruinas',
    fields: 'Campos',
    town: 'Pueblo',
    river: 'Río',
    chasm: 'Abismo',
    road: 'Camino',
    track: 'Sendero',
    wall: 'Muralla',
    rampart: 'Muro de tierra',
    bridge: 'Puente',
    ford: 'Vado',
    tower: 'Torre',
    gate: 'Portón',
    house: 'Edificio',
    waggon: 'Carreta',
    coach: 'Carruaje',
  },
};

export const planWords: Readonly<Record<Language, PlanWords>> = { en: english, es: spanish };
