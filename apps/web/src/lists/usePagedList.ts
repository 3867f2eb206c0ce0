import { useToast } from '@skillharbor/ui/primitives';
import type { Loadable, Pages } from '@skillharbor/ui/primitives';
import { hashKey, useQueries } from '@tanstack/react-query';
import type { QueryKey, UseQueryOptions } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import type { LoadMessages } from '../app/errors.ts';
import { useLoadable } from '../loading/useLoadable.ts';
import { useHistoryState } from '../navigation/useHistoryState.ts';
import { hasNext, itemsOf } from './pagedList.ts';
import type { Page } from './pagedList.ts';

interface Addresses {
  /** The page at which the shown list starts, counted from 1. */
  from: number;
  /** Returns the URL of the list that starts at this page. */
  hrefOf: (page: number) => string;
}

interface PagedList<Item, First> {
  first: Loadable<First>;
  /** All loaded items without duplicates. It is empty until the first page has loaded. */
  items: Item[];
  pages: Pages;
}

/** Returns the name of the history state that stores how many pages of a list are shown. */
export function pagesStateOf(queryKey: QueryKey): string {
  return `pages ${hashKey(queryKey)}`;
}

/**
 * Manages a paged list. Next appends a page at the end, and Previous removes it again. The number of pages survives a
 * visit to an item's page and a reload. While all pages of another list or order are loading, the previous list stays.
 * `query` returns the query of a page, counted from 1; the loader runs the query of the first page. If pages have URLs,
 * the list may start at a later page and links to the other pages.
 */
export function usePagedList<
  Item extends { id: number | string },
  First extends Page<Item>,
  Key extends QueryKey,
>(
  query: (page: number) => UseQueryOptions<First, Error, First, Key>,
  messages: LoadMessages,
  addresses?: Addresses,
): PagedList<First['results'][number], First> {
  const from = addresses?.from ?? 1;
  const first = useLoadable(query(from), messages);
  const name = pagesStateOf(query(from).queryKey);
  const [wanted, setWanted] = useHistoryState(name, 1);
  const later = useQueries({
    queries: Array.from({ length: wanted - 1 }, (_, index) => ({
      ...query(from + index + 1),
      // After going back, the cached pages are shown at once and then refreshed.
      staleTime: 0,
      retryOnMount: true,
    })),
  });
  const toast = useToast();

  const loaded: First[] = first.status === 'ready' && !first.isStandIn ? [first.data] : [];
  for (const { data } of later) {
    if (data === undefined || !hasNext(loaded)) break;
    loaded.push(data);
  }
  const missing = hasNext(loaded) ? later[loaded.length - 1] : undefined;
  const hasFailed = missing?.isError ?? false;
  const isGrowing = missing !== undefined && !hasFailed;

  const [cached, setCached] = useState<{ name: string; pages: readonly First[] }>({ name, pages: [] });
  const [cachedFirst] = cached.pages;
  const isComing = first.isStandIn || (isGrowing && cached.name !== name && cachedFirst !== undefined);
  if (!isComing && !(cached.name === name && isSame(cached.pages, loaded)))
    setCached({ name, pages: loaded });
  const shown = isComing ? cached.pages : loaded;
  const canGrow = hasNext(shown);

  const giveUp = useEffectEvent(() => {
    toast.show(messages.other);
    setWanted(() => Math.max(loaded.length, 1));
  });
  useEffect(() => {
    if (hasFailed) giveUp();
  }, [hasFailed]);

  const pending = isGrowing && !isComing;
  const show = (pages: number) => () => setWanted(() => pages);
  const grow = show(shown.length + 1);
  const next = addresses ? { href: addresses.hrefOf(from + shown.length), onFollow: grow } : grow;
  return {
    first: isComing && cachedFirst ? { status: 'ready', data: cachedFirst } : first,
    items: itemsOf(shown),
    pages: {
      pending,
      ...(shown.length > 1 && { previous: show(shown.length - 1) }),
      ...(shown.length === 1 && addresses && from > 1 && { previous: { href: addresses.hrefOf(from - 1) } }),
      ...(canGrow && !pending && { next }),
    },
  };
}

function isSame(pages: readonly unknown[], others: readonly unknown[]): boolean {
  return pages.length === others.length && pages.every((page, index) => page === others[index]);
}
