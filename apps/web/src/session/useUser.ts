import type { User } from '@skillharbor/contract';
import { useSyncExternalStore } from 'react';
import { useApp } from '../app/useApp.ts';
import { currentUser } from './currentUser.ts';

/** Returns the signed-in user of any tab. It is null on a server and during hydration. */
export function useUser(): User | null {
  const { session } = useApp();
  return useSyncExternalStore(
    session.subscribe,
    () => currentUser(session.get()),
    () => null,
  );
}
