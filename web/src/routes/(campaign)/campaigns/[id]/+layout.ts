/** These pages depend on who looks at them: they start from the fallback page, in the browser only. */
export const ssr = false;
export const prerender = false;
