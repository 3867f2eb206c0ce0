'use client';

import type { ReactNode } from 'react';
import { problemsOf } from '../../forms/checks.ts';
import { useAccountMessages } from '../../messages/useAccountMessages.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { Dialog } from '../../primitives/Dialog/Dialog.tsx';
import { Form } from '../../primitives/Form/Form.tsx';
import { useForm } from '../../primitives/Form/useForm.ts';
import { SubmitButton } from '../../primitives/FormActions/SubmitButton.tsx';
import { PasswordField } from '../../primitives/PasswordField/PasswordField.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import type { Submission } from '../../primitives/state.ts';
import { useAttempt } from '../useAttempt.ts';

export interface PasswordModalProps {
  open: boolean;
  onClose: () => void;
  submission: Submission;
  /** Called with the password. */
  onSubmit: (password: string) => void;
}

interface PasswordDialogProps extends PasswordModalProps {
  messages: Record<'title' | 'intro' | 'submit' | 'submitting' | 'cancel', string> & {
    labels: { password: string };
  };
  tone?: 'critical';
  /** What the user should know before. */
  children?: ReactNode;
}

/** Takes the password for something that a stranger at the user's device must not do. It does not close while sending. */
export function PasswordModal(props: PasswordDialogProps) {
  const { open, onClose, messages, tone, onSubmit, children } = props;
  const { signIn } = useAccountMessages();
  const { submission, begin, forget } = useAttempt(props.submission);
  const form = useForm({
    initial: { password: '' },
    labels: messages.labels,
    validate: ({ password }) =>
      problemsOf({ password: password === '' ? signIn.passwordRequired : undefined }),
    submission,
    onSubmit: ({ password }) => {
      begin();
      onSubmit(password);
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
          <SubmitButton form={form} messages={messages} {...(tone && { tone })} />
        </>
      }
    >
      <Stack space="24">
        {children}
        <Form form={form}>
          <PasswordField {...form.field('password')} autoComplete="current-password" />
        </Form>
      </Stack>
    </Dialog>
  );
}
