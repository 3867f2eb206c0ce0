import type { Language } from '@skillharbor/contract';
import { loadTexts } from './texts.ts';
import type { Texts } from './languages.ts';

export interface LanguageStore {
  get: () => Texts;
  subscribe: (onChange: () => void) => () => void;
  /**
   * Switches to another language after its texts have loaded. If this function is called several times, the last call
   * wins. Rejects if the texts cannot be loaded.
   */
  choose: (language: Language) => Promise<void>;
  /**
   * Switches to the language of a user's account, unless the account has none or one was chosen on this device. Rejects
   * like `choose`.
   */
  adopt: (language: Language | null) => Promise<void>;
}

/** Saves the chosen language for the next visit. */
export interface ChosenLanguage {
  /** Returns null if no language was chosen. */
  get: () => Language | null;
  set: (language: Language) => void;
}

const noChoice: ChosenLanguage = { get: () => null, set: () => {} };

export function createLanguageStore(texts: Texts, chosen: ChosenLanguage = noChoice): LanguageStore {
  const listeners = new Set<() => void>();
  let wanted = texts.language;

  async function choose(language: Language) {
    wanted = language;
    const loaded = await loadTexts(language, texts.appMessages.siteName);
    if (wanted !== language) return;
    texts = loaded;
    chosen.set(language);
    for (const listener of listeners) listener();
  }

  return {
    get: () => texts,
    subscribe: (onChange) => {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
    choose,
    adopt: async (language) => {
      if (language !== null && chosen.get() === null) await choose(language);
    },
  };
}
