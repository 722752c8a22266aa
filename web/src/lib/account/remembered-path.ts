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

/** The token of the invitation he was following, for the letter to lead back to it: he may open it anywhere. */
export function invitationAhead(now = Date.now()): string | null {
  return /^\/join\/([\w-]+)$/.exec(keptPath(now) ?? '')?.[1] ?? null;
}

/** Where a letter of registration leads back to, if its link says so; never off this site. */
export const joinPath = (invitation: string | null): string | null =>
  invitation && /^[\w-]+$/.test(invitation) ? `/join/${invitation}` : null;

/** Tells it once. */
export function takePath(now = Date.now()): string | null {
  const path = keptPath(now);
  forgetPath();
  return path;
}

function keptPath(now: number): string | null {
  try {
    const kept = JSON.parse(localStorage.getItem(key) ?? 'null') as { path: string; until: number } | null;
    return kept && kept.until > now ? kept.path : null;
  } catch {
    return null;
  }
}
