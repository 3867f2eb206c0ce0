'use client';

import { isEmail, problemsOf } from '../../forms/checks.ts';
import { useAccountMessages } from '../../messages/useAccountMessages.ts';
import { useConfirmationMessages } from '../../messages/useConfirmationMessages.ts';
import { useForm } from '../../primitives/Form/useForm.ts';
import { TextField } from '../../primitives/TextField/TextField.tsx';
import type { Submission } from '../../primitives/state.ts';
import { FormModal } from '../FormModal/FormModal.tsx';
import { useAttempt } from '../useAttempt.ts';

export interface CorrectAddressModalProps {
  open: boolean;
  onClose: () => void;
  /** The current address, which the field starts with. */
  email: string;
  submission: Submission;
  onSubmit: (email: string) => void;
}

/**
 * Takes another email address from a user who has not confirmed the current one. The modal does not close while the
 * request is pending.
 *
 * @use When the user presses the button for another address in {@link AddressNotice}.
 * @keyboard Escape: closes the modal.
 * @screenreader dialog: its title.
 */
export function CorrectAddressModal(props: CorrectAddressModalProps) {
  const { open, onClose, email, onSubmit } = props;
  const messages = useConfirmationMessages().correctModal;
  const { fields } = useAccountMessages();
  const { submission, begin, forget } = useAttempt(props.submission);
  const form = useForm({
    initial: { email },
    labels: messages.labels,
    validate: (values) =>
      problemsOf({ email: isEmail(values.email.trim()) ? undefined : fields.emailInvalid }),
    submission,
    onSubmit: (values) => {
      begin();
      onSubmit(values.email.trim());
    },
  });

  return (
    <FormModal
      open={open}
      onClose={onClose}
      form={form}
      forget={forget}
      title={messages.title}
      messages={messages}
    >
      <TextField {...form.field('email')} type="email" autoComplete="email" />
    </FormModal>
  );
}
