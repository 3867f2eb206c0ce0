'use client';

import type { Agreement, Role, WorkRecordStep } from '@skillharbor/contract';
import { useState } from 'react';
import { usePartyName } from '../../cards/AgreementTerms/useAgreementWords.ts';
import { OwnEntry } from '../../cards/WorkRecord/OwnEntry.tsx';
import { SentenceForm } from '../../forms/SentenceForm/SentenceForm.tsx';
import type { SentenceFormProps } from '../../forms/SentenceForm/SentenceForm.tsx';
import { useWorkRecordMessages } from '../../messages/useWorkRecordMessages.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { Section } from '../../primitives/Section/Section.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import type { Submission } from '../../primitives/state.ts';

export interface Recording {
  /** The props that the page needs for the form of the reader's sentence. */
  form: Omit<SentenceFormProps, 'saved' | 'onCancel'>;
  /** The state of the last request, and the entry that it was about. */
  stepping: { submission: Submission; entryId: number | null };
  onStep: (entryId: number, step: WorkRecordStep) => void;
}

export interface WorkRecordSectionProps {
  agreement: Agreement;
  reader: Role;
  /** The form of the reader's sentence, and the state and the action of the entries. */
  recording: Recording;
  mayWrite: boolean;
}

/**
 * Lets both sides of finished work write one sentence about each other, and confirm or hide the other side's sentence.
 */
export function WorkRecordSection({ agreement, reader, recording, mayWrite }: WorkRecordSectionProps) {
  const messages = useWorkRecordMessages();
  const { form, stepping, onStep } = recording;
  const [isWriting, setIsWriting] = useState(form.draft !== undefined);
  const nameOf = usePartyName(agreement);
  const other = reader === 'client' ? 'freelancer' : 'client';
  const written = agreement.work_record.find(({ about }) => about === other);
  const hasOtherLeft = (other === 'client' ? agreement.client_name : agreement.freelancer_name) === null;

  // If the submission becomes idle after submitting, the sentence was saved, and the form closes.
  const [before, setBefore] = useState(form.submission.status);
  if (before !== form.submission.status) {
    setBefore(form.submission.status);
    if (before === 'submitting' && form.submission.status === 'idle') setIsWriting(false);
  }

  if (hasOtherLeft || (!mayWrite && agreement.work_record.length === 0)) return null;
  const open = (
    <Button onClick={() => setIsWriting(true)}>{written ? messages.form.change : messages.form.open}</Button>
  );
  return (
    <Section id="work-record" space="16" title={messages.title}>
      <Stack space="16">
        {agreement.work_record.map((entry) => (
          <OwnEntry
            key={entry.id}
            entry={entry}
            reader={reader}
            submission={stepping.entryId === entry.id ? stepping.submission : { status: 'idle' }}
            onStep={mayWrite ? (step) => onStep(entry.id, step) : null}
            action={mayWrite && entry === written && !isWriting ? open : undefined}
          />
        ))}
        {mayWrite && !written && <Text>{messages.form.intro(nameOf(other))}</Text>}
        {isWriting ? (
          <SentenceForm
            {...form}
            saved={written?.sentence ?? ''}
            onCancel={() => {
              form.onDirtyChange?.(false);
              setIsWriting(false);
            }}
          />
        ) : (
          mayWrite && !written && <div>{open}</div>
        )}
      </Stack>
    </Section>
  );
}
