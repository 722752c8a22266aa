import type { RuleChapter } from '../../../library/rules/campaign-rule.js';

export const orderRules: RuleChapter = {
  id: 'orders',
  title: { en: 'Orders', es: 'Órdenes' },
  rules: [
    {
      number: 'O1',
      title: { en: 'One order a turn', es: 'Una orden por turno' },
      text: {
        en: 'Defend, or attack one territory that is not yours and neighbours one that is. If several of yours touch it, you name the one you march from.',
        es: 'Defender, o atacar un territorio ajeno que sea vecino de uno propio. Si son varios los que lo tocan, se indica desde cuál se marcha.',
      },
    },
    {
      number: 'O2',
      title: { en: 'Sealed', es: 'Selladas' },
      text: {
        en: 'Nobody reads an order before all are opened together, neither organiser nor referee. It may be changed until the deadline. That you have sealed is public; what, is not.',
        es: 'Nadie lee una orden antes de que se abran todas a la vez, ni organizador ni árbitro. Se puede cambiar hasta que vence el plazo. Que se ha sellado es público; el qué, no.',
      },
    },
    {
      number: 'O3',
      source: 'silent',
      title: { en: 'No order', es: 'Sin orden' },
      text: {
        en: 'Who gives none by the deadline defends. A campaign may choose to repeat the last order instead, or to let a bot give one.',
        es: 'Quien no da ninguna a tiempo, defiende. Una campaña puede preferir que se repita la última o que la dé un bot.',
      },
    },
    {
      number: 'O4',
      title: { en: 'Pacts', es: 'Pactos' },
      text: {
        en: 'Agree on what you like: nothing binds.',
        es: 'Se puede pactar lo que se quiera: nada obliga.',
      },
    },
    {
      number: 'O5',
      source: 'house',
      title: { en: 'Standing answers', es: 'Respuestas previas' },
      text: {
        en: 'With the order you may leave answers to what may be asked later: whom to fight first, whether to fight or withdraw. Then the turn need not wait for you.',
        es: 'Con la orden se pueden dejar respuestas a lo que quizá se pregunte después: con quién luchar primero, luchar o retirarse. Así el turno no tiene que esperar.',
      },
    },
  ],
};
