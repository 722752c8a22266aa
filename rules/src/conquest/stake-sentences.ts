import type { Words } from '../map/campaign-map.js';
import type { StakeCode } from './battle-stakes.js';

/** One sentence per stake; what stands in braces is filled in, and no verb depends on whether a name is a plural. */
export const stakeSentences: Readonly<Record<StakeCode, Words>> = {
  TAKES: { en: '{player} will take {territory}.', es: '{player} toma {territory}.' },
  TAKES_RESOURCE: {
    en: '{player} will take {territory} and the {points} points it gives.',
    es: '{player} toma {territory} y los {points} puntos que da.',
  },
  TAKES_FORTRESS: {
    en: '{player} will take {territory} and have a garrison of {points} points there.',
    es: '{player} toma {territory} y pone allí una guarnición de {points} puntos.',
  },
  RAZES: {
    en: '{player} will raze {territory}, and {other} will be out of the war.',
    es: '{player} arrasa {territory} y {other} queda fuera de la guerra.',
  },
  FIGHTS_NO_MORE: {
    en: '{player} can fight no more this turn: whoever else attacks finds no field army.',
    es: '{player} no vuelve a combatir este turno: quien más ataque no encontrará ejército.',
  },
  HOLDS: {
    en: '{player} will keep {territory}, and {other} will go home.',
    es: '{player} conserva {territory} y {other} vuelve a casa.',
  },
  REPELLED: {
    en: '{player} will go home, and {territory} will stay as it is.',
    es: '{player} vuelve a casa y {territory} queda como está.',
  },
  STAYS: {
    en: '{player} will stay in {territory}, and {other} will go home.',
    es: '{player} se queda en {territory} y {other} vuelve a casa.',
  },
  MARCHES_ON: {
    en: '{player} will march on to {territory}, after everyone else, and {other} will go home.',
    es: '{player} sigue hacia {territory}, detrás de todos los demás, y {other} vuelve a casa.',
  },
  BOTH_GO_HOME: {
    en: '{player} and {other} will both go home.',
    es: '{player} y {other} vuelven a casa.',
  },
  LEAGUE_WIN: {
    en: '{player} will have one win more in the table.',
    es: '{player} suma una victoria en la clasificación.',
  },
  LEAGUE_DRAW: {
    en: 'It will count as a draw for {player} and {other}.',
    es: 'Cuenta como empate para {player} y {other}.',
  },
};
