import { UiProvider } from '@skillharbor/ui/primitives';
import type { ReactNode } from 'react';
import { directionOf, locales } from '../language/languages.ts';
import { useLanguage } from './useLanguage.ts';

/** Gives the components the language that the app speaks. */
export function LanguageProvider({ children }: { children: ReactNode }) {
  const { language, messages } = useLanguage().texts;
  return (
    <UiProvider locale={locales[language]} direction={directionOf(language)} messages={messages}>
      {children}
    </UiProvider>
  );
}
