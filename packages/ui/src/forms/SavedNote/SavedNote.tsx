'use client';

import { savedInputRules as rules } from '@skillharbor/contract';
import { useSavedMessages } from '../../messages/useSavedMessages.ts';
import { Prose } from '../../primitives/Prose/Prose.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { TextArea } from '../../primitives/TextArea/TextArea.tsx';

export interface SavedNoteState {
  value: string;
  /** Called with the changed note. It is null for a team member with the role of reader, who cannot change the note. */
  onChange: ((note: string) => void) | null;
  /** `pending` means that the server does not have the latest text yet. */
  saving: 'none' | 'pending' | 'saved';
}

export interface SavedNoteProps extends SavedNoteState {
  /** The visible label of the field. */
  label: string;
  /** The end of the label for screen readers, which says what the note is about. */
  about: string;
}

/**
 * Takes the note on a saved job or freelancer. The note is saved automatically, so there is no button.
 *
 * @use In a list of saved jobs or freelancers.
 * @screenreader textbox: what the note is about.
 * @screenreader status: whether the note is saved.
 */
export function SavedNote({ label, about, value, onChange, saving }: SavedNoteProps) {
  const messages = useSavedMessages().note;
  if (onChange === null) return value === '' ? null : <Prose>{value}</Prose>;
  return (
    <Stack space="4">
      <TextArea
        label={label}
        about={about}
        name="note"
        rows={1}
        maxLength={rules.note.maxLength}
        value={value}
        onChange={onChange}
      />
      {/* The element is always rendered, so that screen readers announce its text. */}
      <div role="status">
        {saving !== 'none' && (
          <Text size="small" tone="muted">
            {messages[saving]}
          </Text>
        )}
      </div>
    </Stack>
  );
}
