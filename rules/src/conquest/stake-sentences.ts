import type { Words } from '../map/campaign-map.js';
import type { StakeCode } from './battle-stakes.js';

/** One sentence per stake; what stands in braces is filled in. */
export const stakeSentences: Readonly<Record<StakeCode, Words>> = {
  TAKES: { en: '{player} takes {territory}.', es: '{player} toma {territory}.' },
  TAKES_RESOURCE: {
    en: '{player} takes {territory} and the {points} points it gives.',
    es: '{player} toma {territory} y los {points} puntos que da.',
  },
  TAKES_FORTRESS: {
    en: '{player} takes {territory} and has a garrison of {points} points there.',
    es: '{player} toma {territory} y pone allí una guarnición de {points} puntos.',
  },
  RAZES: {
    en: '{player} razes {territory}, and {other} is out of the war.',
    es: '{player} arrasa {territory} y {other} queda fuera de la guerra.',
  },
  FIGHTS_NO_MORE: {
    en: '{player} fights no more this turn: whoever else attacks finds no field army.',
    es: '{player} no vuelve a combatir este turno: quien más ataque no encontrará ejército.',
  },
  HOLDS: {
    en: '{player} keeps {territory}, and {other} goes home.',
    es: '{player} conserva {territory} y {other} vuelve a casa.',
  },
  REPELLED: {
    en: '{player} goes home, and {territory} stays as it is.',
    es: '{player} vuelve a casa y {territory} queda como está.',
  },
  STAYS: {
    en: '{player} stays in {territory}, and {other} goes home.',
    es: '{player} se queda en {territory} y {other} vuelve a casa.',
  },
  MARCHES_ON: {
    en: '{player} marches on to {territory}, after everyone else, and {other} goes home.',
    es: '{player} sigue hacia {territory}, detrás de todos los demás, y {other} vuelve a casa.',
  },
  BOTH_GO_HOME: {
    en: '{player} and {other} both go home.',
    es: '{player} y {other} vuelven a casa.',
  },
  LEAGUE_WIN: {
    en: '{player} has one win more in the table.',
    es: '{player} suma una victoria en la clasificación.',
  },
  LEAGUE_DRAW: {
    en: 'It counts as a draw for {player} and {other}.',
    es: 'Cuenta como empate para {player} y {other}.',
  },
};
