'use client';

import { useSyncExternalStore } from 'react';
import { onDemand, useOnDemand } from '../OnDemand/onDemand.ts';
import { usePrimitiveMessages } from '../UiProvider/context.ts';
import * as styles from './Toast.css.ts';
import { pendingToasts } from './pendingToasts.ts';

/**
 * `show` reports a success in a sentence. A failure is shown where it occurred, and stays there, unless the user has left. A
 * toast with a `topic` replaces the one before about the same: two that contradict each other never stand together.
 */
export function useToast() {
  return toaster;
}

const toaster = { show: pendingToasts.add };

const loadedToasts = onDemand(() => import('./Toasts.tsx'));

/**
 * Where toasts appear; once per app. Each closes after 3 seconds, waits while it is hovered or has the focus, and is
 * announced politely. F6 moves the focus to it.
 *
 * @use To say that something succeeded, after which there is nothing to do.
 * @instead {@link Notice} for what must be read. {@link ErrorState} or the form for a failure: it stays where it
 *   happened.
 * @content One sentence in the past tense: 'Application submitted!'.
 * @screenreader button: dismisses it.
 */
export function ToastRegion() {
  const messages = usePrimitiveMessages();
  const isNeeded = useSyncExternalStore(pendingToasts.subscribe, pendingToasts.areAny, () => false);
  const toasts = useOnDemand(loadedToasts, isNeeded);
  if (toasts) return <toasts.Toasts />;
  // What the library renders as long as there is no toast.
  return (
    <div
      role="region"
      tabIndex={-1}
      aria-live="polite"
      aria-atomic={false}
      aria-relevant="additions text"
      aria-label={messages.notifications}
      className={styles.viewport}
    />
  );
}
