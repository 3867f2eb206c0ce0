import { useSyncExternalStore } from 'react';
import { useApp } from '../app/useApp.ts';
import { useUser } from '../session/useUser.ts';
import { savedItemsOf } from '../storage/savedItems.ts';
import type { SavedItem } from '../storage/savedItems.ts';

const none: readonly SavedItem[] = [];

/**
 * Returns the items that the current user has saved on this device. The result is empty on a server and during
 * hydration.
 */
export function useSavedItems() {
  const saved = savedItemsOf(useApp().device);
  const owner = useUser()?.pk ?? null;
  const all = useSyncExternalStore(saved.subscribe, saved.get, () => none);
  const find = (kind: SavedItem['kind'], id: number) =>
    all.find((item) => item.owner === owner && item.kind === kind && item.id === id);
  return {
    owner,
    all,
    find,
    /** Saves a change on this device. Fields that are not given do not change. */
    change: (
      item: Pick<SavedItem, 'kind' | 'id' | 'name'> & Partial<Pick<SavedItem, 'isSaved' | 'note' | 'list'>>,
    ) => {
      const { isSaved = true, note = null, list = null } = find(item.kind, item.id) ?? {};
      saved.put({ owner, isSaved, note, list, ...item, at: new Date().toISOString() });
    },
  };
}
