'use client';

import { useState } from 'react';
import { useSavedMessages } from '../../messages/useSavedMessages.ts';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { TextField } from '../../primitives/TextField/TextField.tsx';
import type { SavedNoteState } from './SavedNote.tsx';

export interface SavedListState extends Pick<SavedNoteState, 'saving'> {
  /** The name of the list, or '' for none. */
  value: string;
  onChange: (list: string) => void;
}

export interface SavedListFieldProps extends SavedListState {
  /** The end of the label for screen readers, which names the saved job. */
  about: string;
  /** The names of the existing lists. */
  names: readonly string[];
}

/** The maximum length of a list's name, according to the contract. */
const MAX_LENGTH = 40;

/**
 * Takes the name of the list for a saved job. The name is saved when the user leaves the field or presses Enter. While
 * the user types, it is not saved, because each unfinished name would become a list.
 *
 * @use In a list of saved jobs.
 * @keyboard Enter: saves the name.
 * @screenreader combobox: which job is put into the list, and the lists that exist.
 * @screenreader status: whether the name is saved.
 */
export function SavedListField({ about, names, value, onChange, saving }: SavedListFieldProps) {
  const messages = useSavedMessages();
  const [typed, setTyped] = useState<string>();
  const isTooLong = (typed ?? '').trim().length > MAX_LENGTH;
  const save = () => {
    if (typed === undefined || isTooLong) return;
    setTyped(undefined);
    if (typed.trim() !== value) onChange(typed.trim());
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <Stack space="4">
        <TextField
          label={messages.list.label}
          about={about}
          name="list"
          suggestions={names}
          value={typed ?? value}
          errors={isTooLong ? [messages.list.tooLong(String(MAX_LENGTH))] : []}
          onChange={setTyped}
          onLeave={save}
        />
        {/* The element is always rendered, so that screen readers announce its text. */}
        <div role="status">
          {saving !== 'none' && (
            <Text size="small" tone="muted">
              {messages.note[saving]}
            </Text>
          )}
        </div>
      </Stack>
    </form>
  );
}
