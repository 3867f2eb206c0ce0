import { useSyncExternalStore } from 'react';
import { useApp } from '../useApp.ts';
import { usePlaceKey } from './usePlaceKey.ts';

/**
 * State that is still there when somebody comes back to the same entry of the browser's history, until the page is
 * loaded anew. `name` tells several states of one page apart; the same name always holds the same type.
 */
export function useHistoryState<T>(name: string, initial: T): [T, (change: (before: T) => T) => void] {
  const { memory } = useApp();
  const key = `${usePlaceKey()} ${name}`;
  // The only writer of this key is below, with the same type.
  const read = () => memory.get(key) as T | undefined;
  const kept = useSyncExternalStore(memory.subscribe, read, () => undefined);
  return [kept ?? initial, (change) => memory.set(key, change(read() ?? initial))];
}
