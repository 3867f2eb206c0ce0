import type { Role } from '@skillharbor/contract';
import { useSyncExternalStore } from 'react';
import { useApp } from '../app/useApp.ts';

/**
 * Returns the role of the signed-in user, or null for a visitor. It is available even on a server and during hydration.
 */
export function useRole(): Role | null {
  const { session, role, renderedRole } = useApp();
  return useSyncExternalStore(session.subscribe, role, () => renderedRole);
}
