import type { RuleChapter } from '../../../library/rules/campaign-rule.js';

export const tableRules: RuleChapter = {
  id: 'table',
  title: { en: 'Honours, scenarios and leagues', es: 'Honores, escenarios y ligas' },
  rules: [
    {
      number: '8',
      title: { en: 'Veterans', es: 'Veteranos' },
      text: {
        en: 'Who wins a battle rolls a die for an honour and gives it to a unit of infantry or cavalry that fought and has none. It keeps it until it is destroyed, and is fielded for its usual points. Never more veterans than such units.',
        es: 'Quien gana una batalla tira un dado por un honor y lo da a una unidad de infantería o caballería que combatió y no tiene ninguno. Lo conserva hasta ser destruida y se despliega por sus puntos de siempre. Nunca hay más veteranos que unidades así.',
      },
    },
    {
      number: '9',
      title: { en: 'The scenario', es: 'El escenario' },
      text: {
        en: 'The map suggests what is played: by the kind of battle, the place, the land around it and the forces. The two sides may agree on another scenario, and the referee may set any or write one of his own.',
        es: 'El mapa sugiere lo que se juega, según la clase de batalla, el lugar, el terreno que lo rodea y las fuerzas. Los dos bandos pueden acordar otro escenario, y el árbitro puede fijar cualquiera o escribir uno propio.',
      },
    },
    {
      number: 'L',
      title: { en: 'A league', es: 'La liga' },
      text: {
        en: 'Everyone meets everyone, round by round, and veterans are kept from battle to battle. Most battles won takes it.',
        es: 'Todos se enfrentan a todos, jornada a jornada, y los veteranos pasan de una batalla a otra. Gana quien más batallas gane.',
      },
    },
  ],
};
