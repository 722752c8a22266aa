import { ChooseColourDocument } from '../generated/operations.js';
import type { Deed, OpenLobby } from './open-lobby.svelte.js';

/** How long a hand rests on what it means; arrow keys pass over the rest. */
const restingTime = 400;

/** The colour that a player wants for his seat: shown at once, sent when he has settled on it. */
export class ColourWish {
  /** Absent: the one that he has. */
  letter: string | undefined = $state();
  readonly deed: Deed;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** What he had when he was granted another that the page has not heard of yet. */
  #before: string | undefined = $state();

  constructor(
    lobby: OpenLobby,
    private readonly own: () => string | undefined,
  ) {
    this.deed = lobby.deed();
  }

  point(letter: string): void {
    this.letter = letter;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.send(), restingTime);
  }

  async send(): Promise<void> {
    if (this.#timer === undefined || this.letter === undefined) return;
    if (this.deed.pending) return this.point(this.letter);
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const [own, colour] = [this.own(), this.letter];
    const has = this.#before === undefined && colour === own;
    const granted = own && !has && (await this.deed.do(ChooseColourDocument, { colour }));
    if (granted) this.#before = own;
    else if (this.letter === colour) this.letter = undefined;
  }

  /** Once the page has heard of what was granted, his seat itself shows it. */
  follow(): void {
    if (this.#before === undefined || this.#before === this.own()) return;
    this.#before = undefined;
    if (this.#timer === undefined) this.letter = undefined;
  }
}

/** The seats as they will be when one has changed its letter: another that had it gets the former one. */
export function recoloured<Seat extends { readonly letter: string }>(
  seats: readonly Seat[],
  from: string,
  to: string,
): readonly Seat[] {
  const exchanged: Readonly<Record<string, string>> = { [from]: to, [to]: from };
  return seats.map((seat) => ({ ...seat, letter: exchanged[seat.letter] ?? seat.letter }));
}
