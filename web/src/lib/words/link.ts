import { localizeHref } from '../paraglide/runtime.js';

/** The address of a page in the language being read. Pages are always named without a language part. */
export function link(path: `/${string}`): string {
  return localizeHref(path);
}
