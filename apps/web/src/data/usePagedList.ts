import type { Loadable, Pages } from '@skillharbor/ui/primitives';
import { useToast } from '@skillharbor/ui/primitives';
import { useEffect, useRef, useState } from 'react';
import { hasNext, itemsOf, type Page } from './pagedList.ts';
import { useHistoryState } from './useHistoryState.ts';
import { usePlaceKey } from './usePlaceKey.ts';

interface PagedListOptions<Item> {
  /** The first page, from the loader. */
  first: Loadable<Page<Item>>;
  /** Fetches a later page, counted from 1. */
  load: (page: number, signal: AbortSignal) => Promise<Page<Item>>;
  /** Said when a later page does not come. */
  failed: string;
}

/**
 * A list whose next page is added below, and dropped again by Previous. It survives going to an item and back.
 * `items` is everything shown, each once; nothing as long as the first page is not there.
 */
export function usePagedList<Item extends { id: number }>(
  options: PagedListOptions<Item>,
): { items: Item[]; pages: Pages } {
  const { first, load, failed } = options;
  const key = usePlaceKey();
  const [later, setLater] = useHistoryState<readonly Page<Item>[]>('later pages', []);
  const [pendingIn, setPendingIn] = useState<string>();
  const running = useRef<AbortController>(undefined);
  const toast = useToast();

  // Whoever goes elsewhere, or searches for something else, no longer wants the page that is on its way.
  useEffect(() => () => running.current?.abort(), [key]);

  const shown = first.status === 'ready' ? [first.data, ...later] : [];

  async function next() {
    const call = new AbortController();
    running.current = call;
    setPendingIn(key);
    try {
      const page = await load(shown.length + 1, call.signal);
      if (!call.signal.aborted) setLater((before) => [...before, page]);
    } catch {
      if (!call.signal.aborted) toast.show(failed);
    } finally {
      setPendingIn((current) => (current === key ? undefined : current));
    }
  }

  const pending = pendingIn === key;
  return {
    items: itemsOf(shown),
    pages: {
      pending,
      ...(later.length > 0 && { previous: () => setLater((before) => before.slice(0, -1)) }),
      ...(hasNext(shown) && !pending && { next: () => void next() }),
    },
  };
}
