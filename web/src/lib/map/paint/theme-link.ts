import { palettes, type Palette, type Theme } from './palette.js';
import type { Fonts } from './paint-names.js';

/** What painters must know of the page, some of whom cannot see it. */
export interface Look {
  readonly theme: Theme;
  readonly fonts: Fonts;
}

/** The look the page has just now, for painters that cannot use the style sheet. */
export interface ThemeLink {
  look(): Look;
  palette(): Palette;
  fonts(): Fonts;
  unlink(): void;
}

export interface ThemeEvents {
  readonly onlook?: () => void;
  /** The fonts were still on their way when the link was made; now they are here. Asked for only by those who wait. */
  readonly onfonts?: () => void;
}

/** Follows the page's theme (chosen on the page or by the system), its pixel density and the arrival of its fonts. */
export function linkedTheme(element: HTMLElement, { onlook, onfonts }: ThemeEvents = {}): ThemeLink {
  const read = () => {
    const style = getComputedStyle(element);
    return {
      theme: style.colorScheme.includes('dark') ? ('lamplight' as const) : ('paper' as const),
      fonts: {
        serif: style.getPropertyValue('--serif').trim() || 'Georgia, serif',
        sans: style.getPropertyValue('--sans').trim() || 'sans-serif',
      },
      ratio: devicePixelRatio,
    };
  };
  let look = read();
  const changed = () => {
    const next = read();
    const same =
      next.theme === look.theme && next.ratio === look.ratio && next.fonts.serif === look.fonts.serif;
    look = next;
    if (!same) onlook?.();
  };
  const attributes = new MutationObserver(changed);
  attributes.observe(document.documentElement, {
    attributes: true,
    attributeFilter: ['data-theme', 'class'],
  });
  const system = matchMedia('(prefers-color-scheme: dark)');
  system.addEventListener('change', changed);
  addEventListener('resize', changed);

  let linked = true;
  if (onfonts)
    void fontsMissing(look.fonts).then((came) => {
      if (linked && came) onfonts();
    });
  return {
    look: () => ({ theme: look.theme, fonts: look.fonts }),
    palette: () => palettes[look.theme],
    fonts: () => look.fonts,
    unlink() {
      linked = false;
      attributes.disconnect();
      system.removeEventListener('change', changed);
      removeEventListener('resize', changed);
    },
  };
}

/** Fetches the faces that names are set in; whether any had still been missing. */
async function fontsMissing({ serif }: Fonts): Promise<boolean> {
  const missing = ['600 16px', '700 16px', 'italic 400 16px']
    .map((face) => `${face} ${serif}`)
    .filter((face) => !document.fonts.check(face));
  const loaded = await Promise.allSettled(missing.map((face) => document.fonts.load(face)));
  return loaded.some((face) => face.status === 'fulfilled' && face.value.length > 0);
}
