import type { Language } from '@skillharbor/contract';
import { englishAppMessagesFor, USUAL_NAME } from './messages.ts';
import { chunk } from '../platform/chunk.ts';
import type { Texts } from './languages.ts';

export const englishFor = (site: string): Texts => ({
  language: 'en',
  appMessages: englishAppMessagesFor(site),
});

export const english = englishFor(USUAL_NAME);

const load: Readonly<Record<Language, (site: string) => Promise<Texts>>> = {
  en: (site) => Promise.resolve(englishFor(site)),
  de: (site) => chunk(async () => (await import('./german.ts')).germanFor(site)),
  ar: (site) => chunk(async () => (await import('./arabic.ts')).arabicFor(site)),
};

/** Loads the texts of a language for a site with this name. Rejects if that fails. */
export function loadTexts(language: Language, site: string): Promise<Texts> {
  return load[language](site);
}
