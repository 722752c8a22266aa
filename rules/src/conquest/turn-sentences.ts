import type { Words } from '../map/campaign-map.js';
import type { OrderFault } from './legal-orders.js';
import type { TurnFactCode } from './turn-log.js';

/** One sentence per fact; what stands in braces is filled in. */
export const turnSentences: Readonly<Record<TurnFactCode, Words>> = {
  ORDER_REPLACED: {
    en: 'The order of {player} is set aside and counts as defence: {fault}',
    es: 'La orden de {player} se deja de lado y cuenta como defensa: {fault}',
  },
  ORDER_REPEATED: {
    en: '{player} gave no order and repeats the last one.',
    es: '{player} no dio orden y repite la última.',
  },
  ORDER_BY_BOT: {
    en: '{player} gave no order, and a bot orders instead.',
    es: '{player} no dio orden, y un bot ordena en su lugar.',
  },
  ORDER_MISSING: { en: '{player} gave no order and defends.', es: '{player} no dio orden y defiende.' },
  MEETING_READY: {
    en: '{player} and {other} attack one another and meet on the way.',
    es: '{player} y {other} se atacan mutuamente y se encuentran en el camino.',
  },
  MEETING_WON: {
    en: '{player} beats {other} on the way and marches on to {territory}, after everyone else.',
    es: '{player} vence a {other} en el camino y sigue hacia {territory}, detrás de todos los demás.',
  },
  MEETING_DRAWN: {
    en: '{player} and {other} meet on the way and neither wins: both go home.',
    es: '{player} y {other} se encuentran en el camino y nadie vence: ambos vuelven a casa.',
  },
  ARRIVAL_ROLLED: {
    en: '{player} rolls {die} for the race to {territory}.',
    es: '{player} saca un {die} en la carrera hacia {territory}.',
  },
  ARRIVAL_TIED: {
    en: '{players} are tied on the way to {territory} and roll again.',
    es: '{players} empatan camino de {territory} y vuelven a tirar.',
  },
  ARRIVAL_ORDER: {
    en: 'They reach {territory} in this order: {players}.',
    es: 'Llegan a {territory} en este orden: {players}.',
  },
  OPEN_TAKEN: {
    en: '{player} takes {territory}: nobody holds it.',
    es: '{player} toma {territory}: nadie lo defiende.',
  },
  OWNER_AWAY: {
    en: 'The field army of {player} is away and does not defend {territory}.',
    es: 'El ejército de {player} está fuera y no defiende {territory}.',
  },
  ASSAULT_READY: {
    en: '{player} must beat the garrison of {territory}.',
    es: '{player} tiene que vencer a la guarnición de {territory}.',
  },
  ASSAULT_WON: {
    en: '{player} beats the garrison and takes {territory}.',
    es: '{player} vence a la guarnición y toma {territory}.',
  },
  ASSAULT_FAILED: {
    en: 'The garrison of {territory} holds; {player} goes home.',
    es: 'La guarnición de {territory} resiste; {player} vuelve a casa.',
  },
  FIGHTING_ORDER_OPEN: {
    en: '{player} is attacked by {players} and must say whom he meets first.',
    es: '{player} sufre el ataque de {players} y debe decir a quién se enfrenta primero.',
  },
  FIGHTING_ORDER: {
    en: '{player} meets his attackers in this order: {players}.',
    es: '{player} se enfrenta a sus atacantes en este orden: {players}.',
  },
  DEFENCE_READY: {
    en: '{player} defends {territory} against {other}.',
    es: '{player} defiende {territory} frente a {other}.',
  },
  SIEGE_READY: {
    en: '{player} and the garrison defend {territory} against {other}.',
    es: '{player} y la guarnición defienden {territory} frente a {other}.',
  },
  DEFENCE_WON: {
    en: '{player} throws {other} back from {territory} and can fight on.',
    es: '{player} rechaza a {other} de {territory} y puede seguir luchando.',
  },
  DEFENCE_DRAWN: {
    en: 'Neither wins at {territory}: the attack of {other} on {player} has failed.',
    es: 'Nadie vence en {territory}: el ataque de {other} contra {player} ha fracasado.',
  },
  DEFENCE_SPENT: {
    en: '{player} is spent and fights no more this turn.',
    es: '{player} está agotado y no lucha más este turno.',
  },
  DEFENCE_LOST: {
    en: '{other} beats {player} and takes {territory}; {player} fights no more this turn.',
    es: '{other} vence a {player} y toma {territory}; {player} no lucha más este turno.',
  },
  CONTEST_OPEN: {
    en: '{player} finds {other} in {territory} and must fight or withdraw.',
    es: '{player} encuentra a {other} en {territory} y debe luchar o retirarse.',
  },
  CONTEST_DECLINED: {
    en: '{player} finds {other} in {territory} and withdraws.',
    es: '{player} encuentra a {other} en {territory} y se retira.',
  },
  CONTEST_READY: {
    en: '{player} fights {other} for {territory}.',
    es: '{player} lucha con {other} por {territory}.',
  },
  CONTEST_WON: {
    en: '{player} drives {other} out of {territory} and holds it.',
    es: '{player} expulsa a {other} de {territory} y lo ocupa.',
  },
  CONTEST_FAILED: {
    en: '{other} stays in {territory}; {player} goes home.',
    es: '{other} se queda en {territory}; {player} vuelve a casa.',
  },
  TERRITORY_CHANGED: { en: '{territory} now belongs to {player}.', es: '{territory} es ahora de {player}.' },
  CAPITAL_RAZED: {
    en: '{player} razes {territory} to the ground.',
    es: '{player} arrasa {territory} hasta los cimientos.',
  },
  PLAYER_ELIMINATED: {
    en: '{player} has lost his capital to {other} and is out.',
    es: '{player} ha perdido su capital ante {other} y queda eliminado.',
  },
  TERRITORY_ORPHANED: {
    en: '{territory} of {player} falls to nobody.',
    es: '{territory}, de {player}, queda sin dueño.',
  },
  TERRITORY_INHERITED: {
    en: '{territory} of {player} falls to {other}.',
    es: '{territory}, de {player}, pasa a {other}.',
  },
  LAST_STANDING: {
    en: '{player} is the last one standing and wins the campaign.',
    es: '{player} es el último en pie y gana la campaña.',
  },
  NOBODY_STANDING: {
    en: 'Nobody is left standing: nobody wins the campaign.',
    es: 'No queda nadie en pie: nadie gana la campaña.',
  },
  MOST_TERRITORY: {
    en: 'The agreed turns have passed; {player} holds most territory, {territories} in all.',
    es: 'Han pasado los turnos acordados; {player} tiene más territorio que nadie: {territories}.',
  },
  TIE_BROKEN_BY_POINTS: {
    en: 'Of those tied, {player} has the larger army, {points} points, and wins.',
    es: 'Entre los empatados, {player} tiene el mayor ejército, {points} puntos, y gana.',
  },
  TIE_BROKEN_BY_BATTLES: {
    en: 'Of those still tied, {player} has won more battles, {battles} in all, and wins.',
    es: 'Entre los que siguen empatados, {player} ha ganado más batallas, {battles}, y gana.',
  },
  VICTORY_SHARED: { en: '{players} share the victory.', es: '{players} comparten la victoria.' },
};

export const orderFaultSentences: Readonly<Record<OrderFault, Words>> = {
  ORDER_PLAYER_ELIMINATED: { en: 'the player is out.', es: 'el jugador está eliminado.' },
  ORDER_TARGET_UNKNOWN: { en: 'there is no such territory.', es: 'no existe tal territorio.' },
  ORDER_TARGET_OWN: { en: 'the territory is his own.', es: 'el territorio es suyo.' },
  ORDER_TARGET_OUT_OF_REACH: {
    en: 'the territory touches none of his.',
    es: 'el territorio no toca ninguno de los suyos.',
  },
  ORDER_BASE_UNFIT: {
    en: 'the base is not his, or does not touch the target.',
    es: 'la base no es suya o no toca el objetivo.',
  },
};
