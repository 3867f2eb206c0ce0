import type { Question } from '@skillharbor/contract';
import { queryOptions, skipToken, useQuery } from '@tanstack/react-query';
import { useApp } from '../../app/useApp.ts';
import { myQuestionsQuery } from '../../questions/queries.ts';

const noQuery = queryOptions<Question[], Error, Question[], (string | number)[]>({
  queryKey: ['my-questions'],
  queryFn: skipToken,
});

const none: readonly Question[] = [];

/**
 * Returns the user's own questions that wait for a reply. A failure is not shown. `jobId` is null for a reader who has
 * no questions.
 */
export function useMyQuestions(jobId: number | null): readonly Question[] {
  const app = useApp();
  const { data } = useQuery({
    ...(jobId === null ? noQuery : myQuestionsQuery(app, jobId)),
    // The questions may have received replies since the last request.
    staleTime: 0,
    retryOnMount: true,
  });
  return data ?? none;
}
