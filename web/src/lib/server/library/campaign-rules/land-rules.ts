import type { RuleChapter } from '../../../library/rules/campaign-rule.js';

export const landRules: RuleChapter = {
  id: 'land',
  title: { en: 'The land', es: 'El territorio' },
  rules: [
    {
      number: 'M1',
      title: { en: 'Hexes', es: 'Hexágonos' },
      text: {
        en: 'The land is drawn in hexes, each with its terrain. No army crosses sea, lake, marsh or mountains except where a lane, a crossing or a pass leads through.',
        es: 'La tierra se dibuja en hexágonos, cada uno con su terreno. Ningún ejército atraviesa mar, lagos, ciénagas ni montañas salvo por una ruta marítima, un paso de río o un puerto de montaña.',
      },
    },
    {
      number: 'M2',
      title: { en: 'Territories', es: 'Territorios' },
      text: {
        en: 'A territory stands on one hex and may colour more: a capital, a fortress, a resource, a crossing or a pass.',
        es: 'Un territorio se asienta en un hexágono y puede teñir más: es una capital, una fortaleza, un recurso, un paso de río o un paso de montaña.',
      },
    },
    {
      number: 'M3',
      title: { en: 'Neighbours', es: 'Vecinos' },
      text: {
        en: 'Two territories are neighbours when a road or a sea lane runs from one to the other without touching a third. Only this counts, not hexes side by side.',
        es: 'Dos territorios son vecinos cuando un camino o una ruta marítima va de uno a otro sin tocar un tercero. Solo eso cuenta, no que sus hexágonos se toquen.',
      },
    },
    {
      number: 'M4',
      title: { en: 'The start', es: 'El comienzo' },
      text: {
        en: 'Everyone begins with a capital and what the map gives with it, in Pelagonia a fortress and a resource. Crossings and passes are nobody’s.',
        es: 'Cada cual empieza con una capital y lo que el mapa le asigne; en Pelagonia, una fortaleza y un recurso. Los pasos no son de nadie.',
      },
    },
  ],
};

export const strengthRules: RuleChapter = {
  id: 'strength',
  title: { en: 'Strength', es: 'Fuerzas' },
  rules: [
    {
      number: 'S1',
      title: { en: 'The field army', es: 'El ejército de campaña' },
      text: {
        en: '2,000 points for your own standing capital and 1,000 for every resource you hold, whoever’s it was.',
        es: '2.000 puntos por la capital propia en pie y 1.000 por cada recurso en tus manos, fuera de quien fuera.',
      },
    },
    {
      number: 'S2',
      title: { en: 'Garrisons', es: 'Guarniciones' },
      text: {
        en: 'A fortress adds nothing to the field army but has a garrison of 1,000 that never leaves it. Whoever takes it has a garrison there.',
        es: 'Una fortaleza no suma al ejército, pero tiene una guarnición de 1.000 puntos que nunca la abandona. Quien la toma pasa a tener allí la suya.',
      },
    },
    {
      number: 'S3',
      title: { en: 'Armies made anew', es: 'Ejércitos nuevos' },
      text: {
        en: 'For each battle you choose an army afresh within your points; losses are made good between battles.',
        es: 'Para cada batalla se elige un ejército nuevo dentro de los puntos disponibles; las bajas se reponen entre una y otra.',
      },
    },
    {
      number: 'S4',
      title: { en: 'Armies that last', es: 'Ejércitos duraderos' },
      text: {
        en: 'A campaign may keep its armies. You muster once, legally, within your field army’s points. What a battle destroys is gone; what it only reduced is made good. While orders are open you may recruit until the army is worth what the map gives you now, within the limits of its list. If you lose resources the army keeps what it has, but recruits nobody while it is worth more than the map gives. When the General falls his second takes over at once, without mount or item. You field what the army has; a garrison is chosen anew each time, and of units alike in both the garrison’s are lost first. Every point stands in a ledger.',
        es: 'Una campaña puede conservar sus ejércitos. Se forma el ejército una vez, según su lista y dentro de los puntos de campaña. Lo que una batalla destruye se pierde; lo que solo queda reducido se repone. Mientras las órdenes estén abiertas puedes reclutar hasta que el ejército valga lo que el mapa te da en ese momento, con los límites de la lista. Si pierdes recursos el ejército conserva lo que tiene, pero no recluta mientras valga más de lo que da el mapa. Si cae el General, su segundo toma el mando al instante, sin montura ni objeto. Se despliega lo que el ejército tiene; la guarnición se elige cada vez, y entre unidades iguales se pierden antes las suyas. Cada punto consta en un libro de cuentas.',
      },
    },
  ],
};
