import type { Language } from '@skillharbor/contract';
import { arabic } from './arabic.ts';
import { english } from './english.ts';
import type { MailTexts } from './english.ts';
import { german } from './german.ts';

const texts: Readonly<Record<Language, MailTexts>> = { en: english, de: german, ar: arabic };

/** What mails say in the language of a user; in English, where the user has chosen none. */
export function textsIn(language: Language | null): MailTexts {
  return texts[language ?? 'en'];
}
