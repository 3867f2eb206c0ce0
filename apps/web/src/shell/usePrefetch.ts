import { useEffect, useRef } from 'react';
import { useApp } from '../app/useApp.ts';

/** The time for which the pointer must rest on a link before its page is prefetched, in milliseconds. */
const HOVER_MS = 50;

/** Returns the event handlers of a link that prefetch its page when the user is about to follow it. */
export function usePrefetch(path: string) {
  const { prefetch } = useApp();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const cancel = () => clearTimeout(timer.current);
  useEffect(() => () => clearTimeout(timer.current), []);

  return {
    onPointerEnter() {
      cancel();
      timer.current = setTimeout(() => prefetch(path), HOVER_MS);
    },
    onPointerLeave: cancel,
    onFocus: () => prefetch(path),
    onTouchStart: () => prefetch(path),
  };
}
