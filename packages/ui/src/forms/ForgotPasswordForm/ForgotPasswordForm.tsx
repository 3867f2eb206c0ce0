'use client';

import { Button, Form, TextField, useMessages, type Submission } from '../../primitives/index.ts';
import { isEmail, problemsOf } from '../checks.ts';
import { useForm } from '../useForm.ts';

export interface ForgotPasswordFormProps {
  submission: Submission;
  onSubmit: (values: { email: string }) => void;
}

export function ForgotPasswordForm({ submission, onSubmit }: ForgotPasswordFormProps) {
  const { forgotPassword: words, fields } = useMessages().account;
  const form = useForm({
    initial: { email: '' },
    validate: ({ email }) => problemsOf({ email: isEmail(email.trim()) ? undefined : fields.emailInvalid }),
    submission,
    onSubmit: ({ email }) => onSubmit({ email: email.trim() }),
  });

  return (
    <Form submission={submission} onSubmit={form.submit}>
      <TextField
        label={words.email}
        name="email"
        type="email"
        autoComplete="username"
        required
        value={form.values.email}
        onChange={form.set('email')}
        errors={form.errors('email')}
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
