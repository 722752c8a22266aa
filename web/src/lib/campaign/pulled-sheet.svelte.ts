import { tick } from 'svelte';

/** Pixels that the map has to grow or shrink by, for the pull to have meant it. */
const meant = 24;

/** The sheet of a phone's war table, pulled by its edge: down it uncovers the map, up it slides over it. */
export class PulledSheet {
  /** Where the map is. */
  stage: HTMLElement | undefined = $state();
  /** The height that the finger gives the map, within bounds that the style sheet knows. */
  height: number | undefined = $state();
  /** Where finger, map and page were when the edge was taken hold of. */
  #held: { readonly y: number; readonly height: number; readonly scrolled: number } | undefined;
  #moved = false;
  readonly #settle: (taller: boolean) => void;

  /** Told whether the map has been made taller, or smaller. */
  constructor(settle: (taller: boolean) => void) {
    this.#settle = settle;
  }

  hold(event: PointerEvent & { currentTarget: HTMLElement }): void {
    if (!this.stage) return;
    this.#held = { y: event.clientY, height: this.stage.offsetHeight, scrolled: scrollY };
    this.#moved = false;
    event.currentTarget.setPointerCapture(event.pointerId);
  }

  /** The edge stays under the finger: what the map cannot give or take, the page scrolls. */
  async pull({ clientY }: PointerEvent): Promise<void> {
    if (!this.#held) return;
    const far = clientY - this.#held.y;
    this.#moved ||= Math.abs(far) > 4;
    if (!this.#moved) return;
    const { height, scrolled } = this.#held;
    const back = Math.max(0, Math.min(far, scrolled));
    const wanted = height + far - back;
    this.height = wanted;
    await tick();
    if (this.height === undefined || !this.stage) return;
    this.height = this.stage.offsetHeight;
    scrollTo(0, scrolled - back + Math.max(0, this.height - wanted));
  }

  release(): void {
    const grown = (this.stage?.offsetHeight ?? 0) - (this.#held?.height ?? 0);
    if (Math.abs(grown) >= meant) this.#settle(grown > 0);
    this.#held = this.height = undefined;
  }

  /** Whether the edge was only tapped, not pulled. */
  tapped(): boolean {
    const tapped = !this.#moved;
    this.#moved = false;
    return tapped;
  }
}
