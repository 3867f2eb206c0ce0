'use client';

import { answerInputRules as rules } from '@skillharbor/contract';
import { useQuestionMessages } from '../../messages/useQuestionMessages.ts';
import { useForm } from '../../primitives/Form/useForm.ts';
import { useFormat } from '../../primitives/UiProvider/context.ts';
import type { RestoredDraft, Submission } from '../../primitives/state.ts';
import { isBlank, isLongerThan, problemsOf } from '../checks.ts';
import { ShortForm } from './ShortForm.tsx';

export interface AnswerValues {
  answer: string;
}

export interface AnswerFormProps {
  /** The present reply, or '' if there is none. */
  saved: string;
  /** What the user typed before, if they come back to the form. */
  initial?: AnswerValues | undefined;
  draft?: RestoredDraft | undefined;
  submission: Submission;
  onSubmit: (values: AnswerValues) => void;
  onCancel: () => void;
  onDirtyChange?: (dirty: boolean) => void;
  onValuesChange?: (values: AnswerValues) => void;
}

const { maxLength } = rules.answer;

/**
 * Takes the client's reply to a question.
 *
 * @use Below a question, for the client of its job.
 * @screenreader textbox: its label.
 */
export function AnswerForm({ saved, initial, onCancel, ...options }: AnswerFormProps) {
  const messages = useQuestionMessages().answerForm;
  const format = useFormat();
  const form = useForm({
    ...options,
    initial: initial ?? { answer: saved },
    saved: { answer: saved },
    labels: { answer: messages.label },
    hints: { answer: messages.hint },
    rules,
    validate: ({ answer }) =>
      problemsOf({
        answer: isBlank(answer)
          ? messages.required
          : isLongerThan(answer.trim(), maxLength)
            ? messages.tooLong(format.number(maxLength))
            : undefined,
      }),
    onSubmit: ({ answer }) => options.onSubmit({ answer: answer.trim() }),
  });

  return (
    <ShortForm
      form={form}
      field={form.field('answer')}
      messages={messages}
      isOpenedByPress={options.draft === undefined}
      onCancel={onCancel}
    />
  );
}
