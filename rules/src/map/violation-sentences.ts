import type { Words } from './campaign-map.js';
import type { MapFaultCode } from './violation.js';

/** One sentence per fault: what is wrong and what to do. `{where}` and the fault's own parameters are filled in. */
export const violationSentences: Readonly<Record<MapFaultCode, Words>> = {
  MAP_SHAPE: {
    en: 'At {where} there must be {expected}.',
    es: 'En {where} debe haber {expected}.',
  },
  MAP_FIELD_UNKNOWN: {
    en: 'At {where} there is a field “{field}” that a map does not have; remove it or correct its name.',
    es: 'En {where} hay un campo «{field}» que un mapa no tiene; quítalo o corrige su nombre.',
  },
  MAP_FORMAT_UNKNOWN: {
    en: 'The map is in format {found}, which cannot be read; write it in format 1.',
    es: 'El mapa está en el formato {found}, que no se puede leer; escríbelo en el formato 1.',
  },
  MAP_CHOICE_UNKNOWN: {
    en: 'At {where} stands “{found}”; choose one of {choices}.',
    es: 'En {where} pone «{found}»; elige entre {choices}.',
  },
  MAP_ID_INVALID: {
    en: '“{id}” cannot be an id; use up to 60 lower-case letters, digits and single hyphens.',
    es: '«{id}» no puede ser un identificador; usa hasta 60 letras minúsculas, cifras y guiones sueltos.',
  },
  MAP_ID_TAKEN: {
    en: 'The id “{id}” is used twice; give each its own.',
    es: 'El identificador «{id}» se usa dos veces; da a cada uno el suyo.',
  },
  MAP_LEGEND_CHARACTER: {
    en: 'The legend explains “{character}”, but a sign is one character and never a space.',
    es: 'La leyenda explica «{character}», pero un signo es un solo carácter y nunca un espacio.',
  },
  MAP_TERRAIN_UNKNOWN: {
    en: 'The drawing uses “{character}” (first at {where}), which the legend does not explain; add it there.',
    es: 'El dibujo usa «{character}» (primero en {where}), que la leyenda no explica; añádelo allí.',
  },
  MAP_TERRAIN_EMPTY: {
    en: 'The map has no hexes; draw at least one row of terrain.',
    es: 'El mapa no tiene hexágonos; dibuja al menos una fila de terreno.',
  },
  MAP_REALMS_TOO_FEW: {
    en: 'The map has {count} realms; a campaign needs two or more.',
    es: 'El mapa tiene {count} reinos; una campaña necesita dos o más.',
  },
  MAP_REALM_UNKNOWN: {
    en: 'No realm is called “{realm}”; add it to the realms or correct the name at {where}.',
    es: 'Ningún reino se llama «{realm}»; añádelo a los reinos o corrige el nombre en {where}.',
  },
  MAP_REALM_CAPITALS: {
    en: 'The realm “{realm}” has {count} capitals; it needs exactly one.',
    es: 'El reino «{realm}» tiene {count} capitales; necesita exactamente una.',
  },
  MAP_CAPITAL_UNOWNED: {
    en: 'The capital “{territory}” belongs to no realm; name its realm.',
    es: 'La capital «{territory}» no es de ningún reino; nombra su reino.',
  },
  MAP_CAPITAL_UNREACHABLE: {
    en: 'No roads or lanes lead from “{from}” to the capital “{territory}”; join them.',
    es: 'Ningún camino ni ruta lleva de «{from}» a la capital «{territory}»; únelas.',
  },
  MAP_TERRITORY_UNREACHABLE: {
    en: 'No roads or lanes lead from “{from}” to “{territory}”; join them.',
    es: 'Ningún camino ni ruta lleva de «{from}» a «{territory}»; únelos.',
  },
  MAP_CROSSING_OWNED: {
    en: '“{territory}” has a realm, but crossings and passes belong to nobody at the start; remove it.',
    es: '«{territory}» tiene reino, pero los cruces y los pasos no son de nadie al empezar; quítalo.',
  },
  MAP_SORT_MISSING: {
    en: 'A {kind} needs a sort at {where}; choose one of {choices}.',
    es: 'Un territorio de tipo {kind} necesita su clase en {where}; elige entre {choices}.',
  },
  MAP_SORT_MISFIT: {
    en: 'A {kind} cannot be of the sort “{sort}”; correct it at {where}.',
    es: 'Un territorio de tipo {kind} no puede ser de la clase «{sort}»; corrígelo en {where}.',
  },
  MAP_SEAT_OFF_MAP: {
    en: 'The seat {position} lies off the map; move it onto a hex.',
    es: 'La sede {position} queda fuera del mapa; ponla en un hexágono.',
  },
  MAP_SEAT_IMPASSABLE: {
    en: 'The seat at {where} stands on {terrain}, where it cannot be reached; move it.',
    es: 'La sede de {where} está en {terrain}, adonde no se puede llegar; muévela.',
  },
  MAP_SEAT_SHARED: {
    en: 'The seat at {where} stands on the hex of “{territory}”; give each its own hex.',
    es: 'La sede de {where} está en el hexágono de «{territory}»; da a cada una el suyo.',
  },
  MAP_LETTER_INVALID: {
    en: '“{letter}” cannot mark a land; use one character that is neither a dot nor a space.',
    es: '«{letter}» no puede marcar una tierra; usa un solo carácter que no sea punto ni espacio.',
  },
  MAP_LETTER_TAKEN: {
    en: 'The letter “{letter}” marks two lands; give each its own.',
    es: 'La letra «{letter}» marca dos tierras; da a cada una la suya.',
  },
  MAP_LETTER_UNKNOWN: {
    en: 'The letter “{letter}” (first at {where}) marks the land of no territory; give it to one or use a dot.',
    es: 'La letra «{letter}» (primero en {where}) no marca la tierra de nadie; dásela a un territorio o usa un punto.',
  },
  MAP_LAND_OFF_MAP: {
    en: 'The land at {position} lies off the map; use a space or a dot there.',
    es: 'La tierra de {position} queda fuera del mapa; pon allí un espacio o un punto.',
  },
  MAP_LAND_AT_SEA: {
    en: 'The land at {position} lies in the sea, which nobody owns; use a dot there.',
    es: 'La tierra de {position} queda en el mar, que no es de nadie; pon allí un punto.',
  },
  MAP_LAND_OVERLAP: {
    en: 'The land of “{territory}” covers the seat of “{other}”; redraw one of them.',
    es: 'La tierra de «{territory}» cubre la sede de «{other}»; dibuja de nuevo una de las dos.',
  },
  MAP_COURSE_SHORT: {
    en: 'The course at {where} has fewer than two hexes; draw it from end to end.',
    es: 'El trazado de {where} tiene menos de dos hexágonos; dibújalo de extremo a extremo.',
  },
  MAP_COURSE_OFF_MAP: {
    en: 'The course runs into the void at {position}; keep it on the map.',
    es: 'El trazado cae al vacío en {position}; mantenlo dentro del mapa.',
  },
  MAP_COURSE_BROKEN: {
    en: 'The course jumps from {from} to {to}; list every hex between.',
    es: 'El trazado salta de {from} a {to}; nombra todos los hexágonos intermedios.',
  },
  MAP_COURSE_DOUBLES_BACK: {
    en: 'The course comes to {position} twice; let it pass each hex once.',
    es: 'El trazado pasa dos veces por {position}; haz que pase una sola vez por cada hexágono.',
  },
  MAP_WAY_TERRITORY_UNKNOWN: {
    en: 'No territory is called “{territory}”; correct the name at {where}.',
    es: 'Ningún territorio se llama «{territory}»; corrige el nombre en {where}.',
  },
  MAP_WAY_TO_ITSELF: {
    en: 'A way leads from “{territory}” to itself; join it to another territory.',
    es: 'Un camino va de «{territory}» a sí mismo; únelo a otro territorio.',
  },
  MAP_WAY_TAKEN: {
    en: '“{territory}” and “{other}” are joined twice in the same way; remove one.',
    es: '«{territory}» y «{other}» están unidos dos veces del mismo modo; quita uno.',
  },
  MAP_WAY_END: {
    en: 'The course at {where} does not end at the seat of “{territory}”; correct its end.',
    es: 'El trazado de {where} no acaba en la sede de «{territory}»; corrige su extremo.',
  },
  MAP_WAY_THIRD_SEAT: {
    en: 'The course at {where} passes the seat of “{territory}”; lead it round, or join the seats one by one.',
    es: 'El trazado de {where} pasa por la sede de «{territory}»; rodéala o une las sedes una a una.',
  },
  MAP_WAY_IMPASSABLE: {
    en: 'A {kind} cannot run over {terrain} at {position}; lead it round.',
    es: 'Un trazado de tipo {kind} no puede pasar por {terrain} en {position}; rodéalo.',
  },
  MAP_LABEL_OFF_MAP: {
    en: 'The label at {position} lies off the map; move it onto a hex.',
    es: 'El rótulo de {position} queda fuera del mapa; ponlo en un hexágono.',
  },
};
