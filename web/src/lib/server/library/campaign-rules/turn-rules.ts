import type { RuleChapter } from '../../../library/rules/campaign-rule.js';

export const turnRules: RuleChapter = {
  id: 'turn',
  title: { en: 'What follows from the orders', es: 'Qué resulta de las órdenes' },
  rules: [
    {
      number: 'R1',
      title: { en: 'Meeting on the way', es: 'Encuentro en el camino' },
      text: {
        en: 'Two who attack one another meet before they arrive: field army against field army, without garrisons. The winner goes on and arrives after everyone else; the loser goes home. A draw sends both home.',
        es: 'Quienes se atacan mutuamente se encuentran antes de llegar: ejército contra ejército, sin guarniciones. El vencedor sigue y llega después que los demás; el vencido vuelve a casa. Con empate vuelven ambos.',
      },
    },
    {
      number: 'R2',
      title: { en: 'Open ground', es: 'Territorio abierto' },
      text: {
        en: 'Where neither a field army nor a garrison stands, the first to arrive takes it without a battle: nobody’s land, and that of an owner who is away or already beaten this turn.',
        es: 'Donde no hay ejército ni guarnición, el primero en llegar se queda el lugar sin combatir: la tierra de nadie y la de un dueño ausente o ya vencido este turno.',
      },
    },
    {
      number: 'R3',
      title: { en: 'A fortress is never open', es: 'Una fortaleza nunca está abierta' },
      text: {
        en: 'With its owner away or beaten, its garrison must be beaten. With its owner at home, his field army and the garrison fight together.',
        es: 'Si el dueño falta o ha sido vencido, hay que vencer a la guarnición. Si está en casa, ejército y guarnición luchan juntos.',
      },
    },
    {
      number: 'R4',
      title: { en: 'Defence', es: 'Defensa' },
      text: {
        en: 'Who defends meets every attacker of any of his territories, one after another, in the order he chooses, each at full strength.',
        es: 'Quien defiende se enfrenta a todos los que atacan cualquiera de sus territorios, uno tras otro, en el orden que elija y siempre con todas sus fuerzas.',
      },
    },
    {
      number: 'R5',
      title: { en: 'Beaten, and done', es: 'Vencido, y basta' },
      text: {
        en: 'After a victory he fights the next; after a defeat nobody else this turn, and the attackers left over find their targets without a field army. After a draw the attack has failed and he may go on.',
        es: 'Tras una victoria lucha con el siguiente; tras una derrota, con nadie más este turno, y los atacantes restantes encuentran su objetivo sin ejército. Tras un empate el ataque ha fracasado y puede continuar.',
      },
    },
    {
      number: 'R6',
      title: { en: 'Late comers', es: 'Los que llegan tarde' },
      text: {
        en: 'Each attacker finds the place as the one before has left it. If another attacker has taken it this turn he fights the occupier or withdraws; without an answer he withdraws. If he wins the place is his; if not, the occupier stays.',
        es: 'Cada atacante encuentra el lugar como lo dejó el anterior. Si otro lo ha tomado este turno, lucha con el ocupante o se retira; sin respuesta, se retira. Si vence, es suyo; si no, se queda el ocupante.',
      },
    },
    {
      number: 'R7',
      source: 'silent',
      title: { en: 'Order of arrival', es: 'Orden de llegada' },
      text: {
        en: 'Where nobody defends, each attacker rolls a die: the highest comes first, ties roll again, and winners of a meeting come last. Where the owner defends, his order of fighting is the order of arrival.',
        es: 'Donde nadie defiende, cada atacante tira un dado: llega antes el más alto, los empates se repiten y los vencedores de un encuentro llegan los últimos. Donde el dueño defiende, manda el orden en que decide luchar.',
      },
    },
    {
      number: 'R8',
      title: { en: 'One army, one task', es: 'Un ejército, una tarea' },
      text: {
        en: 'An attacker who loses or draws goes home and has done. An army that attacked does not defend its own land this turn.',
        es: 'El atacante que pierde o empata vuelve a casa y ha terminado. Un ejército que ataca no defiende este turno lo suyo.',
      },
    },
    {
      number: 'R9',
      title: { en: 'All at once', es: 'Todo a la vez' },
      text: {
        en: 'Territories change hands together when the turn ends; the last army standing in one owns it.',
        es: 'Los territorios cambian de manos a la vez, al final del turno; cada uno es del último ejército que queda en él.',
      },
    },
    {
      number: 'R10',
      title: { en: 'A captured resource', es: 'Un recurso capturado' },
      text: {
        en: 'Its 1,000 points move from loser to winner.',
        es: 'Sus 1.000 puntos pasan del vencido al vencedor.',
      },
    },
    {
      number: 'R11',
      title: { en: 'A captured capital', es: 'Una capital capturada' },
      text: {
        en: 'It is razed: ruins that are worth nothing, and its player is out. The captor may march from the ruins, but they do not count as territory.',
        es: 'Queda arrasada: unas ruinas que no valen nada, y su jugador queda eliminado. El captor puede marchar desde ellas, pero no cuentan como territorio.',
      },
    },
    {
      number: 'R12',
      source: 'silent',
      title: { en: 'Orphaned land', es: 'Tierra huérfana' },
      text: {
        en: 'What else an eliminated player held falls to nobody and its garrisons disband, at the end of the turn; his battles of this turn are still fought. A campaign may give it to his captor instead.',
        es: 'Lo demás que tenía un jugador eliminado queda sin dueño y sus guarniciones se disuelven al acabar el turno; sus batallas de este turno aún se libran. Una campaña puede dárselo a quien lo eliminó.',
      },
    },
    {
      number: 'R13',
      title: { en: 'Victory', es: 'Victoria' },
      text: {
        en: 'The last player standing wins; or, once the agreed turns have passed, whoever holds most territory, then has most army points, then has won most battles. Still equal, they share it.',
        es: 'Gana el último que queda en pie; o, pasados los turnos acordados, quien tenga más territorio, luego más puntos de ejército, luego más batallas ganadas. Si persiste el empate, se comparte.',
      },
    },
  ],
};
