import type { SavedNoteState } from '@skillharbor/ui/forms';
import { useState } from 'react';
import type { SavedItem } from '../storage/savedItems.ts';
import { useSavedItems } from './useSavedItems.ts';

/** Returns the note on each saved item. Typed text is saved on the device at once. */
export function useSavedNotes(
  kind: SavedItem['kind'],
  { mayWrite }: { mayWrite: boolean },
): (of: { id: number; name: string; note: string }) => SavedNoteState {
  const { owner, find, change } = useSavedItems();
  const [typed, setTyped] = useState<Readonly<Record<number, string>>>({});
  return ({ id, name, note }) => {
    const unsent = find(kind, id)?.note ?? null;
    const isPending = owner !== null && unsent !== null;
    return {
      value: typed[id] ?? unsent ?? note,
      onChange: mayWrite
        ? (text) => {
            setTyped({ ...typed, [id]: text });
            change({ kind, id, name, note: text, isSaved: true });
          }
        : null,
      saving: isPending ? 'pending' : typed[id] === undefined ? 'none' : 'saved',
    };
  };
}
