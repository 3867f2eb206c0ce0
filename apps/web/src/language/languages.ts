import type { Language } from '@skillharbor/contract';
import type { Messages } from '@skillharbor/ui/messages';
import type { Direction } from '@skillharbor/ui/primitives';
import type { AppMessages } from './messages.ts';

/** The name of each language in itself. */
export const names: Readonly<Record<Language, string>> = { en: 'English', de: 'Deutsch', ar: 'العربية' };

/** How dates, numbers and sums are written. Arabic has the figures of most Arabic sites, and of the texts: 0 to 9. */
export const locales: Readonly<Record<Language, string>> = { en: 'en-US', de: 'de-DE', ar: 'ar-u-nu-latn' };

export const directionOf = (language: Language): Direction => (language === 'ar' ? 'rtl' : 'ltr');

export function isLanguage(tag: string): tag is Language {
  return Object.hasOwn(names, tag);
}

/** Every text of one language. */
export interface Texts {
  language: Language;
  /** Undefined for English: each component bundles what it says. */
  messages?: Messages;
  appMessages: AppMessages;
}
