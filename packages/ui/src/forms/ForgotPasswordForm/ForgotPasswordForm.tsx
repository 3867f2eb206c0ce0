'use client';

import { useAccountMessages } from '../../messages/useAccountMessages.ts';
import { Form } from '../../primitives/Form/Form.tsx';
import { useForm } from '../../primitives/Form/useForm.ts';
import { SubmitButton } from '../../primitives/FormActions/SubmitButton.tsx';
import { TextField } from '../../primitives/TextField/TextField.tsx';
import type { Submission } from '../../primitives/state.ts';
import { isEmail, problemsOf } from '../checks.ts';

export interface ForgotPasswordFormProps {
  submission: Submission;
  onSubmit: (values: { email: string }) => void;
}

/**
 * Takes the email address to which the server sends the link for a new password.
 *
 * @use For users who cannot sign in.
 * @instead {@link ChangePasswordForm} for users who are signed in.
 * @content The texts never say whether an address has an account.
 */
export function ForgotPasswordForm({ submission, onSubmit }: ForgotPasswordFormProps) {
  const { forgotPassword: messages, fields } = useAccountMessages();
  const form = useForm({
    initial: { email: '' },
    labels: messages.labels,
    validate: ({ email }) => problemsOf({ email: isEmail(email.trim()) ? undefined : fields.emailInvalid }),
    submission,
    onSubmit: ({ email }) => onSubmit({ email: email.trim() }),
  });

  return (
    <Form form={form}>
      <TextField {...form.field('email')} type="email" autoComplete="username" />
      <SubmitButton form={form} messages={messages} fullWidth />
    </Form>
  );
}
