import { checkScenario, type Objective, type Role, type Scenario, type Zone } from '../src/index.js';

const words = (en: string): { en: string; es: string } => ({ en, es: en });

/** A scenario file that is sound, with some of its fields replaced. */
export function scenarioFile(changes: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    id: 'plain-battle',
    version: 1,
    name: words('Plain battle'),
    summary: words('Two armies meet.'),
    story: words('Two armies meet on a field and fight until one has had enough.'),
    roles: { attacker: words('Attacker'), defender: words('Defender') },
    forces: { ratio: 100, text: words('As many on either side.'), reinforcements: [], detachments: [] },
    deployment: {
      order: 'agreed',
      steps: [
        { side: 'defender', zones: ['north'], text: words('Along the north edge.') },
        { side: 'attacker', zones: ['south'], text: words('Along the south edge.') },
      ],
    },
    firstMove: 'agreed',
    length: { kind: 'die', extraTurns: 0 },
    casualties: 'count',
    objectives: [],
    rules: [],
    chapters: [],
    ours: [],
    plan: samplePlan(),
    suits: {},
    ...changes,
  };
}

/** An empty table with a zone on each long side. */
export function samplePlan(): Record<string, unknown> {
  const zone = (id: string, side: Role, y: number): Zone => ({
    id,
    side,
    name: words(id),
    use: 'deploy',
    area: { kind: 'rectangle', at: [0, y], size: [180, 20] },
  });
  return {
    table: { width: 180, depth: 120 },
    areas: [],
    lines: [],
    spots: [],
    zones: [zone('north', 'defender', 0), zone('south', 'attacker', 100)],
    arrows: [],
    distances: [{ from: [90, 20], to: [90, 100] }],
    markers: [],
  };
}

export function scenario(changes: Record<string, unknown> = {}): Scenario {
  const checked = checkScenario(scenarioFile(changes));
  if (!checked.ok) throw new Error(JSON.stringify(checked.faults));
  return checked.value;
}

/** An objective of the attacker that pays 100 points once. */
export function objective(changes: Partial<Objective> & { id: string }): Objective {
  return {
    name: words(changes.id),
    side: 'attacker',
    award: { kind: 'once', points: 100, perThousand: false },
    ...changes,
  };
}

/** A river with a bridge: everything here grows with the armies. */
export const bridge = scenario({
  id: 'bridge',
  objectives: [
    objective({ id: 'bridge-held', award: { kind: 'once', points: 100, perThousand: true } }),
    objective({
      id: 'units-across',
      award: { kind: 'each', points: 100, perThousand: true },
      most: 30,
    }),
    objective({
      id: 'bank-clear',
      side: 'defender',
      award: { kind: 'once', points: 500, perThousand: true },
      excludes: ['units-across'],
    }),
  ],
});

/** Waggons only: casualties do not count, loot is rolled for, and all waggons safe is victory. */
export const convoy = scenario({
  id: 'convoy',
  casualties: 'ignored',
  objectives: [
    objective({
      id: 'waggons-looted',
      award: { kind: 'dice', table: [0, 100, 100, 200, 200, 300], perThousand: false },
    }),
    objective({ id: 'all-looted', award: { kind: 'victory' } }),
    objective({
      id: 'waggons-safe',
      side: 'defender',
      award: { kind: 'each', points: 100, perThousand: false },
    }),
    objective({ id: 'all-safe', side: 'defender', award: { kind: 'victory' }, excludes: ['waggons-looted'] }),
  ],
});
