import { type Language, type Order, type OrderSheet, sheetOf } from '@pelagonia/rules';

/** How a battle between two seats ended: the winner's points, then the loser's. */
export type DemoResult = Readonly<{
  between: readonly [string, string];
  winner: string;
  points: readonly [number, number];
  veteran?: Readonly<{ unit: string; type: 'infantry' | 'cavalry'; name: string }>;
  article?: DemoArticle;
}>;

export type DemoArticle = Readonly<{ seat: string; title: string; text: string; language: Language }>;

export type DemoWeek = Readonly<{
  orders: Readonly<Record<string, OrderSheet>>;
  results: readonly DemoResult[];
  article?: DemoArticle;
}>;

const attack = (territory: string): OrderSheet => sheetOf({ attack: territory });
const defend: OrderSheet = sheetOf('defend' satisfies Order);
const fighting = (territory: string): OrderSheet => ({
  order: { attack: territory },
  standing: { fightFirst: [], ifTaken: 'fight' },
});

/**
 * Three weeks of the Marsh War. Whatever the dice say, the same battles follow: where two march on the same open ground,
 * both have said that they fight for it, and the result is the same whoever came first.
 */
export const marshWar: readonly DemoWeek[] = [
  {
    orders: {
      A: attack('herons-bridge'),
      B: attack('windgap-pass'),
      C: fighting('maidens-ford'),
      D: fighting('maidens-ford'),
      E: attack('drowned-ford'),
      F: attack('goats-stair'),
    },
    results: [
      {
        between: ['C', 'D'],
        winner: 'C',
        points: [1140, 820],
        veteran: { unit: 'squires', type: 'cavalry', name: 'The Riders of the Ford' },
        article: {
          seat: 'C',
          title: 'El vado es nuestro',
          text: 'Dimitri tenía mejores cañones y el río a su espalda. **Los escuderos** cruzaron por donde nadie miraba y la línea imperial se dobló por la mitad en el cuarto turno.\n\nLa revancha, cuando quieras.',
          language: 'es',
        },
      },
    ],
  },
  {
    orders: {
      A: attack('redlode-mine'),
      B: attack('herons-bridge'),
      C: defend,
      D: attack('widows-pass'),
      E: attack('blackmaw-pit'),
      F: attack('pearlhaven'),
    },
    results: [
      {
        between: ['A', 'B'],
        winner: 'A',
        points: [1310, 960],
        veteran: { unit: 'silver-helms', type: 'cavalry', name: 'The Heron Guard' },
        article: {
          seat: 'A',
          title: 'Two columns, one bridge',
          text: 'We had both written *attack* and met on the planks. Bruno’s gunners held the parapet for three turns; then the Silver Helms went round by the reeds and rolled them up from the left.\n\nNobody told me that Felix would be in my harbour by the evening.',
          language: 'en',
        },
      },
    ],
    article: {
      seat: 'F',
      title: 'Fish for supper',
      text: 'Anna was busy elsewhere, the gate stood open and the lads like boats. Pearlhaven smells of fish. We are staying.',
      language: 'en',
    },
  },
  {
    orders: {
      A: attack('pearlhaven'),
      B: attack('hartswood'),
      C: attack('ninemills'),
      D: attack('silent-rows'),
      E: { order: 'defend', standing: { fightFirst: ['D', 'F'] } },
      F: attack('blackmaw-pit'),
    },
    results: [
      {
        between: ['E', 'D'],
        winner: 'E',
        points: [1480, 1105],
        veteran: { unit: 'skeletons', type: 'infantry', name: 'The Ninth Dynasty' },
        article: {
          seat: 'D',
          title: 'What the Silent Rows are silent about',
          text: 'Every file we cut down stood up again behind us. The General left the field on foot, the colours on a mule. Thank you for the game, Elena; I shall bring more powder next time.',
          language: 'en',
        },
      },
      {
        between: ['E', 'F'],
        winner: 'F',
        points: [1225, 1190],
        veteran: { unit: 'black-orcs', type: 'infantry', name: 'Blackmaw’s Own' },
      },
    ],
  },
];

/** Two have sealed what they will do in the fourth week. */
export const sealedNow: Readonly<Record<string, OrderSheet>> = { B: attack('redlode-mine'), E: defend };

/** Who won the battles of the league's first round, by the points of both; the pairs are the rules' own. */
export const leaguePoints: readonly (readonly [number, number])[] = [
  [980, 640],
  [1120, 1015],
  [760, 410],
];
