import { useSyncExternalStore } from 'react';
import { useApp } from '../app/useApp.ts';
import { hasShape } from '../storage/hasShape.ts';
import { usePlaceKey } from './usePlaceKey.ts';

type State<T> = [value: T, change: (by: (before: T) => T) => void];

/**
 * State that belongs to an entry of the browser's history: it is still there after going back or a reload. `name` tells
 * the states of one page apart. For small values, and nothing personal.
 */
export function useHistoryState<T>(name: string, initial: T): State<T> {
  const { tabMemory } = useApp();
  const key = stateKey(usePlaceKey(), name);
  const read = () => tabMemory.get(key);
  const kept = useSyncExternalStore(tabMemory.subscribe, read, () => undefined);
  const usable = (value: unknown) => (hasShape(value, initial) ? value : initial);
  return [usable(kept), (by) => tabMemory.set(key, by(usable(read())))];
}

/** Where the memory of the tab keeps it. */
export function stateKey(place: string, name: string): string {
  return `${place} ${name}`;
}
