import type { RuleChapter } from '../../../library/rules/campaign-rule.js';

export const battleRules: RuleChapter = {
  id: 'battles',
  title: { en: 'Battles and their results', es: 'Las batallas y su resultado' },
  rules: [
    {
      number: 'B1',
      title: { en: 'The end of a battle', es: 'El final de una batalla' },
      text: {
        en: 'It ends when the turns are played, when a side concedes or when a side withdraws: its General is dead or gone, or half its units are lost. A die sets the length: six turns on 1–2, seven on 3–4, eight on 5–6.',
        es: 'Acaba cuando se han jugado los turnos, cuando un bando se rinde o cuando se retira: su General ha muerto o se ha ido, o ha perdido la mitad de las unidades. Un dado fija la duración: seis turnos con 1-2, siete con 3-4, ocho con 5-6.',
      },
    },
    {
      number: 'B2',
      title: { en: 'Victory points', es: 'Puntos de victoria' },
      text: {
        en: 'All its points, mounts and items included, for each unit destroyed and character killed; half, rounded up to the next 5, for a unit of three stands or more reduced to one. Bonuses of the scenario come on top.',
        es: 'Todos sus puntos, con monturas y objetos, por cada unidad destruida y personaje muerto; la mitad, redondeada al siguiente 5, por una unidad de tres peanas o más reducida a una. A ello se suman las bonificaciones del escenario.',
      },
    },
    {
      number: 'B3',
      title: { en: 'Conceding and withdrawing', es: 'Rendirse y retirarse' },
      text: {
        en: 'Who concedes scores nothing. Who withdraws scores no more than his enemy, and so may draw but not win. Most points win, unless the scenario counts objectives alone.',
        es: 'Quien se rinde no puntúa. Quien se retira no puntúa más que su enemigo: puede empatar, no ganar. Ganan más puntos, salvo que el escenario solo cuente objetivos.',
      },
    },
    {
      number: 'B4',
      title: { en: 'Troll Slayers', es: 'Matatrolls' },
      text: {
        en: 'They turn it round: alive at the end they pay the enemy, destroyed they pay nothing.',
        es: 'Lo invierten: los que siguen vivos al final puntúan para el enemigo; los destruidos, nada.',
      },
    },
    {
      number: 'B5',
      title: { en: 'Reporting', es: 'Comunicar el resultado' },
      text: {
        en: 'One side reports, in full or as the bare outcome, and the other confirms or disputes it. The referee may enter, correct or overrule with a reason, and his word is final.',
        es: 'Un bando lo comunica, con detalle o solo el desenlace, y el otro lo confirma o lo impugna. El árbitro puede anotarlo, corregirlo o anularlo razonándolo, y su palabra es la última.',
      },
    },
  ],
};
