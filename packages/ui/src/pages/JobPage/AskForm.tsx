'use client';

import { AskQuestionForm } from '../../forms/AskQuestionForm/AskQuestionForm.tsx';
import type { AskQuestionFormProps } from '../../forms/AskQuestionForm/AskQuestionForm.tsx';
import { useAttempt } from '../../modals/useAttempt.ts';

/**
 * Shows the form for a question. Its code loads on demand. When the form is reopened, it does not show
 * an earlier failure.
 */
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
