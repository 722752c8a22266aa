import type { RevealOfTurnQuery, TurnOnTableFragment } from '../generated/operations.js';

type Entry = Omit<RevealOfTurnQuery['campaign']['journal']['entries'][number], '__typename'>;
type Battle = TurnOnTableFragment['battles'][number];

/** One moment of a reveal: a seal breaks, the armies march, or something follows from it. */
export type RevealStep =
  | { readonly kind: 'order'; readonly seat: string }
  | { readonly kind: 'march' }
  | {
      readonly kind: 'fact';
      readonly number: number;
      readonly text: string;
      readonly rule: string | undefined;
      /** Where it happens. */
      readonly territory: string | undefined;
      /** The battle that it tells of. */
      readonly battle: string | undefined;
      /** What is taken by it, and by whom. */
      readonly taken: { readonly territory: string; readonly seat: string } | undefined;
    };

/** What a seat that gave no order did is told with its order. */
const toldWithOrder = ['ORDER_MISSING', 'ORDER_BY_BOT', 'ORDER_REPEATED'];

/**
 * A reveal from the first seal to the last consequence. It is made from what was told at that very instant, so that whoever
 * watches it later sees the same.
 */
export function revealSteps(
  orders: readonly { readonly seat: string }[],
  battles: readonly Battle[],
  entries: readonly Entry[],
  revealedAt: string | null,
): RevealStep[] {
  const instant = revealedAt === null ? NaN : Date.parse(revealedAt);
  const facts = entries.filter(
    ({ at, code, parameters }) =>
      Date.parse(at) === instant &&
      !toldWithOrder.includes(code) &&
      (JSON.parse(parameters) as { fact?: boolean }).fact === true,
  );
  return [
    ...orders.map(({ seat }) => ({ kind: 'order' as const, seat })),
    { kind: 'march' },
    ...facts.map(({ number, text, rule, code, parameters }) => {
      const told = JSON.parse(parameters) as Told;
      return {
        kind: 'fact' as const,
        number,
        text,
        rule: rule ?? undefined,
        territory: told.territory,
        battle: code.endsWith('_READY') ? battleOf(battles, told) : undefined,
        taken:
          code === 'OPEN_TAKEN' && told.territory && told.player
            ? { territory: told.territory, seat: told.player }
            : undefined,
      };
    }),
  ];
}

interface Told {
  readonly player?: string;
  readonly other?: string;
  readonly territory?: string;
}

/** Facts name the one who acts first: in a defence that is the defender, elsewhere the attacker. */
function battleOf(battles: readonly Battle[], { player, other, territory }: Told): string | undefined {
  const sides = [player, other].filter(Boolean);
  return battles.find(
    (battle) =>
      (territory === undefined || battle.territory === territory) &&
      sides.every((side) => side === battle.attacker || side === battle.defender),
  )?.key;
}

/** Where a step happens: from where to where an army marches, or the place itself; nothing: all over the map. */
export function placesOf(
  step: RevealStep | undefined,
  ways: readonly { readonly seat: string; readonly from: string; readonly to: string }[],
): readonly string[] {
  if (step?.kind === 'order') {
    const way = ways.find(({ seat }) => seat === step.seat);
    return way ? [way.from, way.to] : [];
  }
  return step?.kind === 'fact' && step.territory !== undefined ? [step.territory] : [];
}

/** Everything that has been shown once a step has been reached. */
export interface Shown {
  readonly opened: ReadonlySet<string>;
  readonly marching: boolean;
  readonly battles: ReadonlySet<string>;
  readonly taken: Readonly<Record<string, string>>;
  /** What the last step took: it glows. */
  readonly glowing: readonly string[];
}

export function shownAt(steps: readonly RevealStep[], reached: number): Shown {
  const passed = steps.slice(0, reached);
  const facts = passed.flatMap((step) => (step.kind === 'fact' ? [step] : []));
  const last = passed.at(-1);
  return {
    opened: new Set(passed.flatMap((step) => (step.kind === 'order' ? [step.seat] : []))),
    marching: passed.some(({ kind }) => kind === 'march'),
    battles: new Set(facts.flatMap(({ battle }) => battle ?? [])),
    taken: Object.fromEntries(facts.flatMap(({ taken }) => (taken ? [[taken.territory, taken.seat]] : []))),
    glowing: last?.kind === 'fact' && last.taken ? [last.taken.territory] : [],
  };
}
