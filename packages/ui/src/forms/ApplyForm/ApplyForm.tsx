'use client';

import { applicationInputRules as rules } from '@skillharbor/contract';
import { useJobMessages } from '../../messages/useJobMessages.ts';
import { FileField } from '../../primitives/FileField/FileField.tsx';
import { Form } from '../../primitives/Form/Form.tsx';
import { useForm } from '../../primitives/Form/useForm.ts';
import { FormActions } from '../../primitives/FormActions/FormActions.tsx';
import { TextArea } from '../../primitives/TextArea/TextArea.tsx';
import { useFormat } from '../../primitives/UiProvider/context.ts';
import type { RestoredDraft, Submission } from '../../primitives/state.ts';
import { emptyApplication, validateApplication } from './applyValues.ts';
import type { ApplicationValues, ApplyValues } from './applyValues.ts';

export interface ApplyFormProps {
  /** What the user typed and chose before, if they come back to the form. */
  initial?: ApplyValues;
  draft?: RestoredDraft | undefined;
  submission: Submission;
  onSubmit: (values: ApplicationValues) => void;
  onDirtyChange?: (dirty: boolean) => void;
  onValuesChange?: (values: ApplyValues) => void;
  cancelHref: string;
}

/**
 * Takes an application to a job: a letter and a résumé.
 *
 * @use On the page where a freelancer applies.
 * @content The hints say what a client wants to read. A refused file is refused with a reason.
 * @screenreader textbox: its label, then its errors and its hint.
 */
export function ApplyForm(props: ApplyFormProps) {
  const { initial = emptyApplication, submission, onSubmit, cancelHref } = props;
  const messages = useJobMessages().apply;
  const format = useFormat();
  const form = useForm({
    ...props,
    initial,
    saved: emptyApplication,
    labels: messages.labels,
    hints: messages.hints,
    rules,
    validate: (values) => validateApplication(values, messages, format),
    onSubmit: ({ cover_letter, resume }) => {
      if (resume) onSubmit({ cover_letter: cover_letter.trim(), resume });
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
      <FormActions form={form} messages={messages} cancelHref={cancelHref} back />
    </Form>
  );
}
