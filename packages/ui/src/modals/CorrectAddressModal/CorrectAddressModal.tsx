'use client';

import { isEmail, problemsOf } from '../../forms/checks.ts';
import { useAccountMessages } from '../../messages/useAccountMessages.ts';
import { useConfirmationMessages } from '../../messages/useConfirmationMessages.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { Dialog } from '../../primitives/Dialog/Dialog.tsx';
import { Form } from '../../primitives/Form/Form.tsx';
import { useForm } from '../../primitives/Form/useForm.ts';
import { SubmitButton } from '../../primitives/FormActions/SubmitButton.tsx';
import { TextField } from '../../primitives/TextField/TextField.tsx';
import type { Submission } from '../../primitives/state.ts';
import { useAttempt } from '../useAttempt.ts';

export interface CorrectAddressModalProps {
  open: boolean;
  onClose: () => void;
  /** The present address, from which the user begins. */
  email: string;
  submission: Submission;
  onSubmit: (email: string) => void;
}

/**
 * Takes another email address from a user who has not confirmed the present one. It does not close while saving.
 *
 * @use From {@link AddressNotice}.
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

  function close() {
    if (form.pending) return;
    forget();
    onClose();
  }

  return (
    <Dialog
      open={open}
      onClose={close}
      title={messages.title}
      description={messages.intro}
      actions={
        <>
          <Button onClick={close}>{messages.cancel}</Button>
          <SubmitButton form={form} messages={messages} />
        </>
      }
    >
      <Form form={form}>
        <TextField {...form.field('email')} type="email" autoComplete="email" />
      </Form>
    </Dialog>
  );
}
