/**
 * Takes the inline style off the router's announcer: the content policy refuses inline styles and would report it on
 * every page. `base.css` hides the announcer instead.
 *
 * @returns {import('vite').Plugin}
 */
export function announcerStyle() {
  return {
    name: 'announcer-style',
    enforce: 'pre',
    transform(code, id) {
      if (!id.endsWith('/generated/root.svelte')) return undefined;
      const bare = code.replace(/(id="svelte-announcer"[^>]*?) style="[^"]*"/, '$1');
      if (bare === code) this.error('The announcer has changed: look at what its style is now.');
      return bare;
    },
  };
}
