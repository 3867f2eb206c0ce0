'use client';

import { useSyncExternalStore } from 'react';

/** Whether the page is hydrated: false only in the first render of what a server sent, which knows nothing of the device. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  );
}
