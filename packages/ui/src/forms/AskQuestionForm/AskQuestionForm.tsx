'use client';

import { questionInputRules as rules } from '@skillharbor/contract';
import { useQuestionMessages } from '../../messages/useQuestionMessages.ts';
import { useForm } from '../../primitives/Form/useForm.ts';
import { useFormat } from '../../primitives/UiProvider/context.ts';
import type { RestoredDraft, Submission } from '../../primitives/state.ts';
import { ShortForm } from '../ReplyForm/ShortForm.tsx';
import { noQuestion, validateQuestion } from './askQuestionValues.ts';
import type { AskQuestionValues } from './askQuestionValues.ts';

export interface AskQuestionFormProps {
  /** The text that the user typed before leaving the form, if any. */
  initial?: AskQuestionValues | undefined;
  draft?: RestoredDraft | undefined;
  submission: Submission;
  onSubmit: (values: AskQuestionValues) => void;
  onCancel: () => void;
  onDirtyChange?: (dirty: boolean) => void;
  onValuesChange?: (values: AskQuestionValues) => void;
}

/**
 * Takes a question about a job.
 *
 * @use If a freelancer needs to know something before applying that the job's text does not say.
 * @content The form says that readers do not learn who asks.
 * @screenreader alert: why a question was refused.
 */
export function AskQuestionForm({ initial = noQuestion, onCancel, ...options }: AskQuestionFormProps) {
  const messages = useQuestionMessages().askForm;
  const format = useFormat();
  const form = useForm({
    ...options,
    initial,
    saved: noQuestion,
    labels: { question: messages.label },
    hints: { question: messages.hint },
    rules,
    validate: (values) => validateQuestion(values, messages, format),
    onSubmit: ({ question }) => options.onSubmit({ question: question.trim() }),
  });

  return (
    <ShortForm
      form={form}
      field={form.field('question')}
      messages={messages}
      isOpenedByPress={options.draft === undefined}
      onCancel={onCancel}
    />
  );
}
