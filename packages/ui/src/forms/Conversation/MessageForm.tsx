'use client';

import { messageInputRules as rules } from '@skillharbor/contract';
import type { Role } from '@skillharbor/contract';
import { useConversationMessages } from '../../messages/useConversationMessages.ts';
import { Form } from '../../primitives/Form/Form.tsx';
import { useForm } from '../../primitives/Form/useForm.ts';
import { SubmitButton } from '../../primitives/FormActions/SubmitButton.tsx';
import { Inline } from '../../primitives/Inline/Inline.tsx';
import { TextArea } from '../../primitives/TextArea/TextArea.tsx';
import { useFormat } from '../../primitives/UiProvider/context.ts';
import { isBlank, isLongerThan, problemsOf } from '../checks.ts';

export interface MessageFormProps {
  /** The side that writes. */
  reader: Role;
  /** What the user typed before, if they come back to the form. */
  initial: string;
  onSend: (text: string) => void;
  /** Called with the text at first and after every change. */
  onTypedChange: (text: string) => void;
}

const { maxLength } = rules.text;

/** Takes a message, and is empty again at once: the list shows the message while it is being sent. */
export function MessageForm({ reader, initial, onSend, onTypedChange }: MessageFormProps) {
  const messages = useConversationMessages().form;
  const format = useFormat();
  const form = useForm({
    initial: { text: initial },
    saved: { text: '' },
    labels: { text: messages.label },
    hints: { text: messages.hint[reader] },
    rules,
    submission: { status: 'idle' },
    validate: ({ text }) =>
      problemsOf({
        text: isBlank(text)
          ? messages.required
          : isLongerThan(text.trim(), maxLength)
            ? messages.tooLong(format.number(maxLength))
            : undefined,
      }),
    onSubmit: ({ text }) => {
      form.reset({ text: '' });
      onSend(text.trim());
    },
    onValuesChange: ({ text }) => onTypedChange(text),
  });

  return (
    <Form form={form}>
      <TextArea {...form.field('text')} rows={3} />
      <Inline space="8" justify="end">
        <SubmitButton form={form} messages={messages} />
      </Inline>
    </Form>
  );
}
