'use client';

import { isEmail, problemsOf } from '../../forms/checks.ts';
import { useAccountMessages } from '../../messages/useAccountMessages.ts';
import { useAccountPageMessages } from '../../messages/useAccountPageMessages.ts';
import { useForm } from '../../primitives/Form/useForm.ts';
import { PasswordField } from '../../primitives/PasswordField/PasswordField.tsx';
import { TextField } from '../../primitives/TextField/TextField.tsx';
import type { Submission } from '../../primitives/state.ts';
import { FormModal } from '../FormModal/FormModal.tsx';
import { useAttempt } from '../useAttempt.ts';

export interface AddressChange {
  email: string;
  password: string;
}

export interface ChangeAddressModalProps {
  open: boolean;
  onClose: () => void;
  submission: Submission;
  onSubmit: (change: AddressChange) => void;
}

/**
 * Takes a new email address, and the password, from a user who has confirmed the current address. The modal does not
 * close while the request is pending.
 *
 * @use On the user's own account page.
 * @instead {@link CorrectAddressModal} for an address that is not confirmed.
 * @keyboard Escape: closes the modal.
 * @screenreader dialog: its title.
 */
export function ChangeAddressModal(props: ChangeAddressModalProps) {
  const { open, onClose, onSubmit } = props;
  const messages = useAccountPageMessages().address.modal;
  const { fields, signIn } = useAccountMessages();
  const { submission, begin, forget } = useAttempt(props.submission);
  const form = useForm<AddressChange>({
    initial: { email: '', password: '' },
    labels: messages.labels,
    validate: ({ email, password }) =>
      problemsOf({
        email: isEmail(email.trim()) ? undefined : fields.emailInvalid,
        password: password === '' ? signIn.passwordRequired : undefined,
      }),
    submission,
    onSubmit: ({ email, password }) => {
      begin();
      onSubmit({ email: email.trim(), password });
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
      <PasswordField {...form.field('password')} autoComplete="current-password" />
    </FormModal>
  );
}
