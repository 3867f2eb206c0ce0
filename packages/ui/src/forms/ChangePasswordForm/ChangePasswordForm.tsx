'use client';

import { useAccountMessages } from '../../messages/useAccountMessages.ts';
import { Form } from '../../primitives/Form/Form.tsx';
import { useForm } from '../../primitives/Form/useForm.ts';
import { SubmitButton } from '../../primitives/FormActions/SubmitButton.tsx';
import { PasswordField } from '../../primitives/PasswordField/PasswordField.tsx';
import type { Submission } from '../../primitives/state.ts';
import { problemsOf } from '../checks.ts';
import { validateNewPassword } from '../NewPasswordField/newPassword.ts';
import { NewPasswordField } from '../NewPasswordField/NewPasswordField.tsx';

export interface PasswordChange {
  old_password: string;
  password: string;
}

export interface ChangePasswordFormProps {
  submission: Submission;
  onSubmit: (values: PasswordChange) => void;
}

/**
 * Takes a new password from a user who knows the current one.
 *
 * @use For users who are signed in.
 * @instead {@link ResetPasswordForm} for users who forgot their password.
 */
export function ChangePasswordForm({ submission, onSubmit }: ChangePasswordFormProps) {
  const account = useAccountMessages();
  const messages = account.changePassword;
  const form = useForm<PasswordChange>({
    initial: { old_password: '', password: '' },
    labels: messages.labels,
    validate: ({ old_password, password }) =>
      problemsOf({
        old_password: old_password === '' ? messages.oldPasswordRequired : undefined,
        password: validateNewPassword(password, account),
      }),
    submission,
    onSubmit,
  });

  return (
    <Form form={form}>
      <PasswordField {...form.field('old_password')} autoComplete="current-password" />
      <NewPasswordField {...form.field('password')} />
      <SubmitButton form={form} messages={messages} fullWidth />
    </Form>
  );
}
