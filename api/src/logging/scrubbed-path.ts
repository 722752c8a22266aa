/** The path of a request as the log may have it: without its query, and without the one-time words of mail links. */
export function scrubbedPath(url: string): string {
  const path = url.split('?', 1)[0] ?? '';
  return path.replace(/\/[^/]{24,}/g, '/…').slice(0, 200);
}
