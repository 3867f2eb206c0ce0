'use client';

import { workRecordInputRules as rules } from '@skillharbor/contract';
import { useWorkRecordMessages } from '../../messages/useWorkRecordMessages.ts';
import { useForm } from '../../primitives/Form/useForm.ts';
import { useFormat } from '../../primitives/UiProvider/context.ts';
import type { RestoredDraft, Submission } from '../../primitives/state.ts';
import { isBlank, isLongerThan, problemsOf } from '../checks.ts';
import { ShortForm } from '../ReplyForm/ShortForm.tsx';

export interface SentenceValues {
  sentence: string;
}

export interface SentenceFormProps {
  /** The saved sentence, or '' if there is none. */
  saved: string;
  /** The text that the user typed before leaving the form, if any. */
  initial?: SentenceValues | undefined;
  draft?: RestoredDraft | undefined;
  submission: Submission;
  onSubmit: (values: SentenceValues) => void;
  onCancel: () => void;
  onDirtyChange?: ((dirty: boolean) => void) | undefined;
  onValuesChange?: ((values: SentenceValues) => void) | undefined;
}

const { maxLength } = rules.sentence;

/**
 * Takes one sentence about the work with the other side of an agreement.
 *
 * @use On the page of an agreement whose work is done.
 * @screenreader textbox: its label.
 */
export function SentenceForm({ saved, initial, onCancel, ...options }: SentenceFormProps) {
  const messages = useWorkRecordMessages().form;
  const format = useFormat();
  const form = useForm({
    ...options,
    initial: initial ?? { sentence: saved },
    saved: { sentence: saved },
    labels: { sentence: messages.label },
    hints: { sentence: messages.hint },
    rules,
    validate: ({ sentence }) =>
      problemsOf({
        sentence: isBlank(sentence)
          ? messages.required
          : isLongerThan(sentence.trim(), maxLength)
            ? messages.tooLong(format.number(maxLength))
            : undefined,
      }),
    onSubmit: ({ sentence }) => options.onSubmit({ sentence: sentence.trim() }),
  });

  return (
    <ShortForm
      form={form}
      field={form.field('sentence')}
      messages={messages}
      isOpenedByPress={options.draft === undefined}
      onCancel={onCancel}
    />
  );
}
