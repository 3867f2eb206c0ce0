'use client';

import { useEffect, useState, useSyncExternalStore } from 'react';
import { ChunkError } from './ChunkError.ts';
import { whenIntended } from './whenIntended.ts';

/** Code that a page loads only when it is needed. */
export interface OnDemand<Module> {
  /** Loads the module once. If loading failed, another call tries again. */
  load: () => Promise<void>;
  /** Returns the module, or undefined until the module has loaded. */
  get: () => Module | undefined;
  /** Calls the listener when the module has loaded. */
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
 * Returns the module, or undefined until the module has loaded, on a server, and during hydration. The module loads
 * when it is needed, or earlier when the user is about to use a control of the page. If a needed module fails to load,
 * the error is thrown for the next error boundary.
 */
export function useOnDemand<Module>(part: OnDemand<Module>, needed: boolean): Module | undefined {
  const [error, setError] = useState<unknown>(null);
  const module = useSyncExternalStore(part.subscribe, part.get, () => undefined);
  useEffect(() => whenIntended(() => prefetch(part)), [part]);
  useEffect(() => {
    if (needed) part.load().catch(setError);
  }, [needed, part]);
  if (error !== null) throw error;
  return module;
}

/**
 * Loads a module that the user will probably need next. A failure is ignored here, because the module is loaded again
 * when it is needed.
 */
export function prefetch(part: OnDemand<unknown>): void {
  part.load().catch(() => undefined);
}
