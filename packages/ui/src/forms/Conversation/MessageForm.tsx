'use client';

import { fileMessageInputRules, messageInputRules } from '@skillharbor/contract';
import type { Role } from '@skillharbor/contract';
import { useConversationMessages } from '../../messages/useConversationMessages.ts';
import { FileField } from '../../primitives/FileField/FileField.tsx';
import { Form } from '../../primitives/Form/Form.tsx';
import { useForm } from '../../primitives/Form/useForm.ts';
import { SubmitButton } from '../../primitives/FormActions/SubmitButton.tsx';
import { Inline } from '../../primitives/Inline/Inline.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { TextArea } from '../../primitives/TextArea/TextArea.tsx';
import { useFormat } from '../../primitives/UiProvider/context.ts';
import type { OtherDraft } from '../../primitives/state.ts';
import { isBlank, isLongerThan, problemsOf } from '../checks.ts';

export interface MessageFormProps {
  /** The side that writes. */
  reader: Role;
  /** What the user typed and chose before, if they come back to the form. */
  initial: TypedMessage;
  /** Another value makes the form begin anew with `initial`. */
  formKey?: number;
  /** What the user typed on another device, if it differs. */
  otherDraft?: OtherDraft | undefined;
  /** True if the user can send a file. */
  takesFiles: boolean;
  /** What the conversation is about: an application by default, or a visitor's message. */
  about?: 'application' | 'thread' | undefined;
  onSend: (message: TypedMessage) => void;
  /** Called with the text and the file at first and after every change. */
  onTypedChange: (message: TypedMessage) => void;
}

export interface TypedMessage {
  text: string;
  file: File | null;
}

const rules = { text: messageInputRules.text };
const { maxLength } = rules.text;
const { fileExtensions, maxBytes } = fileMessageInputRules.file;
const nothing: TypedMessage = { text: '', file: null };

/** Takes a message, and is empty again at once: the list shows the message while it is being sent. */
export function MessageForm(props: MessageFormProps) {
  return <Fields key={props.formKey} {...props} />;
}

function Fields(props: MessageFormProps) {
  const { reader, about, initial, otherDraft, takesFiles, onSend, onTypedChange } = props;
  const { form: messages, threads } = useConversationMessages();
  const { hint, noFiles } = about === 'thread' ? threads : messages;
  const format = useFormat();
  const form = useForm({
    initial,
    otherDraft,
    saved: nothing,
    labels: { text: messages.label, file: messages.file },
    optional: ['file'],
    hints: { text: hint[reader] },
    rules,
    submission: { status: 'idle' },
    validate: ({ text, file }) =>
      problemsOf({
        text:
          isBlank(text) && file === null
            ? messages.required
            : isLongerThan(text.trim(), maxLength)
              ? messages.tooLong(format.number(maxLength))
              : undefined,
      }),
    onSubmit: ({ text, file }) => {
      form.reset(nothing);
      onSend({ text: text.trim(), file });
    },
    onValuesChange: onTypedChange,
  });

  return (
    <Form form={form}>
      <TextArea {...form.field('text')} rows={3} />
      {takesFiles ? (
        <FileField {...form.field('file')} accept={fileExtensions} maxBytes={maxBytes} />
      ) : (
        <Text size="small" tone="muted">
          {noFiles}
        </Text>
      )}
      <Inline space="8" justify="end">
        <SubmitButton form={form} messages={messages} />
      </Inline>
    </Form>
  );
}
