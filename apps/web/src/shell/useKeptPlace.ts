import { useIsHydrated } from '@skillharbor/ui/primitives';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { useApp } from '../app/useApp.ts';

/**
 * The router returns to the place that a page had, but the page may still be too short for it while its data is on its
 * way. Goes there again as the page grows, until the place is reached or the user does something else.
 */
export function useKeptPlace() {
  const { keptOffset } = useApp();
  const { key } = useLocation();

  // What a server rendered is as long as on a first visit, whatever the user had opened or loaded.
  const isHydrated = useIsHydrated();

  useEffect(() => {
    const offset = isHydrated ? keptOffset() : null;
    return offset === null ? undefined : reach(offset);
  }, [isHydrated, key, keptOffset]);
}

/** What a user does instead of waiting for the place. */
const actions = ['wheel', 'touchmove', 'pointerdown', 'keydown'];

/** `offset` is in pixels from the top of the page. Returns the way to give up. */
function reach(offset: number): () => void {
  const done = new AbortController();
  const growing = new ResizeObserver(() => {
    window.scrollTo(0, offset);
    // Browsers round offsets.
    if (Math.abs(window.scrollY - offset) <= 1) done.abort();
  });
  const { signal } = done;
  signal.addEventListener('abort', () => growing.disconnect());
  for (const action of actions)
    window.addEventListener(action, () => done.abort(), { signal, passive: true });
  growing.observe(document.body);
  return () => done.abort();
}
