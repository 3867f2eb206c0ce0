import { useEffect } from 'react';
import { useLoaderData, useRevalidator } from 'react-router-dom';
import { appContext } from '../app/app.ts';
import type { LoaderArgs } from '../app/app.ts';
import { currentUser, viewerKey } from './currentUser.ts';
import { useUser } from './useUser.ts';

/**
 * Returns the key (on a server, the role) of the user for whom the guards and loaders ran. This function is the loader
 * of the parent route of all pages. The session may end before the page is shown. A server knows only the role.
 */
export async function loadedFor({ context }: LoaderArgs): Promise<string> {
  const { session, role } = context.get(appContext);
  const user = currentUser(session.get());
  return user === null ? (role() ?? '') : viewerKey(user);
}

/**
 * Runs the guards and loaders again when the user changes: by signing in or out in any tab, or because the session has
 * ended. The component around all pages calls it.
 */
export function useSessionChanges() {
  const known = useLoaderData<typeof loadedFor>();
  const viewer = viewerKey(useUser());
  const { revalidate } = useRevalidator();

  useEffect(() => {
    if (known === viewer) return undefined;
    // If a navigation starts together with the change, the router shows it only in the next task. Revalidating at once
    // would cancel the navigation. Revalidating after it runs the guards and loaders of its target.
    const moment = setTimeout(() => void revalidate());
    return () => clearTimeout(moment);
  }, [known, viewer, revalidate]);
}
