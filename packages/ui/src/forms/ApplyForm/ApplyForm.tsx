'use client';

import { applicationInputRules as rules } from '@skillharbor/contract';
import type { ProfileResumeList, ScreeningQuestion } from '@skillharbor/contract';
import { answerField } from '@skillharbor/prose';
import { useJobMessages } from '../../messages/useJobMessages.ts';
import { useResumeMessages } from '../../messages/useResumeMessages.ts';
import { Form } from '../../primitives/Form/Form.tsx';
import { useForm } from '../../primitives/Form/useForm.ts';
import { FormActions } from '../../primitives/FormActions/FormActions.tsx';
import { Section } from '../../primitives/Section/Section.tsx';
import { TextArea } from '../../primitives/TextArea/TextArea.tsx';
import { useFormat } from '../../primitives/UiProvider/context.ts';
import type { OtherDraft, RestoredDraft, Submission } from '../../primitives/state.ts';
import { AnswerField } from './AnswerField.tsx';
import { EarlierLetters } from './EarlierLetters.tsx';
import type { EarlierLettersProps } from './EarlierLetters.tsx';
import { ResumeChoice } from './ResumeChoice.tsx';
import { answersIn, emptyApplication, resumeIn, validateApplication } from './applyValues.ts';
import type { ApplicationValues, ApplyValues } from './applyValues.ts';

export interface ApplyFormProps {
  /** The client's own questions. Default: none. */
  questions?: readonly ScreeningQuestion[];
  /**
   * The resumes that the freelancer has saved on the profile. Default: none, and the form does not offer to save one.
   */
  savedResumes?: ProfileResumeList | undefined;
  /**
   * The freelancer's earlier cover letters, from which a new one can begin. If the prop is undefined, the form offers
   * no earlier letters.
   */
  earlierLetters?: Pick<EarlierLettersProps, 'letters' | 'onShow'> | undefined;
  /** The values that the user typed and chose before leaving the form, if any. */
  initial?: ApplyValues;
  draft?: RestoredDraft | undefined;
  otherDraft?: OtherDraft | undefined;
  submission: Submission;
  onSubmit: (values: ApplicationValues) => void;
  onDirtyChange?: (dirty: boolean) => void;
  onValuesChange?: (values: ApplyValues) => void;
  cancelHref: string;
}

const noResumes: ProfileResumeList = { results: [], limit: 0 };

/**
 * Takes an application to a job: a cover letter, answers to the client's questions, and a résumé.
 *
 * @use On the page where a freelancer applies.
 * @content The hints say what a client wants to read. If a file is refused, the form gives the reason.
 * @screenreader textbox: its label, then its errors and its hint.
 */
export function ApplyForm(props: ApplyFormProps) {
  const { questions = [], savedResumes = noResumes, submission, onSubmit, cancelHref } = props;
  const { results: resumes } = savedResumes;
  const saved = emptyApplication(questions, resumes);
  const { initial = saved } = props;
  const messages = useJobMessages().apply;
  const format = useFormat();
  const form = useForm({
    ...props,
    initial,
    saved,
    labels: {
      ...messages.labels,
      ...useResumeMessages().apply.labels,
      ...Object.fromEntries(questions.map(({ id, text }) => [answerField(id), text])),
    },
    hints: messages.hints,
    rules,
    optional: questions.filter(({ is_required }) => !is_required).map(({ id }) => answerField(id)),
    validate: (values) => validateApplication(values, { questions, savedResumes: resumes }, messages, format),
    onSubmit: (values) => {
      const resume = resumeIn(values, resumes);
      const screening_answers = answersIn(values, questions);
      if (resume) onSubmit({ cover_letter: values.cover_letter.trim(), ...resume, screening_answers });
    },
  });

  return (
    <Form form={form}>
      <TextArea {...form.field('cover_letter')} rows={10} />
      {props.earlierLetters && (
        <EarlierLetters
          {...props.earlierLetters}
          value={form.values.cover_letter}
          onInsert={(cover_letter) => form.change({ cover_letter })}
        />
      )}
      <ResumeChoice
        savedResumes={savedResumes}
        choice={form.field('profile_resume')}
        file={form.field('resume')}
        save={form.field('save_resume')}
        progress={submission.status === 'submitting' ? submission.progress : undefined}
      />
      {questions.length > 0 && (
        <Section title={messages.screening.title}>
          {questions.map((question) => (
            <AnswerField
              key={question.id}
              question={question}
              // The client may have added the question after the user opened the form. The form then has no value for
              // the answer yet.
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
