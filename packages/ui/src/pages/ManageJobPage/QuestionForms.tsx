'use client';

/**
 * The forms for replying to and deleting questions. They are loaded on demand, because the first view of
 * the page does not need them.
 */
import { ReplyForm as Form } from '../../forms/ReplyForm/ReplyForm.tsx';
import type { ReplyFormProps } from '../../forms/ReplyForm/ReplyForm.tsx';
import { useAttempt } from '../../modals/useAttempt.ts';

export { DeleteQuestionModal } from '../../modals/DeleteQuestionModal/DeleteQuestionModal.tsx';

/** Shows the form for a reply. When it is reopened, it does not show an earlier failure. */
export function ReplyForm({ onSubmit, ...form }: ReplyFormProps) {
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
