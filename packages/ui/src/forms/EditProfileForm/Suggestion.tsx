'use client';

import { useId, useLayoutEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { useFreelancerMessages } from '../../messages/useFreelancerMessages.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { Inline } from '../../primitives/Inline/Inline.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import type { EditProfileValues } from './editProfileValues.ts';
import type { ResumeField } from './fillFromResume.ts';
import * as styles from './Suggestion.css.ts';
import type { FieldSuggestion } from './suggestions.ts';

type Changes = FieldSuggestion['changes'];

type Decision =
  | { kind: 'open' }
  /** The values of the field before and after the suggestion was used. */
  | { kind: 'used'; before: Changes; after: Changes }
  | { kind: 'left out' };

export interface SuggestionProps {
  field: ResumeField;
  /** The suggestion from the resume, or undefined if the field already has this value. */
  suggestion: FieldSuggestion | undefined;
  values: EditProfileValues;
  onChange: (changes: Changes) => void;
}

/** Shows the suggestion from a resume below its field. The user can use or dismiss the suggestion, and undo either. */
export function Suggestion({ field, suggestion, values, onChange }: SuggestionProps) {
  const { labels, suggestions: messages } = useFreelancerMessages().editProfile;
  const id = useId();
  const [decision, setDecision] = useState<Decision>({ kind: 'open' });
  const firstButton = useRef<HTMLButtonElement>(null);
  const isPressed = useRef(false);

  // Another button replaces the pressed one, and takes the focus.
  useLayoutEffect(() => {
    if (isPressed.current) firstButton.current?.focus();
    isPressed.current = false;
  }, [decision]);

  const decide = (next: Decision, changes?: Changes) => {
    isPressed.current = true;
    setDecision(next);
    if (changes) onChange(changes);
  };

  const group = (children: ReactNode) => (
    <div role="group" aria-labelledby={id} className={styles.suggestion}>
      <Stack space="8">
        <Text size="small" tone="muted" id={id}>
          {messages.of(labels[field])}
        </Text>
        {children}
      </Stack>
    </div>
  );

  if (decision.kind === 'open') {
    if (!suggestion) return null;
    const { texts, changes } = suggestion;
    const replaces = field !== 'skills' && values[field].trim() !== '';
    return group(
      <>
        <Text>
          <bdi>{texts.join(' · ')}</bdi>
        </Text>
        <Inline space="8">
          <Button
            ref={firstButton}
            onClick={() =>
              decide({ kind: 'used', before: { [field]: values[field] }, after: changes }, changes)
            }
          >
            {replaces ? messages.replace : messages.use}
          </Button>
          <Button variant="quiet" onClick={() => decide({ kind: 'left out' })}>
            {messages.leaveOut}
          </Button>
        </Inline>
      </>,
    );
  }

  // Undoing is no longer offered if the user has changed the text, because the change would be lost.
  if (decision.kind === 'used' && String(values[field]) !== String(decision.after[field])) return null;
  return group(
    <Inline space="8">
      <Text>{decision.kind === 'used' ? messages.used : messages.leftOut}</Text>
      <Button
        ref={firstButton}
        variant="quiet"
        onClick={() => decide({ kind: 'open' }, decision.kind === 'used' ? decision.before : undefined)}
      >
        {messages.undo}
      </Button>
    </Inline>,
  );
}
