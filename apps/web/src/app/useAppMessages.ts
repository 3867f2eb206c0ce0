import { useLanguage } from './useLanguage.ts';
import type { AppMessages } from '../language/messages.ts';

/** Returns the app's own texts in the user's language. */
export function useAppMessages(): AppMessages {
  return useLanguage().texts.appMessages;
}
