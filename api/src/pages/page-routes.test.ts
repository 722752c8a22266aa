import { expect, it } from 'vitest';
import { routeMatcher } from './page-routes.js';

const leadsToPage = routeMatcher(['/', '/home', '/campaigns/[id]']);

it.each(['/', '/es', '/home', '/home/', '/es/home', '/campaigns/1', '/es/campaigns/1'])(
  '%s is a page',
  (path) => {
    expect(leadsToPage(path)).toBe(true);
  },
);

it.each(['/nope', '/homes', '/es/nope', '/campaigns', '/campaigns/1/2', '/eshome', '//', '/fr/home'])(
  '%s is not',
  (path) => {
    expect(leadsToPage(path)).toBe(false);
  },
);
