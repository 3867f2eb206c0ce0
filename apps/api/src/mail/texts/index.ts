import type { Language } from '@skillharbor/contract';
import { arabic } from './arabic.ts';
import { english } from './english.ts';
import type { MailTexts } from './english.ts';
import { german } from './german.ts';

const texts: Readonly<Record<Language, MailTexts>> = { en: english, de: german, ar: arabic };

/** Returns the texts in the language of a user, or in English if the user has not chosen one. */
export function textsIn(language: Language | null): MailTexts {
  return texts[language ?? 'en'];
}
