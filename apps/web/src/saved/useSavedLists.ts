import type { SavedListState } from '@skillharbor/ui/forms';
import { useState } from 'react';
import { useSavedItems } from './useSavedItems.ts';

/**
 * Returns the list to which each saved job belongs. If the user chooses another list, the choice is saved on the device
 * at once.
 */
export function useSavedLists(): (of: { id: number; name: string; list: string }) => SavedListState {
  const { find, change } = useSavedItems();
  const [changed, setChanged] = useState<readonly number[]>([]);
  return ({ id, name, list }) => {
    const unsent = find('job', id)?.list ?? null;
    return {
      value: unsent ?? list,
      onChange: (next) => {
        setChanged([...changed, id]);
        change({ kind: 'job', id, name, list: next, isSaved: true });
      },
      saving: unsent !== null ? 'pending' : changed.includes(id) ? 'saved' : 'none',
    };
  };
}
