import type { User } from '@skillharbor/contract';
import { useEffect } from 'react';
import { useLoaderData, useRevalidator } from 'react-router-dom';
import { appContext, type LoaderArgs } from '../app.ts';
import { useUser } from '../useApp.ts';
import { currentUser } from './current-user.ts';

/** The loader of the root: for whom the guards and loaders were asked. It may be over before the page is there. */
export async function loadedFor({ context }: LoaderArgs): Promise<string> {
  return personOf(currentUser(context.get(appContext).session.get()));
}

/**
 * Asks the guards and loaders again when somebody else is signed in, or nobody any more, for whatever reason: signing
 * in or out here or in another tab, or a session that ended. For the component of the root.
 */
export function useSessionChanges() {
  const known = useLoaderData<typeof loadedFor>();
  const person = personOf(useUser());
  const { revalidate } = useRevalidator();

  useEffect(() => {
    if (known === person) return undefined;
    // A navigation that was started together with the change becomes known a moment later. Loading again at once
    // would replace it; after it, the guards and loaders of its target are asked.
    const moment = setTimeout(() => void revalidate());
    return () => clearTimeout(moment);
  }, [known, person, revalidate]);
}

function personOf(user: User | null) {
  return user === null ? '' : `${user.pk} ${user.role}`;
}
