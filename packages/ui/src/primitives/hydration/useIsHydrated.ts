'use client';

import { useSyncExternalStore } from 'react';

/**
 * Returns true if the page is hydrated. It returns false only in the first render of a page that a server sent, because
 * that render must be the same on every device.
 */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  );
}
