'use client';

import type { Role } from '@skillharbor/contract';
import { problemsOf } from '../../forms/checks.ts';
import { useAccountMessages } from '../../messages/useAccountMessages.ts';
import { useDeletionMessages } from '../../messages/useDeletionMessages.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { Dialog } from '../../primitives/Dialog/Dialog.tsx';
import { Form } from '../../primitives/Form/Form.tsx';
import { useForm } from '../../primitives/Form/useForm.ts';
import { SubmitButton } from '../../primitives/FormActions/SubmitButton.tsx';
import { PasswordField } from '../../primitives/PasswordField/PasswordField.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import type { Submission } from '../../primitives/state.ts';
import { useAttempt } from '../useAttempt.ts';
import { list } from './DeleteAccountModal.css.ts';

export interface DeleteAccountModalProps {
  open: boolean;
  onClose: () => void;
  /** The role of the user, because the account of a client leaves other things to others than that of a freelancer. */
  role: Role;
  submission: Submission;
  /** Called with the password. */
  onSubmit: (password: string) => void;
}

/**
 * Says what happens when the account is deleted, and takes the password. It does not close while sending.
 *
 * @use On the user's own account page.
 * @keyboard Escape: closes the modal.
 * @screenreader dialog: its title, and that there are seven days to change one's mind.
 */
export function DeleteAccountModal(props: DeleteAccountModalProps) {
  const { open, onClose, role, onSubmit } = props;
  const messages = useDeletionMessages().modal;
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
          <SubmitButton form={form} messages={messages} tone="critical" />
        </>
      }
    >
      <Stack space="24">
        <ul className={list}>
          {messages[role].map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
        <Form form={form}>
          <PasswordField {...form.field('password')} autoComplete="current-password" />
        </Form>
      </Stack>
    </Dialog>
  );
}
