import process from 'node:process';

/** How many milliseconds of processor some work takes: on a busy machine the clock on the wall runs on without it. */
export function cpuTime(work: () => unknown): number {
  const begun = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(begun);
  return (user + system) / 1000;
}
