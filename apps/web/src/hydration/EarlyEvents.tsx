import { useIsHydrated } from '@skillharbor/ui/primitives';
import { useEffect } from 'react';
import type { ReactNode } from 'react';

declare global {
  interface Window {
    /** The elements that were used before the app was there, by the script in index.html; null once it is. */
    earlyEvents?: Map<HTMLElement, HTMLElement | null> | null;
  }
}

/** Whether what a server rendered is not live yet. */
export function isHydrating(): boolean {
  return window.earlyEvents !== null;
}

/**
 * Repeats what the user did before the page was hydrated: presses of buttons, and forms that were sent. Around the page:
 * beside it, it would change the ids of `useId`, which the server numbered without it.
 */
export function EarlyEvents({ children }: { children: ReactNode }) {
  // Not before the forms have taken over what was typed.
  const isHydrated = useIsHydrated();
  useEffect(() => {
    if (!isHydrated) return;
    const events = window.earlyEvents ?? [];
    window.earlyEvents = null;
    for (const [target, submitter] of events) {
      if (!target.isConnected) continue;
      if (target instanceof HTMLFormElement) target.requestSubmit(submitter);
      else target.click();
    }
  }, [isHydrated]);
  return children;
}
