'use client';

import { useEffect, useRef, type RefObject } from 'react';

/**
 * For a list of cards that grows by pages. The button that asks for the next page is away while it loads, and the
 * focus with it: when the page has come, the focus goes to the link of its first card.
 *
 * @param ids of the cards, in their order
 * @param pending whether a page is loading
 * @returns for the element around the list
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
    // Whoever has moved on meanwhile is left where they are.
    if (before === null || document.activeElement !== document.body) return;
    const first = ids.findIndex((id) => !before.has(id));
    list.current?.querySelectorAll('article')[first]?.querySelector('a')?.focus();
  }, [ids, pending]);

  return list;
}
