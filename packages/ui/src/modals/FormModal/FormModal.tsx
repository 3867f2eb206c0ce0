'use client';

import type { ReactNode } from 'react';
import { Button } from '../../primitives/Button/Button.tsx';
import { Dialog } from '../../primitives/Dialog/Dialog.tsx';
import { Form } from '../../primitives/Form/Form.tsx';
import type { FormController } from '../../primitives/Form/useForm.ts';
import { SubmitButton } from '../../primitives/FormActions/SubmitButton.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';

export interface FormModalProps {
  open: boolean;
  onClose: () => void;
  form: FormController;
  /** Called when the modal closes, so that an earlier failure is not shown when it reopens. */
  forget: () => void;
  title: string;
  messages: Record<'intro' | 'submit' | 'submitting' | 'cancel', string>;
  tone?: 'critical' | undefined;
  /** Information that the user needs before filling in the form. */
  before?: ReactNode;
  /** The fields of the form. */
  children: ReactNode;
}

/** Frames a short form. The modal does not close while the form is being sent. */
export function FormModal(props: FormModalProps) {
  const { open, onClose, form, forget, title, messages, tone, before, children } = props;

  function close() {
    if (form.pending) return;
    forget();
    onClose();
  }

  return (
    <Dialog
      open={open}
      onClose={close}
      title={title}
      description={messages.intro}
      actions={
        <>
          <Button onClick={close}>{messages.cancel}</Button>
          <SubmitButton form={form} messages={messages} {...(tone && { tone })} />
        </>
      }
    >
      <Stack space="24">
        {before}
        <Form form={form}>{children}</Form>
      </Stack>
    </Dialog>
  );
}
