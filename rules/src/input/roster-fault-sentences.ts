import type { Words } from '../map/campaign-map.js';
import type { InputFaultCode } from './fault.js';

export type RosterFaultCode = Extract<InputFaultCode, `ROSTER_${string}`>;

export const rosterFaultSentences: Readonly<Record<RosterFaultCode, Words>> = {
  ROSTER_ARMY_UNKNOWN: {
    en: 'There is no army list “{army}”; choose one that there is.',
    es: 'No hay ninguna lista de ejército «{army}»; elige una que haya.',
  },
  ROSTER_UNIT_UNKNOWN: {
    en: 'The army list has no “{unit}”; choose something that it has.',
    es: 'La lista de ejército no tiene «{unit}»; elige algo que tenga.',
  },
  ROSTER_GENERALS: {
    en: 'The army has {count} Generals; it needs exactly one.',
    es: 'El ejército tiene {count} Generales; necesita exactamente uno.',
  },
  ROSTER_TOO_FEW: {
    en: 'The army has {count} of “{unit}”; {size} points need at least {least}.',
    es: 'El ejército tiene {count} de «{unit}»; con {size} puntos hacen falta al menos {least}.',
  },
  ROSTER_TOO_MANY: {
    en: 'The army has {count} of “{unit}”; {size} points allow at most {most}.',
    es: 'El ejército tiene {count} de «{unit}»; con {size} puntos se permiten como mucho {most}.',
  },
  ROSTER_ONCE_PER_ARMY: {
    en: 'The army has {count} of “{unit}”; no army has more than {most}, however big.',
    es: 'El ejército tiene {count} de «{unit}»; ningún ejército tiene más de {most}, por grande que sea.',
  },
  ROSTER_POINTS_EXCEEDED: {
    en: 'The army costs {total} points, more than the {size} agreed; leave something out.',
    es: 'El ejército cuesta {total} puntos, más de los {size} acordados; quita algo.',
  },
  ROSTER_ITEM_UNKNOWN: {
    en: 'There is no magic item “{item}”; choose one that there is.',
    es: 'No hay ningún objeto mágico «{item}»; elige uno que haya.',
  },
  ROSTER_ITEM_NOT_FOR_ARMY: {
    en: 'The army “{army}” cannot have “{item}”; remove it.',
    es: 'El ejército «{army}» no puede tener «{item}»; quítalo.',
  },
  ROSTER_ITEM_BEARER: {
    en: '“{unit}” cannot carry “{item}”; give it to somebody who can.',
    es: '«{unit}» no puede llevar «{item}»; dáselo a quien pueda.',
  },
  ROSTER_ITEMS_TOO_MANY: {
    en: '“{unit}” carries {count} magic items; each unit or character may carry one.',
    es: '«{unit}» lleva {count} objetos mágicos; cada unidad o personaje puede llevar uno.',
  },
  ROSTER_ITEM_TAKEN: {
    en: '“{item}” is carried {count} times; each magic item appears once in an army.',
    es: '«{item}» aparece {count} veces; cada objeto mágico aparece una sola vez por ejército.',
  },
  ROSTER_MOUNT_UNKNOWN: {
    en: 'The army list has no mount “{mount}”; choose one that it has.',
    es: 'La lista de ejército no tiene la montura «{mount}»; elige una que tenga.',
  },
  ROSTER_MOUNT_RIDER: {
    en: '“{unit}” cannot ride “{mount}”; give it to somebody who can.',
    es: '«{unit}» no puede montar «{mount}»; dásela a quien pueda.',
  },
  ROSTER_MOUNT_TOO_MANY: {
    en: 'The army has {count} of the mount “{mount}”; {size} points allow at most {most}.',
    es: 'El ejército tiene {count} de la montura «{mount}»; con {size} puntos se permiten como mucho {most}.',
  },
  ROSTER_MOUNT_ONCE_PER_ARMY: {
    en: 'The army has {count} of the mount “{mount}”; no army has more than {most}, however big.',
    es: 'El ejército tiene {count} de la montura «{mount}»; ningún ejército tiene más de {most}, por grande que sea.',
  },
  ROSTER_ATTACHED_TOO_MANY: {
    en: 'The army has {count} of “{unit}” but only {hosts} units to take them, one each.',
    es: 'El ejército tiene {count} de «{unit}» pero solo {hosts} unidades que los lleven, una cada una.',
  },
  ROSTER_ENTRIES_TOO_MANY: {
    en: 'The roster has {count} entries, more than the {most} that are read; put like units together.',
    es: 'La lista tiene {count} entradas, más de las {most} que se leen; agrupa las unidades iguales.',
  },
  ROSTER_PIECES_TOO_MANY: {
    en: 'The roster names {count} units and characters, more than the {most} that an army may have; leave some out.',
    es: 'La lista nombra {count} unidades y personajes, más de los {most} que puede tener un ejército; quita algunos.',
  },
  ROSTER_GEAR_NO_SIEGE: {
    en: '“{unit}” is siege gear and this battle is no siege; leave it out.',
    es: '«{unit}» es equipo de asedio y esta batalla no es un asedio; quítalo.',
  },
  ROSTER_GEAR_SIDE: {
    en: '“{unit}” is of use only to the other side of a siege; leave it out.',
    es: '«{unit}» solo le sirve al otro bando de un asedio; quítalo.',
  },
  ROSTER_VETERAN_COUNT: {
    en: 'The veterans “{name}” are one unit, not {count}; give them an entry of their own.',
    es: 'Los veteranos «{name}» son una unidad, no {count}; dales una entrada propia.',
  },
  ROSTER_VETERAN_TYPE: {
    en: '“{unit}” is neither infantry nor cavalry and cannot be the veterans “{name}”.',
    es: '«{unit}» no es infantería ni caballería y no puede ser la unidad veterana «{name}».',
  },
  ROSTER_VETERAN_TWICE: {
    en: 'The veterans “{name}” are fielded twice; there is one such unit.',
    es: 'Los veteranos «{name}» aparecen dos veces; solo hay una unidad así.',
  },
  ROSTER_VETERAN_UNKNOWN: {
    en: 'The muster roll has no “{name}”; choose veterans that are on it.',
    es: 'En la lista de veteranos no hay ningún «{name}»; elige veteranos que estén en ella.',
  },
  ROSTER_VETERAN_FALLEN: {
    en: '“{name}” fell in an earlier battle and cannot be fielded.',
    es: '«{name}» cayó en una batalla anterior y no puede desplegarse.',
  },
  ROSTER_VETERAN_OTHER_UNIT: {
    en: 'The veterans “{name}” are a unit of “{unit}”; field them as what they are.',
    es: 'Los veteranos «{name}» son una unidad de «{unit}»; despliégalos como lo que son.',
  },
  ROSTER_TEXT_TOO_LONG: {
    en: 'This has {count} characters, more than the {most} of the longest roster that is read; paste the roster alone.',
    es: 'Esto tiene {count} caracteres, más de los {most} de la lista más larga que se lee; pega solo la lista.',
  },
  ROSTER_TEXT_BROKEN: {
    en: 'This file is not JSON; choose a file that was saved as a roster, or paste the roster as text.',
    es: 'Este archivo no es JSON; elige uno que se guardara como lista, o pega la lista como texto.',
  },
  ROSTER_TEXT_EMPTY: {
    en: 'There is no unit in this text; write one to a line, such as “3 Halberdiers”.',
    es: 'En este texto no hay ninguna unidad; escribe una por línea, como «3 Alabarderos».',
  },
};
