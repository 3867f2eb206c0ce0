/** Stores the latest data from the user's events, for all pages of the app. */
import type { QueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { useApp } from '../app/useApp.ts';

export interface Live {
  /**
   * `live`: events announce changes, so pages need not poll. `lost`: there is no stream, so pages poll. `unknown`: the
   * first stream has neither begun nor failed.
   */
  status: 'unknown' | 'live' | 'lost';
  /** The number of conversations with unread messages, according to the last event. */
  unread: number;
  /** The number of unread notifications, according to the last event. */
  notifications: number;
}

/** The state before the first event. */
export const unknown: Live = { status: 'unknown', unread: 0, notifications: 0 };

interface Store {
  live: Live;
  listeners: Set<() => void>;
}

// The store is not a query, because a query without a fetch function is inactive and is removed after a write.
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

/** Calls the listener after each event with the latest data. */
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
