'use client';

import type { ReactNode } from 'react';
import { problemsOf } from '../../forms/checks.ts';
import { useAccountMessages } from '../../messages/useAccountMessages.ts';
import { useForm } from '../../primitives/Form/useForm.ts';
import { PasswordField } from '../../primitives/PasswordField/PasswordField.tsx';
import type { Submission } from '../../primitives/state.ts';
import { FormModal } from '../FormModal/FormModal.tsx';
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
  /** Information that the user needs before confirming the action. */
  children?: ReactNode;
}

/**
 * Takes the password for an action that a stranger at the user's device must not perform. The modal does not close
 * while the request is pending.
 */
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

  return (
    <FormModal
      open={open}
      onClose={onClose}
      form={form}
      forget={forget}
      title={messages.title}
      messages={messages}
      tone={tone}
      before={children}
    >
      <PasswordField {...form.field('password')} autoComplete="current-password" />
    </FormModal>
  );
}
