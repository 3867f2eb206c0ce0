import type { Language } from '@skillharbor/contract';
import { useSyncExternalStore } from 'react';
import { useApp } from './useApp.ts';
import type { Texts } from '../language/languages.ts';

/** Returns the texts of the current language, and the function that changes the language. */
export function useLanguage(): { texts: Texts; choose: (language: Language) => Promise<void> } {
  const { get, subscribe, choose } = useApp().language;
  return { texts: useSyncExternalStore(subscribe, get, get), choose };
}
