'use client';

import { noteInputRules } from '@skillharbor/contract';
import type { Application } from '@skillharbor/contract';
import { useClientMessages } from '../../messages/useClientMessages.ts';
import { useTeamMessages } from '../../messages/useTeamMessages.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { Prose } from '../../primitives/Prose/Prose.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { TextArea } from '../../primitives/TextArea/TextArea.tsx';
import { note as noteStyle } from './ApplicantPage.css.ts';

export interface NoteProps {
  value: string;
  onChange: (note: string) => void;
  /** The state of the request that saves the note. */
  saving: 'none' | 'saving' | 'saved' | 'failed';
  onRetry: () => void;
}

/**
 * Takes the client's private note about the applicant.
 *
 * @param props.by the first name of the colleague who wrote the note, or null if the user wrote it
 */
export function Note({ value, by, onChange, saving, onRetry }: NoteProps & { by: string | null }) {
  const messages = useClientMessages().review.note;
  const team = useTeamMessages();
  return (
    <div className={noteStyle}>
      <TextArea
        label={messages.label}
        hint={messages.hint}
        name="note"
        rows={3}
        maxLength={noteInputRules.note.maxLength}
        value={value}
        onChange={onChange}
      />
      {by !== null && value !== '' && saving === 'none' && (
        <Text size="small" tone="muted">
          {team.noteBy(by)}
        </Text>
      )}
      {/* The element is always rendered, so that screen readers announce its text. */}
      <div role="status">
        {saving !== 'none' && (
          <Text size="small" tone={saving === 'failed' ? 'critical' : 'muted'}>
            {messages[saving]}
          </Text>
        )}
      </div>
      {saving === 'failed' && <Button onClick={onRetry}>{messages.retry}</Button>}
    </div>
  );
}

/** Shows the note to a team member with the role of reader, who cannot change it. */
export function SavedNote({ application: { note, noted_by: by } }: { application: Application }) {
  const messages = useClientMessages().review.note;
  const team = useTeamMessages();
  if (!note) return null;
  return (
    <div className={noteStyle}>
      <Heading level={2} size="tiny">
        {messages.label}
      </Heading>
      <Prose>{note}</Prose>
      {by !== null && (
        <Text size="small" tone="muted">
          {team.noteBy(by)}
        </Text>
      )}
    </div>
  );
}
