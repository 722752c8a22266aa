/** What is known of a veteran: whose it is, and between which turns it lived. */
export interface VeteranLife {
  readonly seat: string;
  readonly wonTurn: number;
  readonly lostTurn?: number | null;
  readonly fallen: boolean;
}

/** How many veterans a seat had when a turn began; without a turn: how many it has now. */
export function livingVeterans(veterans: readonly VeteranLife[], seat: string, turn?: number): number {
  const lives = ({ wonTurn, lostTurn, fallen }: VeteranLife) =>
    turn === undefined ? !fallen : wonTurn < turn && (lostTurn ?? turn) >= turn;
  return veterans.filter((veteran) => veteran.seat === seat && lives(veteran)).length;
}
