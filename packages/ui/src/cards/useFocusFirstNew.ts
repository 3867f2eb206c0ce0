'use client';

import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';

/**
 * Moves the focus in a list of cards to which a button adds pages. The button that loads the next page
 * disappears and loses the focus. When the page has arrived, the link of its first card gets the focus.
 *
 * @param ids the ids of the cards, in order
 * @param pending whether a page is loading
 * @returns the ref for the element around the list
 */
export function useFocusFirstNew(ids: readonly number[], pending: boolean): RefObject<HTMLDivElement | null> {
  const list = useRef<HTMLDivElement>(null);
  const known = useRef<ReadonlySet<number>>(null);

  useEffect(() => {
    if (pending) {
      known.current ??= new Set(ids);
      return;
    }
    const before = known.current;
    known.current = null;
    // If the user has moved the focus in the meantime, it stays where it is.
    if (before === null || document.activeElement !== document.body) return;
    const first = ids.findIndex((id) => !before.has(id));
    list.current?.querySelectorAll('article')[first]?.querySelector('a')?.focus();
  }, [ids, pending]);

  return list;
}
