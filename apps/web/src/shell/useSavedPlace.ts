import { useIsHydrated } from '@skillharbor/ui/primitives';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { useApp } from '../app/useApp.ts';

/**
 * Restores the scroll position while the page grows. The router restores it only once, when the page may still be too
 * short because its data is loading. Restoring stops when the position is reached or the user interacts with the page.
 */
export function useSavedPlace() {
  const { savedOffset } = useApp();
  const { key } = useLocation();

  // The page that a server rendered lacks the parts that the user had opened or loaded, so it is only as long as on a
  // first visit.
  const isHydrated = useIsHydrated();

  useEffect(() => {
    const offset = isHydrated ? savedOffset() : null;
    return offset === null ? undefined : reach(offset);
  }, [isHydrated, key, savedOffset]);
}

/** After one of these events, the user no longer waits for the scroll position to be restored. */
const actions = ['wheel', 'touchmove', 'pointerdown', 'keydown'];

/** Scrolls to `offset`, in pixels from the top of the page, as soon as possible. Returns a function that stops it. */
function reach(offset: number): () => void {
  const done = new AbortController();
  const growing = new ResizeObserver(() => {
    window.scrollTo(0, offset);
    // Browsers round scroll offsets.
    if (Math.abs(window.scrollY - offset) <= 1) done.abort();
  });
  const { signal } = done;
  signal.addEventListener('abort', () => growing.disconnect());
  for (const action of actions)
    window.addEventListener(action, () => done.abort(), { signal, passive: true });
  growing.observe(document.body);
  return () => done.abort();
}
