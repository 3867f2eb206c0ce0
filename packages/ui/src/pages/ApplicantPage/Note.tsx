'use client';

import { noteInputRules } from '@skillharbor/contract';
import { useClientMessages } from '../../messages/useClientMessages.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { TextArea } from '../../primitives/TextArea/TextArea.tsx';
import { note as noteStyle } from './ApplicantPage.css.ts';

export interface NoteProps {
  value: string;
  onChange: (note: string) => void;
  /** Says how far saving the last change has got. */
  saving: 'none' | 'saving' | 'saved' | 'failed';
  onRetry: () => void;
}

/** Takes the client's private note about the applicant. */
export function Note({ value, onChange, saving, onRetry }: NoteProps) {
  const messages = useClientMessages().review.note;
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
