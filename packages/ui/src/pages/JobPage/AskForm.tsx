'use client';

import { AskQuestionForm } from '../../forms/AskQuestionForm/AskQuestionForm.tsx';
import type { AskQuestionFormProps } from '../../forms/AskQuestionForm/AskQuestionForm.tsx';
import { useAttempt } from '../../modals/useAttempt.ts';

/** The form of a question, loaded when the page has time. Opened again, it does not show the failure from before. */
export function AskForm({ onSubmit, ...form }: AskQuestionFormProps) {
  const { submission, begin } = useAttempt(form.submission);
  return (
    <AskQuestionForm
      {...form}
      submission={submission}
      onSubmit={(values) => {
        begin();
        onSubmit(values);
      }}
    />
  );
}
