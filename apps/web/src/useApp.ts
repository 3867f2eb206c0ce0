import type { User } from '@skillharbor/contract';
import { createContext, use, useSyncExternalStore } from 'react';
import type { App } from './app.ts';
import { currentUser } from './session/current-user.ts';

/** How components get the app. Loaders get it from the router's context. */
export const AppContext = createContext<App | null>(null);

export function useApp(): App {
  const app = use(AppContext);
  if (!app) throw new Error('Render this inside <AppContext value={app}>.');
  return app;
}

/** Who is signed in, in whichever tab. Nobody on a server and while its page is hydrated. */
export function useUser(): User | null {
  const { session } = useApp();
  return useSyncExternalStore(
    session.subscribe,
    () => currentUser(session.get()),
    () => null,
  );
}
