/** The present, as it passes: read `now` in a component and it stays true to the second, or to `every` milliseconds. */
export class Ticking {
  /** In milliseconds, as `Date.now()` has it. */
  now = $state(Date.now());

  constructor(every = 1_000) {
    $effect(() => {
      const timer = setInterval(() => (this.now = Date.now()), every);
      return () => clearInterval(timer);
    });
  }
}
