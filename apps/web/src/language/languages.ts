import type { Language } from '@skillharbor/contract';
import type { Messages } from '@skillharbor/ui/messages';
import type { Direction } from '@skillharbor/ui/primitives';
import type { AppMessages } from './messages.ts';

/** The name of each language in that language. */
export const names: Readonly<Record<Language, string>> = { en: 'English', de: 'Deutsch', ar: 'العربية' };

/**
 * The locale that formats dates, numbers and sums. Arabic uses the digits 0 to 9, like most Arabic sites and the app's
 * texts.
 */
export const locales: Readonly<Record<Language, string>> = { en: 'en-US', de: 'de-DE', ar: 'ar-u-nu-latn' };

export const directionOf = (language: Language): Direction => (language === 'ar' ? 'rtl' : 'ltr');

export function isLanguage(tag: string): tag is Language {
  return Object.hasOwn(names, tag);
}

/** All texts of one language. */
export interface Texts {
  language: Language;
  /**
   * The texts of the component library. They are undefined for English, because each component bundles its English
   * texts.
   */
  messages?: Messages;
  appMessages: AppMessages;
}
