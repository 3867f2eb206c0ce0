import type { User } from '@skillharbor/contract';
import { useEffect } from 'react';
import { getCurrentUser } from '../api/currentUser.ts';
import { useApp } from '../app/useApp.ts';

/**
 * Loads the user again when the app starts and each time that the user returns to it, if the user may have changed
 * elsewhere: the user may have confirmed the email address on another device, or the owner of the team may have changed
 * the user's role.
 */
export function useFreshUser(user: User | null): void {
  const { api, session, log } = useApp();
  const mayChange = user !== null && (!user.is_confirmed || user.team_role !== 'owner');
  useEffect(() => {
    if (!mayChange) return undefined;
    const look = () => {
      if (document.visibilityState !== 'visible') return;
      getCurrentUser(api).then(session.setUser, (error: unknown) =>
        log('The current user could not be loaded.', error),
      );
    };
    look();
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [api, session, log, mayChange]);
}
