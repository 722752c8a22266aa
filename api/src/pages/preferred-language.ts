import { parseCookie } from 'cookie';
import type { Request } from 'express';
import { languages, type Language } from '../accounts/language.js';

const cookieName = 'pelagonia_language';

/** What the reader once chose, else the first language of his browser that we speak, else English. */
export function preferredLanguage(request: Request): Language {
  const chosen = parseCookie(request.headers.cookie ?? '')[cookieName];
  return languages.find((language) => language === chosen) ?? acceptedLanguage(request) ?? 'en';
}

function acceptedLanguage(request: Request): Language | undefined {
  const accepted = request.acceptsLanguages([...languages]);
  return accepted === false ? undefined : (accepted as Language);
}
