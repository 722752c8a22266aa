import type { Words } from '../map/campaign-map.js';
import type { OrderFault } from './legal-orders.js';
import type { TurnFactCode } from './turn-log.js';

/**
 * One sentence per fact; what stands in braces is filled in. A seat may be called “Anna” or “Orcs”: no verb may depend on which.
 * In Spanish a name without an article takes the singular, as teams do.
 */
export const turnSentences: Readonly<Record<TurnFactCode, Words>> = {
  ORDER_REPLACED: {
    en: 'The order of {player} is set aside and counts as defence: {fault}',
    es: 'La orden de {player} se deja de lado y cuenta como defensa: {fault}',
  },
  ORDER_REPEATED: {
    en: '{player} gave no order, and the last one is repeated.',
    es: '{player} no dio orden y repite la última.',
  },
  ORDER_BY_BOT: {
    en: '{player} gave no order, and a bot orders instead.',
    es: '{player} no dio orden, y un bot ordena en su lugar.',
  },
  ORDER_MISSING: {
    en: '{player} gave no order, which counts as defence.',
    es: '{player} no dio orden y defiende.',
  },
  MEETING_READY: {
    en: '{player} and {other} attack one another and must meet on the way.',
    es: '{player} y {other} se atacan mutuamente y se encuentran en el camino.',
  },
  MEETING_WON: {
    en: '{player} beat {other} on the way and marched on to {territory}, after everyone else.',
    es: '{player} vence a {other} en el camino y sigue hacia {territory}, detrás de todos los demás.',
  },
  MEETING_DRAWN: {
    en: '{player} and {other} met on the way and neither won: both went home.',
    es: '{player} y {other} se encuentran en el camino y nadie vence: ambos vuelven a casa.',
  },
  ARRIVAL_ROLLED: {
    en: '{player} rolled {die} for the race to {territory}.',
    es: '{player} saca un {die} en la carrera hacia {territory}.',
  },
  ARRIVAL_TIED: {
    en: '{players} were tied on the way to {territory} and rolled again.',
    es: '{players} empatan camino de {territory} y vuelven a tirar.',
  },
  ARRIVAL_ORDER: {
    en: 'They reached {territory} in this order: {players}.',
    es: 'Llegan a {territory} en este orden: {players}.',
  },
  OPEN_TAKEN: {
    en: '{player} took {territory}: nobody held it.',
    es: '{player} toma {territory}: nadie lo defiende.',
  },
  OWNER_AWAY: {
    en: 'The field army of {player} was away and did not defend {territory}.',
    es: 'El ejército de {player} está fuera y no defiende {territory}.',
  },
  ASSAULT_READY: {
    en: '{player} must beat the garrison of {territory}.',
    es: '{player} tiene que vencer a la guarnición de {territory}.',
  },
  ASSAULT_WON: {
    en: '{player} beat the garrison and took {territory}.',
    es: '{player} vence a la guarnición y toma {territory}.',
  },
  ASSAULT_FAILED: {
    en: 'The garrison of {territory} held; {player} went home.',
    es: 'La guarnición de {territory} resiste; {player} vuelve a casa.',
  },
  FIGHTING_ORDER_OPEN: {
    en: '{players} attack {player}, who must say whom to meet first.',
    es: '{player} sufre el ataque de {players} y debe decir a quién se enfrenta primero.',
  },
  FIGHTING_ORDER: {
    en: 'The attackers of {player} are met in this order: {players}.',
    es: '{player} se enfrenta a quienes le atacan en este orden: {players}.',
  },
  DEFENCE_READY: {
    en: '{player} must defend {territory} against {other}.',
    es: '{player} defiende {territory} frente a {other}.',
  },
  SIEGE_READY: {
    en: '{player} and the garrison must defend {territory} against {other}.',
    es: '{player} y la guarnición defienden {territory} frente a {other}.',
  },
  DEFENCE_WON: {
    en: '{player} threw {other} back from {territory} and can fight on.',
    es: '{player} rechaza a {other} en {territory} y puede seguir luchando.',
  },
  DEFENCE_DRAWN: {
    en: 'Neither wins at {territory}: the attack of {other} on {player} has failed.',
    es: 'Nadie vence en {territory}: el ataque de {other} contra {player} ha fracasado.',
  },
  DEFENCE_SPENT: {
    en: 'The army of {player} is spent and fights no more this turn.',
    es: 'El ejército de {player} está agotado y no lucha más este turno.',
  },
  DEFENCE_LOST: {
    en: '{other} beat {player} and took {territory}; {player} can fight no more this turn.',
    es: '{other} vence a {player} y toma {territory}; {player} no lucha más este turno.',
  },
  CONTEST_OPEN: {
    en: '{player} found {other} in {territory} and must fight or withdraw.',
    es: '{player} encuentra a {other} en {territory} y debe luchar o retirarse.',
  },
  CONTEST_DECLINED: {
    en: '{player} found {other} in {territory} and withdrew.',
    es: '{player} encuentra a {other} en {territory} y se retira.',
  },
  CONTEST_READY: {
    en: '{player} must fight {other} for {territory}.',
    es: '{player} lucha con {other} por {territory}.',
  },
  CONTEST_WON: {
    en: '{player} drove {other} out of {territory} and took it.',
    es: '{player} expulsa a {other} de {territory} y lo ocupa.',
  },
  CONTEST_FAILED: {
    en: '{other} stayed in {territory}; {player} went home.',
    es: '{other} se queda en {territory}; {player} vuelve a casa.',
  },
  TERRITORY_CHANGED: { en: '{territory} passed to {player}.', es: '{territory} pasa a {player}.' },
  CAPITAL_RAZED: {
    en: '{player} razed {territory} to the ground.',
    es: '{player} arrasa {territory} hasta los cimientos.',
  },
  PLAYER_ELIMINATED: {
    en: '{player} lost the capital to {other} and must leave the war.',
    es: '{player} ha perdido su capital ante {other} y queda fuera de la guerra.',
  },
  TERRITORY_ORPHANED: {
    en: '{territory} of {player} fell to nobody.',
    es: '{territory}, de {player}, queda sin dueño.',
  },
  TERRITORY_INHERITED: {
    en: '{territory} of {player} fell to {other}.',
    es: '{territory}, de {player}, pasa a {other}.',
  },
  LAST_STANDING: {
    en: '{player} alone stood to the end and won the campaign.',
    es: 'Solo {player} sigue en pie y gana la campaña.',
  },
  NOBODY_STANDING: {
    en: 'Nobody is left standing: nobody wins the campaign.',
    es: 'No queda nadie en pie: nadie gana la campaña.',
  },
  MOST_TERRITORY: {
    en: 'The agreed turns have passed; {player} held most territory, {territories} in all.',
    es: 'Han pasado los turnos acordados; {player} tiene más territorio que nadie: {territories}.',
  },
  TIE_BROKEN_BY_POINTS: {
    en: 'Of those tied, {player} had the larger army, {points} points, and won.',
    es: 'Entre los empatados, {player} tiene el mayor ejército, {points} puntos, y gana.',
  },
  TIE_BROKEN_BY_BATTLES: {
    en: 'Of those still tied, {player} had won more battles, {battles} in all, and won.',
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
