import type { Words } from '../map/campaign-map.js';
import type { InputFaultCode } from './fault.js';
import { rosterFaultSentences, type RosterFaultCode } from './roster-fault-sentences.js';

type OtherCode = Exclude<InputFaultCode, RosterFaultCode>;

const otherSentences: Readonly<Record<OtherCode, Words>> = {
  INPUT_SHAPE: {
    en: 'At {where} there must be {expected}.',
    es: 'En {where} debe haber {expected}.',
  },
  INPUT_TEXT_LONG: {
    en: 'At {where} there may be {most} characters at most; shorten the text.',
    es: 'En {where} puede haber {most} caracteres como mucho; acorta el texto.',
  },
  INPUT_NUMBER: {
    en: 'At {where} there must be a whole number from {least} to {most}.',
    es: 'En {where} debe haber un número entero de {least} a {most}.',
  },
  INPUT_FIELD_UNKNOWN: {
    en: 'At {where} there is a field “{field}” that does not belong there; remove it or correct its name.',
    es: 'En {where} hay un campo «{field}» que no va ahí; quítalo o corrige su nombre.',
  },
  INPUT_CHOICE_UNKNOWN: {
    en: 'At {where} stands “{found}”; choose one of {choices}.',
    es: 'En {where} pone «{found}»; elige entre {choices}.',
  },
  INPUT_ID_INVALID: {
    en: '“{id}” cannot be an id; use up to 60 lower-case letters, digits and single hyphens.',
    es: '«{id}» no puede ser un identificador; usa hasta 60 letras minúsculas, cifras y guiones sueltos.',
  },
  INPUT_ID_TAKEN: {
    en: 'The id “{id}” is used twice; give each its own.',
    es: 'El identificador «{id}» se usa dos veces; da a cada uno el suyo.',
  },
  INPUT_RANGE_INVERTED: {
    en: 'At {where} the range runs from {least} down to {most}; turn it round.',
    es: 'En {where} el intervalo va de {least} a {most}, hacia abajo; dale la vuelta.',
  },
  SCENARIO_OBJECTIVE_UNKNOWN: {
    en: 'At {where} “{objective}” is named, which is no other objective of this scenario; correct it.',
    es: 'En {where} se nombra «{objective}», que no es otro objetivo de este escenario; corrígelo.',
  },
  SCENARIO_MOST_NEEDLESS: {
    en: '“{objective}” happens once or not at all; remove its “most”.',
    es: '«{objective}» ocurre una vez o ninguna; quita su «most».',
  },
  SCENARIO_TABLE_ORDER: {
    en: 'At {where} the row from {from} overlaps the one before it or ends before it begins; put the rows in order.',
    es: 'En {where} la fila desde {from} se solapa con la anterior o acaba antes de empezar; ordena las filas.',
  },
  SCENARIO_OFF_TABLE: {
    en: 'At {where} the place {x}, {y} lies off the table of {width} by {depth} cm; move it onto the table.',
    es: 'En {where} el punto {x}, {y} queda fuera de la mesa de {width} por {depth} cm; colócalo dentro.',
  },
  SCENARIO_POINTS_TOO_FEW: {
    en: 'At {where} there must be at least {least} points.',
    es: 'En {where} debe haber al menos {least} puntos.',
  },
  SCENARIO_DISTANCE_CROOKED: {
    en: 'At {where} the distance must run straight across or straight down the table; give its ends one number in common.',
    es: 'En {where} la distancia debe ir recta a lo ancho o a lo largo; da a sus extremos un número en común.',
  },
  SCENARIO_ZONE_UNKNOWN: {
    en: 'At {where} the zone “{zone}” is named, which the plan does not have; draw it or correct its id.',
    es: 'En {where} se nombra la zona «{zone}», que no está en el plano; dibújala o corrige su identificador.',
  },
  SCENARIO_ZONE_SIDE: {
    en: 'At {where} the zone “{zone}” is the other side’s; give each side its own.',
    es: 'En {where} la zona «{zone}» es del otro bando; da a cada uno la suya.',
  },
  SCENARIO_SIDE_ABSENT: {
    en: 'The {side} neither deploys nor arrives; say where.',
    es: 'El {side} ni despliega ni llega; indica dónde.',
  },
  SCENARIO_RATIO_UNFAIR: {
    en: 'At {where} the scenario’s own ratio of {ratio} to 100 is left out; widen the range or correct the forces.',
    es: 'En {where} queda fuera la propia proporción del escenario, {ratio} a 100; amplía el intervalo o corrige las fuerzas.',
  },
  SCORE_SCENARIO_UNKNOWN: {
    en: 'No scenario is called “{scenario}”; choose one of the library.',
    es: 'Ningún escenario se llama «{scenario}»; elige uno de la biblioteca.',
  },
  SCORE_STANDS_EXCEEDED: {
    en: 'At {where} a unit of {stands} stands has {left} left; correct one of the two.',
    es: 'En {where} a una unidad de {stands} peanas le quedan {left}; corrige uno de los dos números.',
  },
  SCORE_CHARACTER_STANDS: {
    en: 'At {where} a character has {stands} stands; a character is one stand.',
    es: 'En {where} un personaje tiene {stands} peanas; un personaje es una sola peana.',
  },
  SCORE_CHARACTER_SLAYERS: {
    en: 'At {where} a character is marked as Troll Slayers, who are a unit; remove one of the marks.',
    es: 'En {where} un personaje está marcado como Matatrolls, que son una unidad; quita una de las marcas.',
  },
  SCORE_OBJECTIVE_UNKNOWN: {
    en: 'The scenario has no objective “{objective}”; remove it or correct its name.',
    es: 'El escenario no tiene ningún objetivo «{objective}»; quítalo o corrige su nombre.',
  },
  SCORE_OBJECTIVE_SIDE: {
    en: '“{objective}” does not pay the {side}; enter it for the other side.',
    es: '«{objective}» no da puntos al {side}; anótalo en el otro bando.',
  },
  SCORE_OBJECTIVE_EXCEEDED: {
    en: '“{objective}” can be reached {most} times at most.',
    es: '«{objective}» se puede lograr {most} veces como mucho.',
  },
  SCORE_OBJECTIVE_DICE: {
    en: '“{objective}” is paid by dice; list the dice rolled, one for each.',
    es: '«{objective}» se paga con dados; anota los dados tirados, uno por cada vez.',
  },
  SCORE_OBJECTIVE_COUNT: {
    en: '“{objective}” is counted, not rolled for; enter how often it was reached.',
    es: '«{objective}» se cuenta, no se tira; anota cuántas veces se logró.',
  },
  SCORE_OBJECTIVES_CONTRADICT: {
    en: '“{objective}” and “{other}” cannot both have happened; remove one.',
    es: '«{objective}» y «{other}» no pueden haber ocurrido a la vez; quita uno.',
  },
  SCORE_CASUALTY_ENTRY: {
    en: 'The roster has no entry {number}; load it again.',
    es: 'La lista no tiene ninguna entrada {number}; vuelve a cargarla.',
  },
  SCORE_CASUALTY_TWICE: {
    en: 'The casualties of entry {number} are given twice; give them once.',
    es: 'Las bajas de la entrada {number} se dan dos veces; indícalas una sola vez.',
  },
  SCORE_CASUALTY_TOO_MANY: {
    en: 'There are {count} of “{unit}”; no more can be destroyed and reduced.',
    es: 'Hay {count} de «{unit}»; no pueden destruirse ni reducirse más.',
  },
  SCORE_CASUALTY_REDUCED: {
    en: '“{unit}” is a single stand and cannot be reduced to one; it lives or is destroyed.',
    es: '«{unit}» es una sola peana y no puede quedar reducida a una; sobrevive o es destruida.',
  },
  SCORE_TWO_VICTORIES: {
    en: 'Both sides claim an automatic victory; only one can have it.',
    es: 'Los dos bandos reclaman la victoria automática; solo uno puede tenerla.',
  },
  ARMY_GENERALS: {
    en: 'The list has {count} units of type general; it needs exactly one.',
    es: 'La lista tiene {count} entradas de tipo general; necesita exactamente una.',
  },
  ARMY_CHARACTER_SIZE: {
    en: '“{unit}” is a character, so its size is 1.',
    es: '«{unit}» es un personaje, así que su tamaño es 1.',
  },
  ARMY_CHARACTER_ATTACHED: {
    en: '“{unit}” is a character and cannot be a part of other units; remove “attachesTo”.',
    es: '«{unit}» es un personaje y no puede formar parte de otras unidades; quita «attachesTo».',
  },
  ARMY_GENERAL_LIMITED: {
    en: '“{unit}” is the General, of whom every army has exactly one; remove his limits.',
    es: '«{unit}» es el General, y todo ejército tiene exactamente uno; quita sus límites.',
  },
  ARMY_RIDER_UNKNOWN: {
    en: '“{mount}” names the rider “{rider}”, who is not in the list; correct it.',
    es: '«{mount}» nombra al jinete «{rider}», que no está en la lista; corrígelo.',
  },
  ARMY_RIDER_NOT_CHARACTER: {
    en: '“{mount}” names the rider “{rider}”, who is no character; only characters ride.',
    es: '«{mount}» nombra al jinete «{rider}», que no es un personaje; solo montan los personajes.',
  },
  ARMY_ITEM_BEARERLESS: {
    en: 'Nobody may carry “{item}”; name the types or units that may.',
    es: 'Nadie puede llevar «{item}»; nombra los tipos o unidades que pueden.',
  },
  ARMY_ATTACK_UNREADABLE: {
    en: '“{unit}” has the attack “{found}”, which nobody can read; write 3, 3/1, +2, 1/2+bounce, 1/1 per stand, 1/2D6 or 1/6-3-1 with its own numbers.',
    es: '«{unit}» tiene el ataque «{found}», que no hay quien lea; escribe 3, 3/1, +2, 1/2+bounce, 1/1 per stand, 1/2D6 o 1/6-3-1 con sus números.',
  },
  ARMY_ATTACK_ADDS: {
    en: '“{unit}” fights by itself, so its attack has no plus sign; remove it.',
    es: '«{unit}» combate por sí mismo, así que su ataque no lleva signo más; quítalo.',
  },
  ARMY_ATTACK_ADDS_NOT: {
    en: '“{unit}” adds its attack to a unit’s; write it with a plus sign.',
    es: '«{unit}» suma su ataque al de una unidad; escríbelo con un signo más.',
  },
  ARMY_RANGE_MISSING: {
    en: '“{unit}” shoots; say how far in “range”, in centimetres.',
    es: '«{unit}» dispara; indica hasta dónde en «range», en centímetros.',
  },
  ARMY_RANGE_NEEDLESS: {
    en: '“{unit}” does not shoot; remove its “range”, or add to its attack what it shoots with.',
    es: '«{unit}» no dispara; quita su «range» o añade a su ataque con qué dispara.',
  },
  ARMY_MINIMUM_TOO_DEAR: {
    en: 'The General and all that 1,000 points must have cost {cost}, so that no army is legal; lower some minimum.',
    es: 'El General y todo lo obligatorio por cada 1.000 puntos cuestan {cost}, así que ningún ejército es legal; baja algún mínimo.',
  },
  ARMY_RECRUITS_TOO_DEAR: {
    en: 'The recruits cost {cost} points, and there are {recruitable} to recruit for; take fewer.',
    es: 'Los reclutas cuestan {cost} puntos y hay {recruitable} para reclutar; toma menos.',
  },
  ARMY_LINE_MISSING: {
    en: 'The army has {count} of “{unit}” like this; no more can be let go.',
    es: 'El ejército tiene {count} de «{unit}» así; no puedes licenciar más.',
  },
  ARMY_GENERAL_STAYS: {
    en: '“{unit}” leads the army and stays.',
    es: '«{unit}» manda el ejército y se queda.',
  },
  ARMY_NOT_STANDING: {
    en: 'The standing army lacks {count} of “{unit}” like this, and they do not fit into a garrison of {garrison} points; leave them out or recruit them.',
    es: 'Al ejército le faltan {count} de «{unit}» así y no caben en una guarnición de {garrison} puntos; quítalas o recluta.',
  },
  ARMY_SPELL_REACH: {
    en: '“{spell}” needs either a “range” in centimetres or a “reach”, and not both.',
    es: '«{spell}» necesita o bien un «range» en centímetros o bien un «reach», y no ambos.',
  },
  LIBRARY_ARMY_UNKNOWN: {
    en: 'At {where} the army “{army}” is named, of which there is no list; correct it or add the list.',
    es: 'En {where} se nombra el ejército «{army}», del que no hay lista; corrígelo o añade la lista.',
  },
  LIBRARY_UNIT_UNKNOWN: {
    en: 'At {where} “{unit}” is named, which no list that may have the item knows; correct it.',
    es: 'En {where} se nombra «{unit}», que ninguna lista que pueda tener el objeto conoce; corrígelo.',
  },
};

/** One sentence per fault: what is wrong and what to do. `{where}` and the fault's own parameters are filled in. */
export const inputFaultSentences: Readonly<Record<InputFaultCode, Words>> = {
  ...otherSentences,
  ...rosterFaultSentences,
};
