'use client';

import type { MyJob } from '@skillharbor/contract';
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
  /** Called with the applications of the people who do the job, or with none if someone from elsewhere does it. */
  onFill: (filledBy: number[]) => void;
  onClose: () => void;
}

/**
 * Asks who does the job before its client marks it as filled, and says what happens to everyone who waits.
 *
 * @use On the page of a client's own job.
 * @instead {@link DeactivateJobModal} to close the listing without a decision.
 * @screenreader dialog: its title.
 */
export function FillJobModal({ open, job, submission, onFill, onClose }: FillJobModalProps) {
  const messages = useClientMessages().fillModal;
  const format = useFormat();
  const attempt = useAttempt(submission);
  const form = useForm<{ filledBy: readonly string[] }>({
    initial: { filledBy: job.accepted.map(({ id }) => String(id)) },
    labels: { filledBy: messages.by },
    hints: { filledBy: messages.hint },
    optional: ['filledBy'],
    validate: () => ({}),
    submission:
      attempt.submission.status === 'failed'
        ? { ...attempt.submission, message: attempt.submission.message ?? messages.failed }
        : attempt.submission,
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
