import type { SavedListState } from '@skillharbor/ui/forms';
import { useState } from 'react';
import { useSavedItems } from './useSavedItems.ts';

/** Returns the state of the list of each saved job. A change is on the device at once. */
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
