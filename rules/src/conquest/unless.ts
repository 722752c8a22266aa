/** What some work gives, or the one kind of error that it may throw; any other goes on its way. */
export function unless<T, Thrown extends Error>(
  kind: new (...words: never[]) => Thrown,
  work: () => T,
): T | Thrown {
  try {
    return work();
  } catch (error) {
    if (error instanceof kind) return error;
    throw error;
  }
}
