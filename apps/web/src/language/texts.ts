import type { Language } from '@skillharbor/contract';
import { englishAppMessages } from './messages.ts';
import { chunk } from '../platform/chunk.ts';
import type { Texts } from './languages.ts';

export const english: Texts = { language: 'en', appMessages: englishAppMessages };

const load: Readonly<Record<Language, () => Promise<Texts>>> = {
  en: () => Promise.resolve(english),
  de: () => chunk(async () => (await import('./german.ts')).german),
  ar: () => chunk(async () => (await import('./arabic.ts')).arabic),
};

/** Loads the texts of a language. Rejects if that fails. */
export function loadTexts(language: Language): Promise<Texts> {
  return load[language]();
}
