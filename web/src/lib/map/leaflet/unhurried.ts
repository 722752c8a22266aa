/** Milliseconds after which the page is let answer; a slow phone takes several times as long for the same. */
const stretch = 2;

/** To be awaited between pieces of work: lets the page answer whenever they have taken a while. */
export function breather(signal: AbortSignal): () => Promise<void> {
  let since = -Infinity;
  return async () => {
    if (performance.now() - since >= stretch) {
      await new Promise((resolve) => setTimeout(resolve));
      since = performance.now();
    }
    signal.throwIfAborted();
  };
}

/** Acts in a task of its own; of several calls before that, only the last counts. */
export function deferred<Value>(act: (value: Value) => void, signal: AbortSignal): (value: Value) => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  signal.addEventListener('abort', () => clearTimeout(timer));
  return (value) => {
    clearTimeout(timer);
    if (!signal.aborted) timer = setTimeout(act, 0, value);
  };
}
