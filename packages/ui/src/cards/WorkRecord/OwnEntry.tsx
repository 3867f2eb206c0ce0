'use client';

import type { Role, WorkRecordEntry, WorkRecordStep } from '@skillharbor/contract';
import { noCompany } from '@skillharbor/prose';
import type { ReactNode } from 'react';
import { useWorkRecordMessages } from '../../messages/useWorkRecordMessages.ts';
import { Badge } from '../../primitives/Badge/Badge.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { Card } from '../../primitives/Card/Card.tsx';
import { Inline } from '../../primitives/Inline/Inline.tsx';
import { Notice } from '../../primitives/Notice/Notice.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import type { Submission } from '../../primitives/state.ts';
import { Said } from './Said.tsx';
import { foot } from './WorkRecord.css.ts';

export interface OwnEntryProps {
  /** The entry of the work record. */
  entry: WorkRecordEntry;
  /** The role of the reader, who wrote the entry or is its subject. */
  reader: Role;
  /** The state of the last request, if that request was about this entry. */
  submission: Submission;
  /**
   * Called with a step, such as confirming or hiding the entry. It is null for a team member with the role of reader,
   * who may not change anything.
   */
  onStep: ((step: WorkRecordStep) => void) | null;
  /** A further button for the entry's author, such as the one that changes the sentence. Other readers do not see it. */
  action?: ReactNode;
}

/**
 * Shows an entry of the work record to its author or its subject: whether others see it, and what the reader can do
 * about it.
 *
 * @use On the page of an agreement, and in the list of the reader's own entries.
 * @screenreader button: what it does, and which sentence it is about.
 * @screenreader alert: that a step could not be saved.
 */
export function OwnEntry({ entry, reader, submission, onStep, action }: OwnEntryProps) {
  const messages = useWorkRecordMessages();
  const { author_name, subject_name, job_title, version, actions } = entry;
  const called = (name: string) => (name === noCompany ? messages.client : name);
  const about = messages.ofEntry(called(author_name), called(subject_name), job_title);
  const isPending = submission.status === 'submitting';
  const state = stateOf(entry);
  return (
    <Card as="article">
      <Stack space="16">
        <Said
          item={entry}
          other={{ name: entry.about === reader ? author_name : subject_name, href: null }}
        />
        <Stack space="8" align="start">
          <Badge tone={state === 'shown' ? 'positive' : 'neutral'}>{messages.states[state]}</Badge>
          <Text size="small" tone="muted">
            {messages.now[whatHolds(entry, reader)]}
          </Text>
        </Stack>
        {submission.status === 'failed' && (
          <Notice tone="critical">{submission.message ?? messages.stepFailed}</Notice>
        )}
        <div className={foot}>
          <Inline space="12">
            {onStep &&
              actions.map((one) => (
                <Button
                  key={one}
                  variant={one === 'confirm' ? 'primary' : undefined}
                  pending={isPending}
                  onClick={() => onStep(one === 'confirm' ? { action: one, version } : { action: one })}
                >
                  {messages.actions[one]}
                  <VisuallyHidden>{about}</VisuallyHidden>
                </Button>
              ))}
            {action}
          </Inline>
        </div>
      </Stack>
    </Card>
  );
}

function stateOf({ is_confirmed, hidden_by }: WorkRecordEntry) {
  if (hidden_by.length > 0) return 'hidden';
  return is_confirmed ? 'shown' : 'proposed';
}

/** Returns the text that explains the state of the entry to the reader. */
function whatHolds(entry: WorkRecordEntry, reader: Role) {
  const state = stateOf(entry);
  if (state === 'hidden') return entry.hidden_by.includes(reader) ? 'hiddenByYou' : 'hiddenByOther';
  if (state === 'shown') return 'shown';
  return entry.about === reader ? 'waitsForYou' : 'waitsForOther';
}
