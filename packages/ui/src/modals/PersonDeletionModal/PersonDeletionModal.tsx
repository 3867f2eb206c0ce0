'use client';

import { personDeletionInputRules } from '@skillharbor/contract';
import { isBlank, isLongerThan, problemsOf } from '../../forms/checks.ts';
import { useDeskMessages } from '../../messages/useDeskMessages.ts';
import { useForm } from '../../primitives/Form/useForm.ts';
import { TextArea } from '../../primitives/TextArea/TextArea.tsx';
import { useFormat } from '../../primitives/UiProvider/context.ts';
import type { Submission } from '../../primitives/state.ts';
import { FormModal } from '../FormModal/FormModal.tsx';
import { useAttempt } from '../useAttempt.ts';

export interface PersonDeletionModalProps {
  open: boolean;
  onClose: () => void;
  submission: Submission;
  onSubmit: (reason: string) => void;
}

/**
 * Takes the operator's reason for deleting a member's account. The member reads the reason.
 *
 * @use As the last measure against a member, who has a right to know the reason.
 * @keyboard Escape: closes the modal.
 * @screenreader dialog: its title, and that the deletion can be cancelled for seven days.
 */
export function PersonDeletionModal({ open, onClose, onSubmit, ...props }: PersonDeletionModalProps) {
  const { deletion: messages, cancel } = useDeskMessages().person;
  const format = useFormat();
  const { maxLength } = personDeletionInputRules.reason;
  const { submission, begin, forget } = useAttempt(props.submission);
  const form = useForm({
    initial: { reason: '' },
    labels: messages.labels,
    hints: messages.hints,
    rules: personDeletionInputRules,
    validate: ({ reason }) =>
      problemsOf({
        reason: isBlank(reason)
          ? messages.reasonRequired
          : isLongerThan(reason, maxLength)
            ? messages.tooLong(format.number(maxLength))
            : undefined,
      }),
    submission,
    onSubmit: ({ reason }) => {
      begin();
      onSubmit(reason.trim());
    },
  });
  return (
    <FormModal
      open={open}
      onClose={onClose}
      form={form}
      forget={forget}
      title={messages.title}
      messages={{ ...messages, cancel }}
      tone="critical"
    >
      <TextArea {...form.field('reason')} rows={4} />
    </FormModal>
  );
}
