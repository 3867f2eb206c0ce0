import type { Language } from '@skillharbor/contract';
import { readCookie, writeCookie } from '../platform/writeCookie.ts';
import { directionOf, isLanguage } from './languages.ts';

const YEAR_S = 365 * 24 * 60 * 60;

/** Returns the language that was chosen on this device, or null if no language was chosen. */
export function chosenLanguage(cookies: string): Language | null {
  const tag = readCookie(cookies, 'language') ?? '';
  return isLanguage(tag) ? tag : null;
}

/**
 * Returns the language that was chosen on this device. If none was chosen, returns the first of the user's preferred
 * languages that the app supports, or English.
 */
export function languageOf(cookies: string, preferred: readonly string[]): Language {
  const wanted = preferred.map((tag) => tag.replace(/-.*/, '').toLowerCase());
  return chosenLanguage(cookies) ?? wanted.find(isLanguage) ?? 'en';
}

/** Saves the chosen language in a cookie, which the server also reads, and sets it on the document. */
export function keepLanguage(
  language: Language,
  page: Pick<Document, 'cookie' | 'URL' | 'documentElement'>,
): void {
  writeCookie(page, 'language', language, `Max-Age=${YEAR_S}`);
  writeDocument(language, page);
}

/** Sets the language and direction of the document, for screen readers, fonts and layout. */
export function writeDocument(
  language: Language,
  { documentElement }: Pick<Document, 'documentElement'>,
): void {
  documentElement.lang = language;
  documentElement.dir = directionOf(language);
}
