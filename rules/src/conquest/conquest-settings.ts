/** R1: whom two armies must attack to meet on the way. SILENT: any mutual attack counts. */
export const meetingSettings = ['players', 'sameRoad'] as const;
/** R5: whether a defender goes on after a draw. SILENT: he holds. */
export const drawnDefenceSettings = ['holds', 'spent'] as const;
/** R12: to whom the lands of the eliminated fall. SILENT: to nobody. */
export const orphansSettings = ['unowned', 'captor'] as const;
/** O3: what is done for somebody who gave no order. SILENT: he defends. */
export const missingOrderSettings = ['defend', 'repeat', 'bot'] as const;

export interface ConquestSettings {
  readonly meeting: (typeof meetingSettings)[number];
  readonly drawnDefence: (typeof drawnDefenceSettings)[number];
  readonly orphans: (typeof orphansSettings)[number];
  readonly missingOrder: (typeof missingOrderSettings)[number];
  /** R13: the campaign is over after this turn; absent: it goes on until one is left. */
  readonly turnLimit?: number;
  /** S1: points of one's own standing capital. */
  readonly capitalPoints: number;
  /** S1: points of each resource held. */
  readonly resourcePoints: number;
  /** S2: points of the garrison that holds a fortress. */
  readonly garrisonPoints: number;
}

export const bookSettings: ConquestSettings = {
  meeting: 'players',
  drawnDefence: 'holds',
  orphans: 'unowned',
  missingOrder: 'defend',
  capitalPoints: 2000,
  resourcePoints: 1000,
  garrisonPoints: 1000,
};
