/** What time it is; tests have one they can move. */
export class Clock {
  now(): Date {
    return new Date();
  }
}
