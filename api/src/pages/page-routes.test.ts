import { expect, it } from 'vitest';
import { routeMatcher } from './page-routes.js';

const pageAt = routeMatcher(['/', '/campaigns/[id]', '/campaigns/new', '/home']);

it.each([
  ['/', '/'],
  ['/es', '/'],
  ['/home', '/home'],
  ['/home/', '/home'],
  ['/es/home', '/home'],
  ['/campaigns/1', '/campaigns/[id]'],
  ['/es/campaigns/1', '/campaigns/[id]'],
  ['/campaigns/new', '/campaigns/new'],
])('%s leads to the page %s', (path, page) => {
  expect(pageAt(path)).toBe(page);
});

it.each(['/nope', '/homes', '/es/nope', '/campaigns', '/campaigns/1/2', '/eshome', '//', '/fr/home'])(
  '%s leads to none',
  (path) => {
    expect(pageAt(path)).toBeUndefined();
  },
);
