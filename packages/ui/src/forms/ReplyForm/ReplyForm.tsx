'use client';

import { replyInputRules as rules } from '@skillharbor/contract';
import { useQuestionMessages } from '../../messages/useQuestionMessages.ts';
import { useForm } from '../../primitives/Form/useForm.ts';
import { useFormat } from '../../primitives/UiProvider/context.ts';
import type { RestoredDraft, Submission } from '../../primitives/state.ts';
import { isBlank, isLongerThan, problemsOf } from '../checks.ts';
import { ShortForm } from './ShortForm.tsx';

export interface ReplyValues {
  reply: string;
}

export interface ReplyFormProps {
  /** The current reply, or '' if there is none. */
  saved: string;
  /** The text that the user typed before leaving the form, if any. */
  initial?: ReplyValues | undefined;
  draft?: RestoredDraft | undefined;
  submission: Submission;
  onSubmit: (values: ReplyValues) => void;
  onCancel: () => void;
  onDirtyChange?: (dirty: boolean) => void;
  onValuesChange?: (values: ReplyValues) => void;
}

const { maxLength } = rules.reply;

/**
 * Takes the client's reply to a question.
 *
 * @use Where the client reads what was asked.
 * @screenreader textbox: its label.
 */
export function ReplyForm({ saved, initial, onCancel, ...options }: ReplyFormProps) {
  const messages = useQuestionMessages().replyForm;
  const format = useFormat();
  const form = useForm({
    ...options,
    initial: initial ?? { reply: saved },
    saved: { reply: saved },
    labels: { reply: messages.label },
    hints: { reply: messages.hint },
    rules,
    validate: ({ reply }) =>
      problemsOf({
        reply: isBlank(reply)
          ? messages.required
          : isLongerThan(reply.trim(), maxLength)
            ? messages.tooLong(format.number(maxLength))
            : undefined,
      }),
    onSubmit: ({ reply }) => options.onSubmit({ reply: reply.trim() }),
  });

  return (
    <ShortForm
      form={form}
      field={form.field('reply')}
      messages={messages}
      isOpenedByPress={options.draft === undefined}
      onCancel={onCancel}
    />
  );
}
