import { createContext, use } from 'react';
import type { App } from './app.ts';

/** The context from which components read the app. Loaders read the app from the router's context. */
export const AppContext = createContext<App | null>(null);

export function useApp(): App {
  const app = use(AppContext);
  if (!app) throw new Error('Render this inside <AppProvider app={app}>.');
  return app;
}
