/** Milliseconds that an answer may take to begin. In a cellar a phone may send and never hear, and not call that a fault. */
const patience = 30_000;

/** `fetch` that gives up by itself: whoever waits for an answer is told that none comes. */
export async function fetchInTime(input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> {
  const ended = new AbortController();
  const end = () => ended.abort();
  const timer = setTimeout(end, patience);
  if (init.signal?.aborted) end();
  init.signal?.addEventListener('abort', end);
  try {
    return await fetch(input, { ...init, signal: ended.signal });
  } finally {
    clearTimeout(timer);
  }
}
