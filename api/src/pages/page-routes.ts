import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

/** To which page an address leads, by the list that the web room writes into its build. */
export function routesOf(webDir: string): (path: string) => string | undefined {
  const routes = z.array(z.string()).parse(JSON.parse(readFileSync(join(webDir, 'routes.json'), 'utf8')));
  return routeMatcher(routes);
}

/**
 * Routes are written as `/campaigns/[id]`; each also exists in Spanish, under `/es`. One that is named in full comes before one
 * that anything fits.
 */
export function routeMatcher(routes: readonly string[]): (path: string) => string | undefined {
  const named = routes.toSorted((a, b) => Number(a.includes('[')) - Number(b.includes('[')));
  const patterns = named.map((route) => {
    const parts = route.split('/').filter((part) => part !== '');
    const wanted = parts.map((part) => (part.startsWith('[') ? '[^/]+' : part.replace(/[^\w-]/g, '\\$&')));
    return { route, pattern: new RegExp(`^(/es)?${wanted.map((part) => `/${part}`).join('')}/?$`) };
  });
  return (path) => patterns.find(({ pattern }) => pattern.test(path))?.route;
}
