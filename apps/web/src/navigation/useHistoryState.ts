import { useSyncExternalStore } from 'react';
import { useApp } from '../app/useApp.ts';
import { hasShape } from '../storage/hasShape.ts';
import { usePlaceKey } from './usePlaceKey.ts';

type State<T> = [value: T, change: (by: (before: T) => T) => void];

/**
 * Stores state for an entry of the browser's history, so that it survives going back and a reload. `name` distinguishes
 * the states of one page. The state must be small and contain no personal data.
 */
export function useHistoryState<T>(name: string, initial: T): State<T> {
  const { tabMemory } = useApp();
  const key = stateKey(usePlaceKey(), name);
  const read = () => tabMemory.get(key);
  const saved = useSyncExternalStore(tabMemory.subscribe, read, () => undefined);
  const usable = (value: unknown) => (hasShape(value, initial) ? value : initial);
  return [usable(saved), (by) => tabMemory.set(key, by(usable(read())))];
}

/** Returns the key under which the tab's storage saves the state. */
export function stateKey(place: string, name: string): string {
  return `${place} ${name}`;
}
