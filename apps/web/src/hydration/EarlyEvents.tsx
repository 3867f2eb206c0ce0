import { useIsHydrated } from '@skillharbor/ui/primitives';
import { startTransition, useEffect, useReducer } from 'react';
import type { ReactNode } from 'react';
import type { DataRouter } from 'react-router-dom';
import { pressNext } from './pressNext.ts';

declare global {
  interface Window {
    /**
     * The controls that were pressed before the page was interactive, or null once it is interactive. The script in
     * index.html collects them.
     */
    earlyEvents?: Set<HTMLElement> | null;
  }
}

/** Returns true if the server rendered this page and the page is not interactive yet. */
export function isHydrating(): boolean {
  return window.earlyEvents !== null;
}

interface EarlyEventsProps {
  router: DataRouter;
  children: ReactNode;
}

/**
 * Repeats the presses that the user made before the page was interactive, one at a time. This component wraps the page,
 * because a sibling of the page would change the ids from `useId`, which the server generated without the sibling.
 */
export function EarlyEvents({ router, children }: EarlyEventsProps) {
  // Waits until the forms have restored their typed values.
  const isHydrated = useIsHydrated();
  const [turn, takeTurn] = useReducer((turns: number) => turns + 1, 0);

  // The next press waits until the changes of the last press and of the router are on the page, because React commits
  // simultaneous transitions together.
  useEffect(
    () =>
      router.subscribe(({ navigation }) => {
        if (isHydrating() && navigation.state === 'idle') startTransition(takeTurn);
      }),
    [router],
  );
  useEffect(() => {
    if (!isHydrated) return;
    // The remaining presses wait until the navigation that the last press started has ended. If no presses remain, the
    // page is interactive at once.
    const isWaiting = (window.earlyEvents?.size ?? 0) > 0 && router.state.navigation.state !== 'idle';
    if (!isWaiting && pressNext(window)) startTransition(takeTurn);
  }, [isHydrated, router, turn]);
  return children;
}
