import type { Messages } from '@skillharbor/ui/messages';

/** The languages of the toolbar. Each sets messages, locale and direction together, as in the app. */
const languages = {
  en: {
    load: async () => (await import('../packages/ui/src/messages/english.ts')).english,
    locale: 'en-US',
    direction: 'ltr',
  },
  de: {
    load: async () => (await import('../packages/ui/src/messages/german/german.ts')).german,
    locale: 'de-DE',
    direction: 'ltr',
  },
  ar: {
    load: async () => (await import('../packages/ui/src/messages/arabic/arabic.ts')).arabic,
    locale: 'ar-u-nu-latn',
    direction: 'rtl',
  },
} as const;
type Language = keyof typeof languages;

const loaded = new Map<Language, Messages>();

const isLanguage = (tag: unknown): tag is Language =>
  typeof tag === 'string' && Object.hasOwn(languages, tag);

export const languageOf = (tag: unknown): Language => (isLanguage(tag) ? tag : 'en');

/** Loads the texts of one language before a story is shown in it. */
export async function loadTexts(tag: unknown) {
  const language = languageOf(tag);
  loaded.set(language, await languages[language].load());
}

export function textsOf(language: Language) {
  const { locale, direction } = languages[language];
  return { messages: loaded.get(language), locale, direction };
}
