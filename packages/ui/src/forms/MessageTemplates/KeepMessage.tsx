'use client';

import { rejectionTemplateRules as rules } from '@skillharbor/contract';
import { useEffect, useRef } from 'react';
import { useClientMessages } from '../../messages/useClientMessages.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { Form } from '../../primitives/Form/Form.tsx';
import { useForm } from '../../primitives/Form/useForm.ts';
import { SubmitButton } from '../../primitives/FormActions/SubmitButton.tsx';
import { Inline } from '../../primitives/Inline/Inline.tsx';
import { TextField } from '../../primitives/TextField/TextField.tsx';
import { useFormat } from '../../primitives/UiProvider/context.ts';
import type { Submission } from '../../primitives/state.ts';
import { isBlank, isLongerThan, problemsOf } from '../checks.ts';

export interface KeepMessageProps {
  /** The text of the message that will be saved. */
  text: string;
  initialName: string;
  submission: Submission;
  onKeep: (name: string) => void;
  /** Called when the message has been saved or the user has cancelled. */
  onDone: () => void;
}

/** Asks for the name under which a message is saved. */
export function KeepMessage({ text, initialName, submission, onKeep, onDone }: KeepMessageProps) {
  const messages = useClientMessages().messageTemplates;
  const format = useFormat();
  const { maxLength } = rules.name;
  const form = useForm({
    initial: { template_name: initialName },
    labels: { template_name: messages.name },
    hints: { template_name: messages.hint(text) },
    rules: { template_name: { maxLength } },
    validate: ({ template_name: name }) =>
      problemsOf({
        template_name: isBlank(name)
          ? messages.nameRequired
          : isLongerThan(name.trim(), maxLength)
            ? messages.nameTooLong(format.number(maxLength))
            : undefined,
      }),
    submission,
    onSubmit: ({ template_name: name }) => onKeep(name.trim()),
  });

  const wasSent = useRef(false);
  useEffect(() => {
    if (wasSent.current && submission.status === 'idle') onDone();
    wasSent.current = submission.status === 'submitting';
  }, [submission, onDone]);

  return (
    <Form form={form}>
      <TextField {...form.field('template_name')} />
      <Inline space="8">
        <SubmitButton form={form} messages={messages} />
        <Button variant="quiet" onClick={onDone}>
          {messages.cancel}
        </Button>
      </Inline>
    </Form>
  );
}
