/**
 * Where to go after signing in. Only a path on this site is believed: `next` comes from the address bar, and a
 * link like `/sign-in?next=https://elsewhere` must not send anybody there.
 */
export function nextPath(next: string | null, fallback: string): string {
  if (!next || !next.startsWith('/')) return fallback;
  const here = 'http://same-site.invalid';
  if (!URL.canParse(next, here)) return fallback;
  const url = new URL(next, here);
  if (url.origin !== here || url.pathname.startsWith('//')) return fallback;
  return url.pathname + url.search + url.hash;
}
