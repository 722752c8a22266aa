import { getLocale, localizeHref, type Locale } from '../paraglide/runtime.js';
import type { Language } from '../generated/operations.js';

/** One year: the server sends visitors of un-prefixed pages to the language they last chose. */
const rememberedSeconds = 365 * 24 * 60 * 60;

export const languageNames: Record<Locale, string> = { en: 'English', es: 'Español' };

export const toLanguage = (locale: Locale): Language => (locale === 'es' ? 'ES' : 'EN');
export const toLocale = (language: Language): Locale => (language === 'ES' ? 'es' : 'en');
export const currentLanguage = (): Language => toLanguage(getLocale());

export function rememberLanguage(locale: Locale): void {
  const secure = location.protocol === 'https:' ? '; secure' : '';
  document.cookie = `pelagonia_language=${locale}; path=/; max-age=${rememberedSeconds}; samesite=lax${secure}`;
}

/** The same page in another language, with its query and fragment. */
export function samePageIn(locale: Locale, url: Pick<URL, 'pathname' | 'search' | 'hash'>): string {
  return localizeHref(url.pathname + url.search + url.hash, { locale });
}
