'use client';

import { useEffect, useSyncExternalStore } from 'react';
import { usePrimitiveMessages } from '../../messages/usePrimitiveMessages.ts';
import { onDemand, prefetch, useOnDemand } from '../OnDemand/onDemand.ts';
import { wantsLittleData } from '../OnDemand/wantsLittleData.ts';
import * as styles from './Toast.css.ts';
import { pendingToasts } from './pendingToasts.ts';

/**
 * Returns the toaster, whose `show` function reports a success in one sentence. A failure is shown where it occurred
 * and needs no toast, unless the user has left that page. A toast with a `topic` replaces an earlier toast with the
 * same topic, so that two contradictory toasts are never shown together.
 */
export function useToast() {
  return toaster;
}

const toaster = { show: pendingToasts.add };

const loadedToasts = onDemand(() => import('./Toasts.tsx'));

/**
 * Shows toasts. Render it once in an app. A toast closes after 3 seconds, but not while it is hovered or has the focus,
 * and is announced politely. F6 moves the focus to it.
 *
 * @use To report a success, if the user has nothing more to do.
 * @instead {@link Notice} for information that must be read. {@link ErrorState} or the form for a failure, which stays
 *   where it happened.
 * @content One sentence in the past tense: 'Application submitted!'.
 * @screenreader button: dismisses it.
 */
export function ToastRegion() {
  const messages = usePrimitiveMessages();
  const isNeeded = useSyncExternalStore(pendingToasts.subscribe, pendingToasts.areAny, () => false);
  const toasts = useOnDemand(loadedToasts, isNeeded);
  // A toast may report that the connection is lost, when its code could no longer load. So the code loads when the user
  // first presses anything.
  useEffect(() => {
    if (wantsLittleData()) return undefined;
    const over = new AbortController();
    for (const type of ['pointerdown', 'keydown'])
      document.addEventListener(type, () => prefetch(loadedToasts), { signal: over.signal, passive: true });
    return () => over.abort();
  }, []);
  if (toasts) return <toasts.Toasts />;
  // Until the first toast, renders an element that looks like the library's region, without loading the library.
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
