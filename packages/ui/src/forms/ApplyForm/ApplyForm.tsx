'use client';

import { applicationInputRules as rules } from '@skillharbor/contract';
import type { ScreeningQuestion } from '@skillharbor/contract';
import { answerField } from '@skillharbor/prose';
import { useJobMessages } from '../../messages/useJobMessages.ts';
import { FileField } from '../../primitives/FileField/FileField.tsx';
import { Form } from '../../primitives/Form/Form.tsx';
import { useForm } from '../../primitives/Form/useForm.ts';
import { FormActions } from '../../primitives/FormActions/FormActions.tsx';
import { Section } from '../../primitives/Section/Section.tsx';
import { TextArea } from '../../primitives/TextArea/TextArea.tsx';
import { useFormat } from '../../primitives/UiProvider/context.ts';
import type { RestoredDraft, Submission } from '../../primitives/state.ts';
import { AnswerField } from './AnswerField.tsx';
import { answersIn, emptyApplication, validateApplication } from './applyValues.ts';
import type { ApplicationValues, ApplyValues } from './applyValues.ts';

export interface ApplyFormProps {
  /** The client's own questions. Default: none. */
  questions?: readonly ScreeningQuestion[];
  /** The values that the user entered earlier, if they come back to the form. */
  initial?: ApplyValues;
  draft?: RestoredDraft | undefined;
  submission: Submission;
  onSubmit: (values: ApplicationValues) => void;
  onDirtyChange?: (dirty: boolean) => void;
  onValuesChange?: (values: ApplyValues) => void;
  cancelHref: string;
}

/**
 * Takes an application to a job: a letter, answers to the client's questions, and a résumé.
 *
 * @use On the page where a freelancer applies.
 * @content The hints say what a client wants to read. A refused file comes with a reason.
 * @screenreader textbox: its label, then its errors and its hint.
 */
export function ApplyForm(props: ApplyFormProps) {
  const { questions = [], submission, onSubmit, cancelHref } = props;
  const saved = emptyApplication(questions);
  const { initial = saved } = props;
  const messages = useJobMessages().apply;
  const format = useFormat();
  const form = useForm({
    ...props,
    initial,
    saved,
    labels: {
      ...messages.labels,
      ...Object.fromEntries(questions.map(({ id, text }) => [answerField(id), text])),
    },
    hints: messages.hints,
    rules,
    optional: questions.filter(({ is_required }) => !is_required).map(({ id }) => answerField(id)),
    validate: (values) => validateApplication(values, questions, messages, format),
    onSubmit: (values) => {
      const { cover_letter, resume } = values;
      const screening_answers = answersIn(values, questions);
      if (resume) onSubmit({ cover_letter: cover_letter.trim(), resume, screening_answers });
    },
  });

  return (
    <Form form={form}>
      <TextArea {...form.field('cover_letter')} rows={10} />
      <FileField
        {...form.field('resume')}
        accept={rules.resume.fileExtensions}
        maxBytes={rules.resume.maxBytes}
        progress={submission.status === 'submitting' ? submission.progress : undefined}
      />
      {questions.length > 0 && (
        <Section title={messages.screening.title}>
          {questions.map((question) => (
            <AnswerField
              key={question.id}
              question={question}
              // The client may have added the question after the form was opened.
              field={{
                ...form.field(answerField(question.id)),
                value: form.values[answerField(question.id)] ?? '',
              }}
            />
          ))}
        </Section>
      )}
      <FormActions form={form} messages={messages} cancelHref={cancelHref} back />
    </Form>
  );
}
