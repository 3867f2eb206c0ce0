'use client';

import { useAccountMessages } from '../../messages/useAccountMessages.ts';
import { Form } from '../../primitives/Form/Form.tsx';
import { useForm } from '../../primitives/Form/useForm.ts';
import { SubmitButton } from '../../primitives/FormActions/SubmitButton.tsx';
import type { Submission } from '../../primitives/state.ts';
import { problemsOf } from '../checks.ts';
import { validateNewPassword } from '../NewPasswordField/newPassword.ts';
import { NewPasswordField } from '../NewPasswordField/NewPasswordField.tsx';

export interface ResetPasswordFormProps {
  submission: Submission;
  onSubmit: (values: { password: string }) => void;
}

/**
 * Takes a new password from a user who followed the link in an email.
 *
 * @use For users who forgot their password.
 * @instead {@link ChangePasswordForm} for users who know their password.
 */
export function ResetPasswordForm({ submission, onSubmit }: ResetPasswordFormProps) {
  const account = useAccountMessages();
  const messages = account.resetPassword;
  const form = useForm({
    initial: { password: '' },
    labels: messages.labels,
    validate: ({ password }) => problemsOf({ password: validateNewPassword(password, account) }),
    submission,
    onSubmit,
  });

  return (
    <Form form={form}>
      <NewPasswordField {...form.field('password')} />
      <SubmitButton form={form} messages={messages} fullWidth />
    </Form>
  );
}
