import type { User } from '@skillharbor/contract';
import { useSyncExternalStore } from 'react';
import { useApp } from '../app/useApp.ts';
import { currentUser } from './currentUser.ts';

/** The user who is signed in, in any tab. Null on a server and while its page hydrates. */
export function useUser(): User | null {
  const { session } = useApp();
  return useSyncExternalStore(
    session.subscribe,
    () => currentUser(session.get()),
    () => null,
  );
}
