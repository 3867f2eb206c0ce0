import { useEffect, useRef } from 'react';
import { useApp } from '../app/useApp.ts';

/** A pointer that rests on a link this long, in milliseconds, is about to press it. */
const HOVER_MS = 50;

/** The handlers of a link that loads its page as soon as the user is about to follow it. */
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
