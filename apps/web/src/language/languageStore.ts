import type { Language } from '@skillharbor/contract';
import { loadTexts } from './texts.ts';
import type { Texts } from './languages.ts';

export interface LanguageStore {
  get: () => Texts;
  subscribe: (onChange: () => void) => () => void;
  /** Speaks another language, once its texts are there. Rejects where they cannot be loaded. */
  choose: (language: Language) => Promise<void>;
}

/** `remember` keeps the user's choice for the next visit. */
export function createLanguageStore(
  texts: Texts,
  remember: (language: Language) => void = () => {},
): LanguageStore {
  const listeners = new Set<() => void>();
  return {
    get: () => texts,
    subscribe: (onChange) => {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
    choose: async (language) => {
      texts = await loadTexts(language);
      remember(language);
      for (const listener of listeners) listener();
    },
  };
}
