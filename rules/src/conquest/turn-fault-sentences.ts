import type { Words } from '../map/campaign-map.js';
import type { TurnFaultCode, TurnShape } from './turn-fault.js';

/** One sentence per fault: what is wrong and what to do. `{where}` and the fault's own parameters are filled in. */
export const turnFaultSentences: Readonly<Record<TurnFaultCode, Words>> = {
  TURN_SHAPE: { en: 'At {where} there must be {expected}.', es: 'En {where} debe haber {expected}.' },
  TURN_FIELD_UNKNOWN: {
    en: 'At {where} there is a field “{field}” that is not known there; remove it or correct its name.',
    es: 'En {where} hay un campo «{field}» que allí no se conoce; quítalo o corrige su nombre.',
  },
  TURN_CHOICE_UNKNOWN: {
    en: 'At {where} stands “{found}”; choose one of {choices}.',
    es: 'En {where} pone «{found}»; elige entre {choices}.',
  },
  TURN_ID_INVALID: {
    en: 'At {where} “{id}” cannot be a name; use up to 60 characters without : > + , and never “nobody”.',
    es: 'En {where} «{id}» no puede ser un nombre; usa hasta 60 caracteres sin : > + , y nunca «nobody».',
  },
  TURN_ID_TAKEN: {
    en: 'The territory “{id}” is there twice; give each its own id.',
    es: 'El territorio «{id}» está dos veces; da a cada uno su identificador.',
  },
  TURN_TERRITORY_UNKNOWN: {
    en: 'The link at {where} names “{territory}”, which is no territory; add it or correct the name.',
    es: 'El enlace en {where} nombra «{territory}», que no es un territorio; añádelo o corrige el nombre.',
  },
  TURN_LINK_TO_ITSELF: {
    en: 'The link at {where} joins “{territory}” to itself; remove it.',
    es: 'El enlace en {where} une «{territory}» consigo mismo; quítalo.',
  },
  TURN_RUINS_MISFIT: {
    en: '“{territory}” cannot be ruins: only capitals are razed.',
    es: '«{territory}» no puede ser ruinas: solo se arrasan las capitales.',
  },
  TURN_GARRISON_MISFIT: {
    en: '“{territory}” cannot have a garrison: only fortresses have one.',
    es: '«{territory}» no puede tener guarnición: solo la tienen las fortalezas.',
  },
  TURN_CAPITALS_TWO: {
    en: '{player} cannot hold the standing capital at {where} besides another: a captured capital is ruins.',
    es: '{player} no puede tener la capital en pie de {where} además de otra: una capital tomada son ruinas.',
  },
  TURN_OUTCOME_UNCLEAR: {
    en: 'The result at {where} must name a winner, or say that it was a draw, and not both.',
    es: 'El resultado en {where} debe nombrar un vencedor o decir que hubo empate, y no ambas cosas.',
  },
  TURN_WINNER_STRANGER: {
    en: 'The result at {where} names {winner} as the winner, who is on neither side of that battle.',
    es: 'El resultado en {where} da por vencedor a {winner}, que no está en ningún bando de esa batalla.',
  },
  TURN_ANSWER_UNKNOWN: {
    en: 'There is no choice “{answer}”; answers are to order:<player> or contest:<territory>:<player>.',
    es: 'No hay una elección «{answer}»; se responde a order:<jugador> o contest:<territorio>:<jugador>.',
  },
  TURN_ANSWER_UNFIT: {
    en: 'The answer at {where} must name each of these once, and nobody else: {among}.',
    es: 'La respuesta en {where} debe nombrar a cada uno de estos una vez, y a nadie más: {among}.',
  },
  TURN_DIE_INVALID: {
    en: 'The die at {where} shows {found}; a die shows a whole number from 1 to 6.',
    es: 'El dado en {where} muestra {found}; un dado muestra un número entero del 1 al 6.',
  },
  TURN_DICE_TWICE: {
    en: 'There are both dice and a seed; give one of them.',
    es: 'Hay dados y también una semilla; da solo una de las dos cosas.',
  },
  TURN_DICE_TOO_FEW: {
    en: 'The {count} dice given are too few for the rolls of this turn; give more, or a seed.',
    es: 'Los {count} dados que se dan no bastan para las tiradas de este turno; da más, o una semilla.',
  },
};

export const turnShapeWords: Readonly<Record<TurnShape, Words>> = {
  object: { en: 'an object', es: 'un objeto' },
  list: { en: 'a list', es: 'una lista' },
  text: { en: 'a text', es: 'un texto' },
  count: { en: 'a whole number from 1 up', es: 'un número entero desde 1' },
  points: { en: 'a whole number from 0 up', es: 'un número entero desde 0' },
  pair: { en: 'two ids of territories', es: 'dos identificadores de territorios' },
  flag: { en: 'true or false', es: 'true o false' },
  order: {
    en: '"defend" or an object with "attack" and perhaps "from"',
    es: '"defend" o un objeto con "attack" y quizá "from"',
  },
};
