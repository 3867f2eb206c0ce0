'use client';

import type { MyJob } from '@skillharbor/contract';
import { useMemo } from 'react';
import { useClientMessages } from '../../messages/useClientMessages.ts';
import { CheckboxGroup } from '../../primitives/CheckboxGroup/CheckboxGroup.tsx';
import { useForm } from '../../primitives/Form/useForm.ts';
import { Text } from '../../primitives/Text/Text.tsx';
import { useFormat } from '../../primitives/UiProvider/context.ts';
import type { Submission } from '../../primitives/state.ts';
import { FormModal } from '../FormModal/FormModal.tsx';
import { useAttempt } from '../useAttempt.ts';

export interface FillJobModalProps {
  open: boolean;
  job: Pick<MyJob, 'title' | 'accepted' | 'undecided_count'>;
  submission: Submission;
  /**
   * Called with the accepted applications of the people who do the job. The list is empty if nobody who applied does
   * it.
   */
  onFill: (filledBy: number[]) => void;
  onClose: () => void;
}

/**
 * Asks who does the job before its client marks it as filled, and says what happens to all undecided applicants.
 *
 * @use When the client has found people for the job, on the site or elsewhere.
 * @instead {@link DeactivateJobModal} to close the listing without a decision.
 * @screenreader dialog: its title.
 */
export function FillJobModal({ open, job, submission, onFill, onClose }: FillJobModalProps) {
  const messages = useClientMessages().fillModal;
  const format = useFormat();
  const attempt = useAttempt(submission);
  const { submission: sent } = attempt;
  // The object is memoized, because the form treats each new object as a new failure.
  const explained = useMemo(
    () => (sent.status === 'failed' ? { ...sent, message: sent.message ?? messages.failed } : sent),
    [sent, messages.failed],
  );
  const form = useForm<{ filledBy: readonly string[] }>({
    initial: { filledBy: job.accepted.map(({ id }) => String(id)) },
    labels: { filledBy: messages.by },
    hints: { filledBy: messages.hint },
    optional: ['filledBy'],
    validate: () => ({}),
    submission: explained,
    onSubmit: ({ filledBy }) => {
      attempt.begin();
      onFill(filledBy.map(Number));
    },
  });
  const { undecided_count: count } = job;
  return (
    <FormModal
      open={open}
      onClose={onClose}
      form={form}
      forget={attempt.forget}
      title={messages.title(job.title)}
      messages={{ ...messages, intro: messages.intro(count, format.number(count)) }}
    >
      {job.accepted.length === 0 ? (
        <Text>{messages.elsewhere}</Text>
      ) : (
        <CheckboxGroup
          {...form.field('filledBy')}
          options={job.accepted.map(({ id, name }) => ({ value: String(id), label: name }))}
        />
      )}
    </FormModal>
  );
}
