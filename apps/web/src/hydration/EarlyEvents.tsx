import { useIsHydrated } from '@skillharbor/ui/primitives';
import { startTransition, useEffect, useReducer } from 'react';
import type { ReactNode } from 'react';
import type { DataRouter } from 'react-router-dom';
import { pressNext } from './pressNext.ts';

declare global {
  interface Window {
    /** The controls that were pressed before the app was there, by the script in index.html; null once the page is live. */
    earlyEvents?: Set<HTMLElement> | null;
  }
}

/** Whether what a server rendered is not live yet. */
export function isHydrating(): boolean {
  return window.earlyEvents !== null;
}

interface EarlyEventsProps {
  router: DataRouter;
  children: ReactNode;
}

/**
 * Repeats what the user pressed before the page was live, each press on the page as the one before left it. Around the
 * page: beside it, it would change the ids of `useId`, which the server numbered without it.
 */
export function EarlyEvents({ router, children }: EarlyEventsProps) {
  // Not before the forms have taken over what was typed.
  const isHydrated = useIsHydrated();
  const [turn, takeTurn] = useReducer((turns: number) => turns + 1, 0);

  // A turn begins when what the press and the router changed is on the page: React commits transitions of one moment together.
  useEffect(
    () =>
      router.subscribe(({ navigation }) => {
        if (isHydrating() && navigation.state === 'idle') startTransition(takeTurn);
      }),
    [router],
  );
  useEffect(() => {
    if (!isHydrated) return;
    // What is left waits for what the press before has begun. With nothing left, the page is live meanwhile.
    const isWaiting = (window.earlyEvents?.size ?? 0) > 0 && router.state.navigation.state !== 'idle';
    if (!isWaiting && pressNext(window)) startTransition(takeTurn);
  }, [isHydrated, router, turn]);
  return children;
}
