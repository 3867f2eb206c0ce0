import { useLanguage } from './useLanguage.ts';
import type { AppMessages } from '../language/messages.ts';

/** What the app itself says, in the user's language. */
export function useAppMessages(): AppMessages {
  return useLanguage().texts.appMessages;
}
