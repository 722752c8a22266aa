import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import type { NextFunction, Request, RequestHandler, Response } from 'express';
import sirv from 'sirv';
import { contentPolicy, workerPolicy } from './content-policy.js';
import { routesOf } from './page-routes.js';
import { preferredLanguage } from './preferred-language.js';

const fallbackPage = '/200.html';
/** Addresses that belong to the service itself and never fall back to the page. */
const reserved = /^\/(graphql|health|metrics|content|photos|outbox|_app)(\/|\.|$)/;

/** Serves what the web room built: files as they are, and the page itself for every other address a person may open. */
export function builtPages(webDir: string, publicUrl: string): RequestHandler {
  const pages = pagesOf(webDir, publicUrl);
  const files = sirv(webDir, {
    // Looks each file up when it is asked for: one that a new build has taken away is missed, not stumbled over.
    dev: true,
    etag: true,
    gzip: true,
    brotli: true,
    setHeaders: (response, path) => {
      if (path.startsWith('/_app/immutable/')) {
        response.setHeader('cache-control', 'public, max-age=31536000, immutable');
      }
      if (path.startsWith('/_app/immutable/workers/')) {
        response.setHeader('content-security-policy', workerPolicy);
      }
    },
  });
  const routeOf = routesOf(webDir);
  /** What a page that starts in the browser starts from: one of its own, that asks for its scripts at once, or the common one. */
  const shellOf = (route: string | undefined) => pages.get(`/shells${route}.html`) ?? pages.get(fallbackPage);

  return (request: Request, response: Response, next: NextFunction): void => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return next();
    const { path } = request;
    const wantsPage = request.accepts(['html', 'json']) === 'html' && !/\.\w+$/.test(path);
    const mayBePage = wantsPage && !reserved.test(path);
    if (mayBePage && toSpanish(request, response)) return;
    const route = mayBePage ? routeOf(path) : undefined;
    const shell = mayBePage ? shellOf(route) : undefined;
    // Before the file is sent: of a page that the browser has already, nothing but headers is sent.
    const page = pages.get(pageFile(path)) ?? shell;
    if (page) asPage(response, page.policy);
    files(request, response, () => {
      if (!shell) return next();
      response
        .status(route === undefined ? 404 : 200)
        .type('html')
        .send(shell.html);
    });
  };
}

/** The file that answers an address, as the build names it. */
function pageFile(path: string): string {
  if (path.endsWith('.html')) return path;
  return path === '/' ? '/index.html' : `${path.replace(/\/$/, '')}.html`;
}

/** English has the plain addresses and Spanish those under /es; who reads Spanish is led there from a plain one. */
function toSpanish(request: Request, response: Response): boolean {
  if (/^\/es(\/|$)/.test(request.path) || preferredLanguage(request) !== 'es') return false;
  response.set({ vary: 'cookie, accept-language', 'cache-control': 'no-store' });
  response.redirect(302, `/es${request.originalUrl === '/' ? '' : request.originalUrl}`);
  return true;
}

function asPage(response: Response, policy: string): void {
  response.setHeader('content-security-policy', policy);
  response.setHeader('cache-control', 'no-cache');
  response.setHeader('vary', 'cookie, accept-language, accept-encoding');
}

interface BuiltPage {
  readonly html: string;
  readonly policy: string;
}

/** All pages of the build, by their files. */
function pagesOf(webDir: string, publicUrl: string): Map<string, BuiltPage> {
  const files = readdirSync(webDir, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.html'),
  );
  return new Map(
    files.map((file) => {
      const html = readFileSync(join(webDir, file), 'utf8');
      const page = { html, policy: contentPolicy(html, publicUrl) };
      return [`/${relative('.', file).split(sep).join('/')}`, page];
    }),
  );
}
