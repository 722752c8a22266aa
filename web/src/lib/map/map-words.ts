import type { Terrain, TerritoryKind, TerritorySort } from '@pelagonia/rules';

/** Every word the map says, so that whoever shows it can bring his own. */
export interface MapWords {
  readonly region: (map: string) => string;
  readonly instructions: string;
  readonly loading: string;
  readonly failed: string;
  readonly retry: string;
  readonly zoomIn: string;
  readonly zoomOut: string;
  readonly fit: string;
  readonly legend: string;
  readonly terrain: string;
  readonly places: string;
  readonly seats: string;
  readonly road: string;
  readonly lane: string;
  readonly list: string;
  readonly unclaimed: string;
  readonly heldBy: (name: string, letter: string) => string;
  readonly heldByNobody: string;
  readonly target: string;
  readonly seat: (name: string, letter: string) => string;
  readonly cleared: string;
  readonly terrains: Readonly<Record<Terrain, string>>;
  readonly kinds: Readonly<Record<TerritoryKind | 'ruins', string>>;
  readonly sorts: Readonly<Record<TerritorySort, string>>;
}

const english: MapWords = {
  region: (map) => `Map: ${map}`,
  instructions:
    'Arrow keys go from territory to territory, Home and End to the first and last. Enter selects, Escape clears, plus and minus zoom, 0 shows the whole map.',
  loading: 'Unrolling the map',
  failed: 'The map could not be drawn.',
  retry: 'Try again',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  fit: 'Show the whole map',
  legend: 'Legend',
  terrain: 'Terrain',
  places: 'Territories',
  seats: 'Seats',
  road: 'Road',
  lane: 'Sea lane',
  list: 'Territories as a list',
  unclaimed: 'Held by nobody',
  heldBy: (name, letter) => `held by ${name}, seat ${letter}`,
  heldByNobody: 'held by nobody',
  target: 'one of your targets',
  seat: (name, letter) => `${name}, seat ${letter}`,
  cleared: 'Nothing selected',
  terrains: {
    sea: 'Sea',
    lake: 'Lake',
    plain: 'Plain',
    farmland: 'Farmland',
    forest: 'Forest',
    hills: 'Hills',
    mountains: 'Mountains',
    marsh: 'Marsh',
    moor: 'Moor',
  },
  kinds: {
    capital: 'capital',
    fortress: 'fortress',
    resource: 'resource',
    crossing: 'crossing',
    pass: 'pass',
    settlement: 'settlement',
    ruins: 'ruins',
  },
  sorts: {
    mine: 'mine',
    port: 'port',
    forest: 'timber forest',
    village: 'village',
    necropolis: 'necropolis',
    bridge: 'bridge',
    ford: 'ford',
  },
};

const spanish: MapWords = {
  region: (map) => `Mapa: ${map}`,
  instructions:
    'Las flechas llevan de un territorio a otro; Inicio y Fin, al primero y al último. Intro selecciona, Escape deselecciona, más y menos cambian el zum y 0 muestra el mapa entero.',
  loading: 'Desplegando el mapa',
  failed: 'No se ha podido dibujar el mapa.',
  retry: 'Volver a intentarlo',
  zoomIn: 'Acercar',
  zoomOut: 'Alejar',
  fit: 'Ver el mapa entero',
  legend: 'Leyenda',
  terrain: 'Terreno',
  places: 'Territorios',
  seats: 'Reinos',
  road: 'Camino',
  lane: 'Ruta marítima',
  list: 'Lista de territorios',
  unclaimed: 'Sin dueño',
  heldBy: (name, letter) => `en manos de ${name}, plaza ${letter}`,
  heldByNobody: 'sin dueño',
  target: 'a tu alcance',
  seat: (name, letter) => `${name}, plaza ${letter}`,
  cleared: 'Nada seleccionado',
  terrains: {
    sea: 'Mar',
    lake: 'Lago',
    plain: 'Llanura',
    farmland: 'Cultivos',
    forest: 'Bosque',
    hills: 'Colinas',
    mountains: 'Montañas',
    marsh: 'Ciénaga',
    moor: 'Páramo',
  },
  kinds: {
    capital: 'capital',
    fortress: 'fortaleza',
    resource: 'recurso',
    crossing: 'paso de río',
    pass: 'paso de montaña',
    settlement: 'asentamiento',
    ruins: 'ruinas',
  },
  sorts: {
    mine: 'mina',
    port: 'puerto',
    forest: 'bosque maderero',
    village: 'aldea',
    necropolis: 'necrópolis',
    bridge: 'puente',
    ford: 'vado',
  },
};

export const mapWords = { en: english, es: spanish } as const satisfies Record<'en' | 'es', MapWords>;
