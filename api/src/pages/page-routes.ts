import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

/** Whether an address leads to a page, by the list that the web room writes into its build. */
export function routesOf(webDir: string): (path: string) => boolean {
  const routes = z.array(z.string()).parse(JSON.parse(readFileSync(join(webDir, 'routes.json'), 'utf8')));
  return routeMatcher(routes);
}

/** Routes are written as `/campaigns/[id]`; each also exists in Spanish, under `/es`. */
export function routeMatcher(routes: readonly string[]): (path: string) => boolean {
  const patterns = routes.map((route) => {
    const parts = route.split('/').filter((part) => part !== '');
    const wanted = parts.map((part) => (part.startsWith('[') ? '[^/]+' : part.replace(/[^\w-]/g, '\\$&')));
    return new RegExp(`^(/es)?${wanted.map((part) => `/${part}`).join('')}/?$`);
  });
  return (path) => patterns.some((pattern) => pattern.test(path));
}
