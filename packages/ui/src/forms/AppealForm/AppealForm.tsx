'use client';

import { appealInputRules } from '@skillharbor/contract';
import { useStatementMessages } from '../../messages/useStatementMessages.ts';
import { Form } from '../../primitives/Form/Form.tsx';
import { useForm } from '../../primitives/Form/useForm.ts';
import { SubmitButton } from '../../primitives/FormActions/SubmitButton.tsx';
import { TextArea } from '../../primitives/TextArea/TextArea.tsx';
import { useFormat } from '../../primitives/UiProvider/context.ts';
import type { RestoredDraft, Submission } from '../../primitives/state.ts';
import { isBlank, isLongerThan, problemsOf } from '../checks.ts';

export interface AppealValues {
  words: string;
}

export const emptyAppeal: AppealValues = { words: '' };

export interface AppealFormProps {
  /** The values restored from a draft. */
  initial?: AppealValues | undefined;
  draft?: RestoredDraft | undefined;
  submission: Submission;
  onSubmit: (words: string) => void;
  onDirtyChange?: (dirty: boolean) => void;
  onValuesChange?: (values: AppealValues) => void;
}

/**
 * Takes an appeal against a decision. Each decision can be appealed once.
 *
 * @use In a statement of reasons, while its reader may appeal.
 * @screenreader alert: why the appeal was refused.
 */
export function AppealForm(props: AppealFormProps) {
  const messages = useStatementMessages().appeal;
  const format = useFormat();
  const { maxLength } = appealInputRules.words;
  const form = useForm({
    ...props,
    initial: props.initial ?? emptyAppeal,
    saved: emptyAppeal,
    labels: { words: messages.label },
    rules: appealInputRules,
    validate: ({ words }) =>
      problemsOf({
        words: isBlank(words)
          ? messages.required
          : isLongerThan(words.trim(), maxLength)
            ? messages.tooLong(format.number(maxLength))
            : undefined,
      }),
    onSubmit: ({ words }) => props.onSubmit(words.trim()),
  });
  return (
    <Form form={form}>
      <TextArea {...form.field('words')} rows={5} />
      <div>
        <SubmitButton form={form} messages={messages} />
      </div>
    </Form>
  );
}
