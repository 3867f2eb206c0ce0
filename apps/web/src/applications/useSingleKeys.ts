import { useSyncExternalStore } from 'react';
import { useApp } from '../app/useApp.ts';

const KEY = 'single keys';

/** Returns whether single-key shortcuts are on, and a function that switches them for this tab. */
export function useSingleKeys(): { on: boolean; onSwitch: (on: boolean) => void } {
  const { tabMemory } = useApp();
  const saved = useSyncExternalStore(
    tabMemory.subscribe,
    () => tabMemory.get(KEY),
    () => undefined,
  );
  return { on: saved !== false, onSwitch: (on) => tabMemory.set(KEY, on) };
}
