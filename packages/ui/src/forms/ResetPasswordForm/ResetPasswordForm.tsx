'use client';

import { Button, Form, PasswordField, useMessages, type Submission } from '../../primitives/index.ts';
import { problemsOf } from '../checks.ts';
import { validatePassword } from '../SignUpForm/signUpValues.ts';
import { useForm } from '../useForm.ts';

export interface ResetPasswordFormProps {
  submission: Submission;
  onSubmit: (values: { password: string }) => void;
}

export function ResetPasswordForm({ submission, onSubmit }: ResetPasswordFormProps) {
  const { account } = useMessages();
  const words = account.resetPassword;
  const form = useForm({
    initial: { password: '' },
    validate: ({ password }) => problemsOf({ password: validatePassword(password, account) }),
    submission,
    onSubmit,
  });

  return (
    <Form submission={submission} onSubmit={form.submit}>
      <PasswordField
        label={words.password}
        name="password"
        autoComplete="new-password"
        hint={words.passwordHint}
        required
        value={form.values.password}
        onChange={form.set('password')}
        errors={form.errors('password')}
      />
      <Button
        type="submit"
        variant="primary"
        pending={submission.status === 'submitting'}
        pendingLabel={words.submitting}
        fullWidth
      >
        {words.submit}
      </Button>
    </Form>
  );
}
