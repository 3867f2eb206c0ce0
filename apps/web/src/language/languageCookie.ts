import type { Language } from '@skillharbor/contract';
import { directionOf, isLanguage } from './languages.ts';

const YEAR_S = 365 * 24 * 60 * 60;

/** The language that was chosen on this device; null where none was. */
export function chosenLanguage(cookies: string): Language | null {
  const tag = /(?:^|; )language=(\w+)/.exec(cookies)?.[1] ?? '';
  return isLanguage(tag) ? tag : null;
}

/** The language that was chosen on this device, else the first that the user prefers and the app speaks. */
export function languageOf(cookies: string, preferred: readonly string[]): Language {
  const wanted = preferred.map((tag) => tag.replace(/-.*/, '').toLowerCase());
  return chosenLanguage(cookies) ?? wanted.find(isLanguage) ?? 'en';
}

/** Keeps the choice for this device, where the server reads it as well, and lets the document say what it is. */
export function keepLanguage(language: Language, page: Pick<Document, 'cookie' | 'documentElement'>): void {
  page.cookie = `language=${language}; Path=/; SameSite=Lax; Max-Age=${YEAR_S}`;
  writeDocument(language, page);
}

/** For screen readers, fonts, and the side on which a line begins. */
export function writeDocument(
  language: Language,
  { documentElement }: Pick<Document, 'documentElement'>,
): void {
  documentElement.lang = language;
  documentElement.dir = directionOf(language);
}
