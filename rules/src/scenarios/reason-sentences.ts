import type { BattleKind } from '../conquest/turn-course.js';
import type { Terrain, TerritoryKind, TerritorySort, Words } from '../map/campaign-map.js';
import type { ReasonCode } from './suitability.js';

export const reasonSentences: Readonly<Record<ReasonCode, Words>> = {
  SUITS_BATTLE: { en: 'It is made for {battle}.', es: 'Está pensado para {battle}.' },
  SUITS_SORT: { en: 'It belongs at {sort}, and this is one.', es: 'Su lugar es {sort}, y aquí lo hay.' },
  SUITS_TERRITORY: {
    en: 'It belongs at {territory}, and this is one.',
    es: 'Su lugar es {territory}, y aquí lo hay.',
  },
  SUITS_PLAYERS: {
    en: 'It has room for the {players} players at the table.',
    es: 'Caben los {players} jugadores de la mesa.',
  },
  SUITS_TERRAIN: {
    en: 'It needs {terrain}, to be found all about.',
    es: 'Necesita {terrain}, que hay por los alrededores.',
  },
  SUITS_RATIO: {
    en: 'It is fair for {attacker} points against {defender}.',
    es: 'Es justo para {attacker} puntos contra {defender}.',
  },
  MISFIT_BATTLE: { en: 'It is not made for {battle}.', es: 'No está pensado para {battle}.' },
  MISFIT_SORT: { en: 'It does not belong at {sort}.', es: 'Su lugar no es {sort}.' },
  MISFIT_TERRITORY: { en: 'It does not belong at {territory}.', es: 'Su lugar no es {territory}.' },
  MISFIT_PLAYERS: {
    en: 'It is not for {players} players.',
    es: 'No es para {players} jugadores.',
  },
  MISFIT_TERRAIN: {
    en: 'The land it needs is not found here.',
    es: 'Aquí no se encuentra el terreno que necesita.',
  },
  MISFIT_RATIO: {
    en: 'It is not fair for {attacker} points against {defender}.',
    es: 'No es justo para {attacker} puntos contra {defender}.',
  },
  SUITS_ANYWHERE: { en: 'It can be fought anywhere.', es: 'Se puede librar en cualquier parte.' },
  SUITS_FOR_WANT_OF_BETTER: {
    en: 'Nothing in the library suits this battle better.',
    es: 'Nada en la biblioteca conviene más a esta batalla.',
  },
};

/** What the sentences call things. */
export const placeWords: Readonly<Record<BattleKind | TerritoryKind | TerritorySort | Terrain, Words>> = {
  meeting: { en: 'armies that meet on the way', es: 'ejércitos que se encuentran de camino' },
  field: { en: 'a battle in the field', es: 'una batalla campal' },
  siege: { en: 'a siege', es: 'un asedio' },
  assault: { en: 'an assault on a garrison', es: 'un asalto a una guarnición' },
  contest: { en: 'a fight with one who came first', es: 'una lucha con quien llegó antes' },
  capital: { en: 'a capital', es: 'una capital' },
  fortress: { en: 'a fortress', es: 'una fortaleza' },
  resource: { en: 'a resource', es: 'un recurso' },
  crossing: { en: 'a crossing', es: 'un cruce' },
  pass: { en: 'a pass', es: 'un paso' },
  settlement: { en: 'a settlement', es: 'un asentamiento' },
  mine: { en: 'a mine', es: 'una mina' },
  port: { en: 'a port', es: 'un puerto' },
  village: { en: 'a village', es: 'un pueblo' },
  necropolis: { en: 'a necropolis', es: 'una necrópolis' },
  bridge: { en: 'a bridge', es: 'un puente' },
  ford: { en: 'a ford', es: 'un vado' },
  sea: { en: 'sea', es: 'mar' },
  lake: { en: 'a lake', es: 'un lago' },
  plain: { en: 'plain', es: 'llanura' },
  farmland: { en: 'farmland', es: 'tierra de labranza' },
  forest: { en: 'a forest', es: 'un bosque' },
  hills: { en: 'hills', es: 'colinas' },
  mountains: { en: 'mountains', es: 'montañas' },
  marsh: { en: 'marsh', es: 'pantano' },
  moor: { en: 'moor', es: 'páramo' },
};
