/** Pages behind links in letters: nothing to prerender, and nobody need be signed in. */
export const ssr = false;
export const prerender = false;
