'use client';

import { useSyncExternalStore } from 'react';

/**
 * Returns true if the page is hydrated. It is false only in the first render of a page that a server sent, because that
 * render must not depend on the device.
 */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  );
}
