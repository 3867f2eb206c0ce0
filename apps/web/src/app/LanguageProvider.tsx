import { UiProvider } from '@skillharbor/ui/primitives';
import type { ReactNode } from 'react';
import { directionOf, locales } from '../language/languages.ts';
import { SiteBrand } from './SiteBrand.tsx';
import { useLanguage } from './useLanguage.ts';

/** Provides the app's current language to components. */
export function LanguageProvider({ children }: { children: ReactNode }) {
  const { language, messages } = useLanguage().texts;
  return (
    <UiProvider locale={locales[language]} direction={directionOf(language)} messages={messages}>
      <SiteBrand>{children}</SiteBrand>
    </UiProvider>
  );
}
