'use client';

import { fileMessageInputRules, messageInputRules } from '@skillharbor/contract';
import type { Role } from '@skillharbor/contract';
import { useConversationMessages } from '../../messages/useConversationMessages.ts';
import { FileField } from '../../primitives/FileField/FileField.tsx';
import { Form } from '../../primitives/Form/Form.tsx';
import { useForm } from '../../primitives/Form/useForm.ts';
import { SubmitButton } from '../../primitives/FormActions/SubmitButton.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { TextArea } from '../../primitives/TextArea/TextArea.tsx';
import { useFormat } from '../../primitives/UiProvider/context.ts';
import type { OtherDraft } from '../../primitives/state.ts';
import { isBlank, isLongerThan, problemsOf } from '../checks.ts';
import * as styles from './Conversation.css.ts';

export interface MessageFormProps {
  /** The role of the user who writes. */
  reader: Role;
  /** The text and the file that the user entered before leaving the form, if any. */
  initial: TypedMessage;
  /** A new key resets the form to `initial`. */
  formKey?: number;
  /** The text that the user typed on another device, if that text differs from the text typed here. */
  otherDraft?: OtherDraft | undefined;
  /** True if the user may attach a file. */
  takesFiles: boolean;
  /** The subject of the conversation: an application (the default), or a visitor's message. */
  about?: 'application' | 'thread' | undefined;
  onSend: (message: TypedMessage) => void;
  /** Called with the text and the file at first, and after each change. */
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

/**
 * Takes a message. The form is empty as soon as the user sends the message, because the list shows the message while it
 * is being sent.
 */
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
      <div className={styles.sending}>
        {takesFiles ? (
          <FileField {...form.field('file')} accept={fileExtensions} maxBytes={maxBytes} compact />
        ) : (
          <Text size="small" tone="muted">
            {noFiles}
          </Text>
        )}
        <div className={styles.send}>
          <SubmitButton form={form} messages={messages} />
        </div>
      </div>
    </Form>
  );
}
