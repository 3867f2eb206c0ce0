'use client';

import { passkeyNameRules } from '@skillharbor/contract';
import type { Passkey } from '@skillharbor/contract';
import { isBlank, isLongerThan, problemsOf } from '../../forms/checks.ts';
import { usePasskeyMessages } from '../../messages/usePasskeyMessages.ts';
import { useForm } from '../../primitives/Form/useForm.ts';
import { PasswordField } from '../../primitives/PasswordField/PasswordField.tsx';
import { TextField } from '../../primitives/TextField/TextField.tsx';
import { useFormat } from '../../primitives/UiProvider/context.ts';
import type { Submission } from '../../primitives/state.ts';
import { FormModal } from '../FormModal/FormModal.tsx';
import { useAttempt } from '../useAttempt.ts';

/** The action that the user takes on a passkey. */
export type PasskeyTask = { kind: 'add' } | { kind: 'rename' | 'remove'; passkey: Passkey };

/** The values that the user has typed. A field that the action does not need is empty. */
export interface PasskeyValues {
  name: string;
  password: string;
}

export interface PasskeyModalProps {
  open: boolean;
  onClose: () => void;
  /** The action that the dialog is about, and the passkey to which it applies. */
  task: PasskeyTask;
  submission: Submission;
  onSubmit: (values: PasskeyValues) => void;
}

/**
 * Takes the values for adding, renaming or removing a passkey: its name, or the password. The modal does not close
 * during the action.
 *
 * @use On the page about the user's own account.
 * @content The modal asks for the password if a stranger at an unlocked device could otherwise take over the account.
 * @keyboard Escape: closes the modal.
 * @screenreader dialog: its title.
 */
export function PasskeyModal({ open, onClose, task, onSubmit, ...props }: PasskeyModalProps) {
  const all = usePasskeyMessages();
  const format = useFormat();
  const messages = all[task.kind];
  const takesName = task.kind !== 'remove';
  const takesPassword = task.kind !== 'rename';
  const { maxLength } = passkeyNameRules.name;
  const { submission, begin, forget } = useAttempt(props.submission);
  const form = useForm<PasskeyValues>({
    initial: { name: task.kind === 'rename' ? task.passkey.name : '', password: '' },
    labels: all.labels,
    hints: all.hints,
    validate: ({ name, password }) =>
      problemsOf({
        name: !takesName
          ? undefined
          : isBlank(name)
            ? all.nameRequired
            : isLongerThan(name.trim(), maxLength)
              ? all.nameTooLong(format.number(maxLength))
              : undefined,
        password: takesPassword && password === '' ? all.passwordRequired : undefined,
      }),
    submission,
    onSubmit: ({ name, password }) => {
      begin();
      onSubmit({ name: name.trim(), password });
    },
  });

  return (
    <FormModal
      open={open}
      onClose={onClose}
      form={form}
      forget={forget}
      title={task.kind === 'add' ? messages.title : `${messages.title} ${all.ofPasskey(task.passkey.name)}`}
      messages={{ ...messages, cancel: all.cancel }}
      tone={task.kind === 'remove' ? 'critical' : undefined}
    >
      {takesName && <TextField {...form.field('name')} autoComplete="off" />}
      {takesPassword && <PasswordField {...form.field('password')} autoComplete="current-password" />}
    </FormModal>
  );
}
