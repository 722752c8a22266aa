import { goto } from '$app/navigation';
import { getLocale, localizeHref } from '$lib/paraglide/runtime.js';
import { session } from '$lib/api/session.svelte.js';
import { toLocale } from '$lib/words/language.js';
import { link } from '$lib/words/link.js';
import { nextPath } from '$lib/words/next-path.js';
import { forgetPath, takePath } from './remembered-path.js';

/** Takes a person who has just proved who they are to where they were going. */
export async function enter(next: string | null = null): Promise<void> {
  await session.begin();
  forgetPath();
  await goto(nextPath(next, link('/home')), { replaceState: true });
}

/**
 * As `enter`, for somebody who has just said which language to read: the page is loaded anew if it is another. Where he was
 * going is known to the browser in which he began, or else to the letter.
 */
export async function enterInOwnLanguage(next: string | null = null): Promise<void> {
  await session.begin();
  const locale = session.account ? toLocale(session.account.language) : getLocale();
  const path = nextPath(takePath() ?? next, '/home');
  if (locale === getLocale()) await goto(localizeHref(path, { locale }), { replaceState: true });
  else location.replace(localizeHref(path, { locale }));
}
