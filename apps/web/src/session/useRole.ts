import type { Role } from '@skillharbor/contract';
import { useSyncExternalStore } from 'react';
import { useApp } from '../app/useApp.ts';

/** The role of the user who is signed in, null for a visitor. On a server and while its page hydrates it is known, too. */
export function useRole(): Role | null {
  const { session, role, renderedRole } = useApp();
  return useSyncExternalStore(session.subscribe, role, () => renderedRole);
}
