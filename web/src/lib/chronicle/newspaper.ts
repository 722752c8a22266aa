/** As much of an entry as the editor looks at. */
export interface News {
  readonly code: string;
  readonly parameters: string;
  readonly retractedBy?: number | null | undefined;
}

/** The parts of an issue, in the order in which they are set. */
export const sections = ['battles', 'land', 'ruins', 'honours', 'rulings', 'table', 'brief'] as const;
export type SectionId = (typeof sections)[number];

/** The first that fits counts. */
const kinds: readonly (readonly [SectionId, RegExp])[] = [
  ['honours', /^(HONOUR|VETERAN)_/],
  ['ruins', /^(CAPITAL_RAZED|PLAYER_ELIMINATED|TERRITORY_(ORPHANED|INHERITED))$/],
  [
    'rulings',
    /^(BATTLE_(RULED|ROLLED_FOR|POSTPONED|NOT_FOUGHT)|CHOICE_RULED|CORRECTION_|TURN_REOPENED|TERRITORY_(GIVEN|TAKEN|RENAMED)|POINTS_|MAP_CHANGE_)/,
  ],
  ['land', /^(OPEN_TAKEN|TERRITORY_CHANGED|OWNER_AWAY|ARRIVAL_)/],
  [
    'battles',
    /^(BATTLE|MEETING|ASSAULT|DEFENCE|SIEGE|CONTEST|FIGHTING|CHOICE|APPOINTMENT|SCENARIO|STAND_IN)/,
  ],
  ['table', /^(SEAT|PLAYER|LEAVE|DELEGATE|OFFICIAL|EXTENSION|ARTICLE|PHOTO|CAMPAIGN)/],
];

export function sectionOf(code: string): SectionId {
  return kinds.find(([, pattern]) => pattern.test(code))?.[0] ?? 'brief';
}

/** What makes a headline, the greatest news first. */
export const headlineKinds = [
  'CAMPAIGN_ENDED',
  'CAMPAIGN_FINISHED_EARLY',
  'PLAYER_ELIMINATED',
  'CAPITAL_RAZED',
  'CONTEST_WON',
  'DEFENCE_LOST',
  'ASSAULT_WON',
  'MEETING_WON',
  'OPEN_TAKEN',
  'DEFENCE_WON',
  'ASSAULT_FAILED',
  'LEAGUE_WON',
  'LEAGUE_DRAWN',
  'CAMPAIGN_STARTED',
] as const;
export type HeadlineKind = (typeof headlineKinds)[number];

export interface Headline {
  readonly kind: HeadlineKind;
  readonly player: string;
  readonly other: string;
  readonly territory: string;
  readonly winners: readonly string[];
}

/**
 * What holds. A battle that waits to be fought is told as such and gives way to its result, so in most weeks something is taken
 * back without anybody having erred: a newspaper prints what came of it, the journal keeps both.
 */
export function whatHolds<Entry extends News>(entries: readonly Entry[]): Entry[] {
  return entries.filter(({ retractedBy }) => retractedBy == null);
}

interface Order {
  readonly seat: string;
  readonly given: boolean;
  readonly attack: string | null;
  readonly from: string | null;
}

/** The orders of the week with those that nobody gave: the journal tells what a bot did, and what was repeated. */
export function ordersWithTold<Given extends Order>(
  orders: readonly Given[],
  entries: readonly News[],
): (Given & { readonly told: 'bot' | 'repeated' | undefined })[] {
  const told = whatHolds(entries)
    .filter(({ code }) => code === 'ORDER_BY_BOT' || code === 'ORDER_REPEATED')
    .map(({ code, parameters }) => ({ code, ...readParameters(parameters) }) as Record<string, unknown>);
  const place = (value: unknown) => (typeof value === 'string' ? value : null);
  return orders.map((order) => {
    const other = order.given ? undefined : told.find((one) => one['player'] === order.seat);
    if (other === undefined) return { ...order, told: undefined };
    return {
      ...order,
      attack: place(other['attack']),
      from: place(other['from']),
      told: other['code'] === 'ORDER_BY_BOT' ? 'bot' : 'repeated',
    };
  });
}

/** The news of the week, greatest first. */
export function headlines(entries: readonly News[]): Headline[] {
  const told = whatHolds(entries).map(({ code, parameters }) => headlineOf(code, readParameters(parameters)));
  return headlineKinds.flatMap((kind) => told.filter((one) => one?.kind === kind) as Headline[]);
}

function headlineOf(code: string, told: Record<string, unknown>): Headline | undefined {
  const text = (field: string) => (typeof told[field] === 'string' ? told[field] : '');
  const winners = Array.isArray(told['winners']) ? told['winners'].map(String) : [];
  const kind = headlineKinds.find((one) => one === code);
  if (kind === undefined) return leagueHeadline(text('key'), told['after']);
  return { kind, player: text('player'), other: text('other'), territory: text('territory'), winners };
}

/** A battle of a league that came to its result, in whatever way. */
function leagueHeadline(key: string, after: unknown): Headline | undefined {
  const [, home, away] = /^league:(\w+)>(\w+)$/.exec(key) ?? [];
  if (home === undefined || away === undefined || typeof after !== 'object' || after === null)
    return undefined;
  const winner = 'winner' in after ? after.winner : undefined;
  const drawn = { kind: 'LEAGUE_DRAWN', player: home, other: away, territory: '', winners: [] } as const;
  if (winner === undefined) return drawn;
  return { ...drawn, kind: 'LEAGUE_WON', player: String(winner), other: winner === home ? away : home };
}

function readParameters(text: string): Record<string, unknown> {
  try {
    return (JSON.parse(text) ?? {}) as Record<string, unknown>;
  } catch {
    return {};
  }
}
