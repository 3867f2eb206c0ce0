'use client';

import { useSyncExternalStore } from 'react';
import { usePrimitiveMessages } from '../../messages/usePrimitiveMessages.ts';
import { onDemand, useOnDemand } from '../OnDemand/onDemand.ts';
import * as styles from './Toast.css.ts';
import { pendingToasts } from './pendingToasts.ts';

/**
 * Returns the toaster, whose `show` reports a success in one sentence. A failure stays where it occurred and needs no
 * toast, unless the user has left that page. A toast with a `topic` replaces an earlier one with the same topic, so
 * that two contradictory toasts are never shown together.
 */
export function useToast() {
  return toaster;
}

const toaster = { show: pendingToasts.add };

const loadedToasts = onDemand(() => import('./Toasts.tsx'));

/**
 * Shows toasts, and is rendered once per app. A toast closes after 3 seconds, waits while it is hovered or has the
 * focus, and is announced politely. F6 moves the focus to it.
 *
 * @use To say that something succeeded, if the user has nothing more to do.
 * @instead {@link Notice} for information that must be read. {@link ErrorState} or the form for a failure, which stays
 *   where it happened.
 * @content One sentence in the past tense: 'Application submitted!'.
 * @screenreader button: dismisses it.
 */
export function ToastRegion() {
  const messages = usePrimitiveMessages();
  const isNeeded = useSyncExternalStore(pendingToasts.subscribe, pendingToasts.areAny, () => false);
  const toasts = useOnDemand(loadedToasts, isNeeded);
  if (toasts) return <toasts.Toasts />;
  // While there is no toast, renders the same element as the library, without loading the library.
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
