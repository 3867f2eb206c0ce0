import { useQuestionMessages, useToast } from '@skillharbor/ui/primitives';
import type { Submission } from '@skillharbor/ui/primitives';
import type { QuestionDeletion } from '@skillharbor/ui/pages';
import { deleteQuestion, deleteQuestionsOfAsker } from '../../api/questions.ts';
import { failureOf, isMissing, sendFailure } from '../../app/errors.ts';
import { useApp } from '../../app/useApp.ts';
import { useAppMessages } from '../../app/useAppMessages.ts';
import { useSubmission } from '../../submission/useSubmission.ts';

/**
 * Deletes a question about the client's own job, or all its asker's questions about the job that wait for a reply. The
 * asker receives the reason.
 */
export function useDeleteQuestion(): [Submission, (id: number, deletion: QuestionDeletion) => void] {
  const appMessages = useAppMessages();
  const { api, queries } = useApp();
  const messages = useQuestionMessages().deleteModal;
  const toast = useToast();

  const [submission, submit] = useSubmission({
    send: async ({ id, reason, allOfAsker }: QuestionDeletion & { id: number }) => {
      const remove = allOfAsker ? deleteQuestionsOfAsker : deleteQuestion;
      await remove(api, id, { reason }).catch(unlessGone);
      await queries.invalidateQueries();
      toast.show(allOfAsker ? messages.allDeleted : messages.deleted);
    },
    explain: (error) => sendFailure(error, messages.failed, appMessages),
  });
  return [submission, (id, deletion) => submit({ id, ...deletion })];
}

/** Ignores the error of a question that another tab has already deleted. */
function unlessGone(error: unknown): void {
  const failure = failureOf(error);
  if (failure.kind !== 'refused' || !isMissing(failure.status)) throw error;
}
