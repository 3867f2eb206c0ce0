'use client';

import { useId, useState } from 'react';
import { counterNear } from '../../forms/checks.ts';
import { useForm } from '../../forms/useForm.ts';
import {
  Button,
  Dialog,
  Form,
  TextArea,
  TextField,
  useFormat,
  useMessages,
  type Submission,
} from '../../primitives/index.ts';
import {
  contactMessage,
  emptyMessage,
  limits,
  validateContact,
  type ContactValues,
} from './contactValues.ts';

export interface ContactModalProps {
  open: boolean;
  /** The person wants to leave. What was typed waits for them to come back. */
  onClose: () => void;
  /** The freelancer's first name. */
  firstName: string;
  /** Back to idle after submitting means that the message is on its way; the modal then forgets it. */
  submission: Submission;
  onSubmit: (values: ContactValues) => void;
  /** Of the person who is signed in, where somebody is. */
  senderEmail?: string;
  onDirtyChange?: (dirty: boolean) => void;
}

export function ContactModal(props: ContactModalProps) {
  const { open, onClose, firstName, submission, onSubmit, senderEmail = '', onDirtyChange } = props;
  const words = useMessages().freelancers.contact;
  const format = useFormat();
  const formId = useId();
  const form = useForm({
    initial: { ...emptyMessage, client_email: senderEmail },
    validate: (values) => validateContact(values, words, format),
    submission,
    onSubmit: (values) => onSubmit(contactMessage(values)),
    onDirtyChange,
  });
  const { values } = form;
  const submitting = submission.status === 'submitting';

  const [before, setBefore] = useState(submission.status);
  if (before !== submission.status) {
    setBefore(submission.status);
    const sent = before === 'submitting' && submission.status === 'idle';
    if (sent) form.reset({ ...emptyMessage, client_email: values.client_email });
  }

  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={words.title(firstName)}
      description={words.intro(firstName)}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {words.cancel}
          </Button>
          <Button
            type="submit"
            form={formId}
            variant="primary"
            pending={submitting}
            pendingLabel={words.submitting}
          >
            {words.submit}
          </Button>
        </>
      }
    >
      <Form id={formId} submission={submission} onSubmit={form.submit}>
        <TextField
          label={words.subject}
          name="subject"
          optional
          value={values.subject}
          onChange={form.set('subject')}
          errors={form.errors('subject')}
        />
        <TextArea
          label={words.message}
          name="message"
          rows={6}
          required
          value={values.message}
          onChange={form.set('message')}
          errors={form.errors('message')}
          {...counterNear(values.message, limits.message)}
        />
        <TextField
          label={words.email}
          name="client_email"
          type="email"
          autoComplete="email"
          required
          value={values.client_email}
          onChange={form.set('client_email')}
          errors={form.errors('client_email')}
        />
      </Form>
    </Dialog>
  );
}
