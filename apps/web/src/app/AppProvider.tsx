import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { App } from './app.ts';
import { LanguageProvider } from './LanguageProvider.tsx';
import { AppContext } from './useApp.ts';

/** Provides the app, its queries and its language to all components. */
export function AppProvider({ app, children }: { app: App; children: ReactNode }) {
  return (
    <AppContext value={app}>
      <LanguageProvider>
        <QueryClientProvider client={app.queries}>{children}</QueryClientProvider>
      </LanguageProvider>
    </AppContext>
  );
}
