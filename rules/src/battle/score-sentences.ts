import type { Words } from '../map/campaign-map.js';
import type { ScoreStepCode, VerdictCode } from './score-step.js';

/** One sentence per step and verdict; their own parameters are filled in. */
export const scoreSentences: Readonly<Record<ScoreStepCode | VerdictCode, Words>> = {
  UNIT_DESTROYED: {
    en: 'The {side} scores {points}: the enemy’s unit {number} was destroyed.',
    es: 'El {side} obtiene {points}: la unidad {number} del enemigo fue destruida.',
  },
  CHARACTER_KILLED: {
    en: 'The {side} scores {points}: the enemy’s character {number} was killed.',
    es: 'El {side} obtiene {points}: el personaje {number} del enemigo murió.',
  },
  CHARACTER_ALIVE: {
    en: 'The {side} scores nothing for the enemy’s character {number}, who lives.',
    es: 'El {side} no obtiene nada por el personaje {number} del enemigo, que vive.',
  },
  UNIT_HALVED: {
    en: 'The {side} scores {points}: half of {of}, rounded up to the next 5, for the enemy’s unit {number}, reduced to one stand.',
    es: 'El {side} obtiene {points}: la mitad de {of}, redondeada hacia arriba hasta el siguiente 5, por la unidad {number} del enemigo, reducida a una peana.',
  },
  UNIT_TOO_SMALL: {
    en: 'The {side} scores nothing for the enemy’s unit {number}: units that start with one or two stands pay only when destroyed.',
    es: 'El {side} no obtiene nada por la unidad {number} del enemigo: las que empiezan con una o dos peanas solo cuentan si son destruidas.',
  },
  UNIT_STANDING: {
    en: 'The {side} scores nothing for the enemy’s unit {number}, which has {left} stands left.',
    es: 'El {side} no obtiene nada por la unidad {number} del enemigo, a la que le quedan {left} peanas.',
  },
  SLAYERS_ALIVE: {
    en: 'The {side} scores {points}: the enemy’s Troll Slayers {number} outlived the battle.',
    es: 'El {side} obtiene {points}: los Matatrolls {number} del enemigo sobrevivieron a la batalla.',
  },
  SLAYERS_DESTROYED: {
    en: 'The {side} scores nothing for the enemy’s Troll Slayers {number}: they found the death they sought.',
    es: 'El {side} no obtiene nada por los Matatrolls {number} del enemigo: hallaron la muerte que buscaban.',
  },
  CASUALTIES_IGNORED: {
    en: 'The {side} scores nothing for casualties: only objectives count in this battle.',
    es: 'El {side} no obtiene nada por las bajas: en esta batalla solo cuentan los objetivos.',
  },
  BONUS_ONCE: {
    en: 'The {side} scores {points} for the objective “{objective}”.',
    es: 'El {side} obtiene {points} por el objetivo «{objective}».',
  },
  BONUS_EACH: {
    en: 'The {side} scores {points} for the objective “{objective}”, reached {count} times.',
    es: 'El {side} obtiene {points} por el objetivo «{objective}», logrado {count} veces.',
  },
  BONUS_DICE: {
    en: 'The {side} scores {points} for the objective “{objective}” with the dice {dice}.',
    es: 'El {side} obtiene {points} por el objetivo «{objective}» con los dados {dice}.',
  },
  VICTORY_CLAIMED: {
    en: 'The {side} has reached “{objective}”, which decides the battle.',
    es: 'El {side} ha logrado «{objective}», que decide la batalla.',
  },
  VICTORY_FORFEITED: {
    en: 'The {side} has reached “{objective}” but {end}, and so cannot win by it.',
    es: 'El {side} ha logrado «{objective}» pero {end}, así que no puede ganar por ello.',
  },
  POINTS_FORFEITED: {
    en: 'The {side} conceded and scores nothing ({points}).',
    es: 'El {side} se rindió y no obtiene nada ({points}).',
  },
  POINTS_CUT: {
    en: 'The {side} withdrew and cannot score more than the enemy’s {enemy} ({points}).',
    es: 'El {side} se retiró y no puede obtener más que los {enemy} del enemigo ({points}).',
  },
  WON_BY_OBJECTIVE: {
    en: 'The {side} wins by an objective that decides the battle.',
    es: 'El {side} gana por un objetivo que decide la batalla.',
  },
  WON_BY_CONCESSION: {
    en: 'The {side} wins: the enemy conceded.',
    es: 'El {side} gana: el enemigo se rindió.',
  },
  WON_BY_POINTS: {
    en: 'The {side} wins by {points} points to {enemy}.',
    es: 'El {side} gana por {points} puntos a {enemy}.',
  },
  DRAWN: {
    en: 'The battle is a draw at {points} points each.',
    es: 'La batalla acaba en empate a {points} puntos.',
  },
};
