/** What the fold needs of an entry. */
export type FoldedEntry = Readonly<{
  number: number;
  turn: number;
  code: string;
  parameters: Readonly<Record<string, unknown>>;
  retractedBy: number | null;
}>;

type Held = Readonly<{ owner: string | null; garrison: number; ruins: boolean }>;

/** What has come of a campaign, by its journal alone. */
export type FoldedCampaign = Readonly<{
  territories: Readonly<Record<string, Held>>;
  names: Readonly<Record<string, string>>;
  bonus: Readonly<Record<string, number>>;
  winners: readonly string[];
}>;

/**
 * In a turn first the referee steps in, then places are taken and razed, then those of the eliminated pass on; a correction
 * may have told them in another order.
 */
const stages: Readonly<Record<string, number>> = {
  CAMPAIGN_STARTED: 0,
  TERRITORY_GIVEN: 1,
  TERRITORY_TAKEN: 1,
  TERRITORY_RENAMED: 1,
  POINTS_GRANTED: 1,
  TERRITORY_CHANGED: 2,
  CAPITAL_RAZED: 3,
  TERRITORY_INHERITED: 4,
  TERRITORY_ORPHANED: 4,
  CAMPAIGN_ENDED: 5,
};

/** Rebuilds a campaign from what was told and still holds: the proof that the journal leaves nothing out. */
export function foldJournal(entries: readonly FoldedEntry[]): FoldedCampaign {
  const stageOf = ({ code }: FoldedEntry): number => stages[code] ?? -1;
  const held = entries
    .filter((entry) => entry.retractedBy === null && stageOf(entry) >= 0)
    .sort((a, b) => a.turn - b.turn || stageOf(a) - stageOf(b) || a.number - b.number);
  const fold = new Fold();
  for (const entry of held) fold.add(entry);
  return fold;
}

class Fold implements FoldedCampaign {
  territories: Record<string, Held> = {};
  names: Record<string, string> = {};
  bonus: Record<string, number> = {};
  winners: readonly string[] = [];
  /** S2: every fortress is held at the start, and again whenever somebody gets it. */
  private garrisons: Record<string, number> = {};

  add({ code, parameters }: FoldedEntry): void {
    const { territory, player, other, after, seat } = parameters as Record<string, string>;
    switch (code) {
      case 'CAMPAIGN_STARTED':
        this.territories = { ...(parameters['territories'] as Record<string, Held>) };
        for (const [id, { garrison }] of Object.entries(this.territories)) this.garrisons[id] = garrison;
        break;
      case 'TERRITORY_CHANGED':
        this.hold(territory, player);
        break;
      case 'TERRITORY_GIVEN':
        this.hold(territory, after);
        break;
      case 'TERRITORY_INHERITED':
        this.hold(territory, other);
        break;
      case 'TERRITORY_TAKEN':
      case 'TERRITORY_ORPHANED':
        this.change(territory, { owner: null, garrison: 0 });
        break;
      case 'CAPITAL_RAZED':
        this.change(territory, { ruins: true });
        break;
      case 'TERRITORY_RENAMED':
        this.rename(territory, parameters['after']);
        break;
      case 'POINTS_GRANTED':
        if (seat !== undefined) this.bonus[seat] = Number(after);
        break;
      case 'CAMPAIGN_ENDED':
        this.winners = parameters['winners'] as readonly string[];
    }
  }

  private hold(id = '', owner = ''): void {
    this.change(id, { owner, garrison: this.garrisons[id] ?? 0 });
  }

  private change(id = '', change: Partial<Held>): void {
    const before = this.territories[id];
    if (before !== undefined) this.territories[id] = { ...before, ...change };
  }

  private rename(id = '', name: unknown): void {
    if (typeof name === 'string') this.names[id] = name;
    else delete this.names[id];
  }
}
