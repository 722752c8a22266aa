declare global {
  interface Window {
    /** Answers on their way, by operation and variables. */
    askedEarly?: Record<string, Promise<Response> | undefined>;
  }
}

/** Milliseconds after the page was opened; what was asked so long ago is asked again. */
const fresh = 10_000;

/**
 * The answer to a question that the shell of the page has asked while its scripts were on their way (`route-shells.js`).
 * Each serves once.
 */
export function earlyAnswer(body: unknown): Promise<Response> | undefined {
  const asked = globalThis.window?.askedEarly;
  if (!asked || typeof body !== 'string') return undefined;
  const { operationName, variables } = JSON.parse(body) as { operationName?: string; variables?: object };
  const question = `${operationName}${JSON.stringify(variables ?? {})}`;
  const answer = asked[question];
  delete asked[question];
  return performance.now() < fresh ? answer : undefined;
}
