'use client';

import { useEffect, useState, useSyncExternalStore } from 'react';
import { ChunkError } from './ChunkError.ts';
import { whenIdle } from './whenIdle.ts';

/** Code that a page loads when it is needed, instead of with the page. */
export interface OnDemand<Module> {
  /** Loads the module once; after a failure, once more. */
  load: () => Promise<void>;
  /** The module, once it is there. */
  get: () => Module | undefined;
  /** Calls back when the module is there. */
  subscribe: (listener: () => void) => () => void;
}

export function onDemand<Module>(importModule: () => Promise<Module>): OnDemand<Module> {
  let module: Module | undefined;
  let loading: Promise<void> | undefined;
  const listeners = new Set<() => void>();

  async function load() {
    try {
      module = await importModule();
    } catch (error) {
      loading = undefined;
      throw new ChunkError(error);
    }
    for (const listener of listeners) listener();
  }

  return {
    load: () => (loading ??= load()),
    get: () => module,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

/**
 * The module, once it is there; undefined on a server and while hydrating, where it never is. It loads when it is
 * needed, or else when the browser has nothing more important to do. A failure to load what is needed is thrown, for
 * the next error boundary.
 */
export function useOnDemand<Module>(part: OnDemand<Module>, needed: boolean): Module | undefined {
  const [error, setError] = useState<unknown>(null);
  const module = useSyncExternalStore(part.subscribe, part.get, () => undefined);
  usePrefetch(part);
  useEffect(() => {
    if (needed) part.load().catch(setError);
  }, [needed, part]);
  if (error !== null) throw error;
  return module;
}

/** Loads it when the browser has nothing more important to do. */
export function usePrefetch(part: OnDemand<unknown>): void {
  useEffect(() => whenIdle(() => prefetch(part)), [part]);
}

/** Loads what the user is likely to need next. A failure matters, and is tried again, once it is needed. */
export function prefetch(part: OnDemand<unknown>): void {
  part.load().catch(() => undefined);
}
