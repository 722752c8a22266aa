/** Until when a side's roster is kept from the other. HOUSE: the book says nothing; both may look at once. */
export const rosterSecrecies = ['open', 'untilBothIn', 'untilBattle'] as const;
export type RosterSecrecy = (typeof rosterSecrecies)[number];

/** How far a battle has come, as far as rosters are concerned. */
export interface RosterScene {
  readonly secrecy: RosterSecrecy;
  /** Both sides have handed in a roster. */
  readonly bothIn: boolean;
  /** The agreed time has come, or somebody has told how it ended. */
  readonly begun: boolean;
}

/** What somebody is to a side: one who plays it, one who plays the other, or anybody else, be he organiser or referee. */
export type RosterReader = 'own' | 'enemy' | 'other';

/** Who may read a side's roster. Once the battle has begun it lies on the table for all. */
export function mayReadRoster({ secrecy, bothIn, begun }: RosterScene, reader: RosterReader): boolean {
  if (reader === 'own' || begun) return true;
  if (reader === 'other') return false;
  return secrecy === 'open' || (secrecy === 'untilBothIn' && bothIn);
}

/** A roster can be handed in, changed and taken back until somebody could answer it after having seen it. */
export function mayChangeRoster({ secrecy, bothIn, begun }: RosterScene): boolean {
  return !begun && !(secrecy === 'untilBothIn' && bothIn);
}
