'use client';

import { contactMessageRules } from '@skillharbor/contract';
import { useState } from 'react';
import { useFreelancerMessages } from '../../messages/useFreelancerMessages.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { Dialog } from '../../primitives/Dialog/Dialog.tsx';
import { Form } from '../../primitives/Form/Form.tsx';
import { useForm } from '../../primitives/Form/useForm.ts';
import { SubmitButton } from '../../primitives/FormActions/SubmitButton.tsx';
import { TextArea } from '../../primitives/TextArea/TextArea.tsx';
import { TextField } from '../../primitives/TextField/TextField.tsx';
import { useFormat } from '../../primitives/UiProvider/context.ts';
import type { RestoredDraft, Submission } from '../../primitives/state.ts';
import { contactMessage, emptyMessage, validateContact } from './contactValues.ts';
import type { ContactValues } from './contactValues.ts';

export interface ContactModalProps {
  open: boolean;
  /** Called when the user closes the modal. The typed text is still there when the modal opens again. */
  onClose: () => void;
  /** The freelancer's first name. */
  firstName: string;
  /**
   * The state of the request. When it returns to idle after submitting, the message has been sent, and the modal clears
   * its fields.
   */
  submission: Submission;
  onSubmit: (values: ContactValues) => void;
  /** The email address of the signed-in user, if there is one. */
  senderEmail?: string;
  /** The text that the user typed before leaving, if any. */
  initial?: ContactValues | undefined;
  draft?: RestoredDraft | undefined;
  onDirtyChange?: (dirty: boolean) => void;
  onValuesChange?: (values: ContactValues) => void;
}

/**
 * Takes a message to a freelancer, which is sent by mail.
 *
 * @use To write to a freelancer who has not applied for anything.
 * @content The modal says which address the freelancer will reply to.
 * @keyboard Escape: closes the modal, but keeps the typed text.
 * @screenreader dialog: its title, with the freelancer's name.
 */
export function ContactModal(props: ContactModalProps) {
  const { open, onClose, firstName, submission, onSubmit, senderEmail = '' } = props;
  const messages = useFreelancerMessages().contact;
  const format = useFormat();
  const saved = { ...emptyMessage, client_email: senderEmail };
  const form = useForm({
    ...props,
    initial: props.initial ?? saved,
    saved,
    labels: messages.labels,
    rules: contactMessageRules,
    optional: ['subject'],
    validate: (values) => validateContact(values, messages, format),
    onSubmit: (values) => onSubmit(contactMessage(values)),
  });

  const [before, setBefore] = useState(submission.status);
  if (before !== submission.status) {
    setBefore(submission.status);
    const sent = before === 'submitting' && submission.status === 'idle';
    if (sent) form.reset({ ...emptyMessage, client_email: form.values.client_email });
  }

  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={messages.title(firstName)}
      description={messages.intro(firstName)}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {messages.cancel}
          </Button>
          <SubmitButton form={form} messages={messages} />
        </>
      }
    >
      <Form form={form}>
        <TextField {...form.field('subject')} />
        <TextArea {...form.field('message')} rows={6} />
        <TextField {...form.field('client_email')} type="email" autoComplete="email" />
      </Form>
    </Dialog>
  );
}
