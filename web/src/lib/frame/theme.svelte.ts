export const themes = ['system', 'light', 'dark'] as const;
export type Theme = (typeof themes)[number];

/** Known to the boot script in `app.html`, which reads it before the first paint. */
const storageKey = 'pelagonia_theme';

const isTheme = (value: string | null): value is Theme => themes.some((theme) => theme === value);

class ThemeChoice {
  chosen: Theme = $state('system');

  recall(): void {
    try {
      const stored = localStorage.getItem(storageKey);
      if (isTheme(stored)) this.chosen = stored;
    } catch {
      // Storage may be forbidden; the system's theme is a fine answer.
    }
  }

  choose(theme: Theme): void {
    this.chosen = theme;
    if (theme === 'system') delete document.documentElement.dataset['theme'];
    else document.documentElement.dataset['theme'] = theme;
    try {
      localStorage.setItem(storageKey, theme);
    } catch {
      // As above: the choice then lasts as long as the page.
    }
  }
}

export const themeChoice = new ThemeChoice();
