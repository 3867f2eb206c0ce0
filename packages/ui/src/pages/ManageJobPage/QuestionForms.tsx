'use client';

/** What a client answers and deletes with, loaded when the page has time: no first look at it needs them. */
import { AnswerForm as Form } from '../../forms/AnswerForm/AnswerForm.tsx';
import type { AnswerFormProps } from '../../forms/AnswerForm/AnswerForm.tsx';
import { useAttempt } from '../../modals/useAttempt.ts';

export { DeleteQuestionModal } from '../../modals/DeleteQuestionModal/DeleteQuestionModal.tsx';

/** Opened again, it does not show the failure from before. */
export function AnswerForm({ onSubmit, ...form }: AnswerFormProps) {
  const { submission, begin } = useAttempt(form.submission);
  return (
    <Form
      {...form}
      submission={submission}
      onSubmit={(values) => {
        begin();
        onSubmit(values);
      }}
    />
  );
}
