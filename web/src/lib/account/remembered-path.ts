const key = 'pelagonia.next';
const day = 86_400_000;

/**
 * Where somebody was going who has no account yet. Registering leads through a letter and another tab, which the address
 * bar does not survive; a day later he has forgotten it, and so have we.
 */
export function rememberPath(path: string, now = Date.now()): void {
  try {
    localStorage.setItem(key, JSON.stringify({ path, until: now + day }));
  } catch {
    // Without storage he opens the link again.
  }
}

export function forgetPath(): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // Nothing was kept.
  }
}

/** Tells it once. */
export function takePath(now = Date.now()): string | null {
  try {
    const kept = JSON.parse(localStorage.getItem(key) ?? 'null') as { path: string; until: number } | null;
    forgetPath();
    return kept && kept.until > now ? kept.path : null;
  } catch {
    return null;
  }
}
