/** Holds what the events of the user say, for all pages of the app. */
import type { QueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { useApp } from '../app/useApp.ts';

export interface Live {
  /**
   * `live`: events announce changes, so pages need not ask for them. `lost`: there is no stream, so pages ask from
   * time to time. `unknown`: the first stream has neither begun nor failed.
   */
  status: 'unknown' | 'live' | 'lost';
  /** The number of conversations in which the user has something to read, as the last event said. */
  unread: number;
  /** The number of notifications that the user has not read, as the last event said. */
  notifications: number;
}

/** What is known before the first event. */
export const unknown: Live = { status: 'unknown', unread: 0, notifications: 0 };

interface Store {
  live: Live;
  listeners: Set<() => void>;
}

// The store is not a query, because a query that is never fetched counts as inactive and is removed after a write.
const stores = new WeakMap<QueryClient, Store>();

function storeOf(queries: QueryClient): Store {
  const store = stores.get(queries) ?? { live: unknown, listeners: new Set() };
  stores.set(queries, store);
  return store;
}

export function changeLive(queries: QueryClient, change: Partial<Live>): void {
  const store = storeOf(queries);
  store.live = { ...store.live, ...change };
  for (const listener of store.listeners) listener();
}

/** Calls back with what the events say after each of them. */
export function onLive(queries: QueryClient, listener: (live: Live) => void): void {
  const store = storeOf(queries);
  store.listeners.add(() => listener(store.live));
}

export function useLive(): Live {
  const { queries } = useApp();
  const store = storeOf(queries);
  return useSyncExternalStore(
    (listener) => {
      store.listeners.add(listener);
      return () => void store.listeners.delete(listener);
    },
    () => store.live,
    () => unknown,
  );
}
