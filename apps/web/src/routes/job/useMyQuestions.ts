import type { Question } from '@skillharbor/contract';
import { queryOptions, skipToken, useQuery } from '@tanstack/react-query';
import { useApp } from '../../app/useApp.ts';
import { myQuestionsQuery } from '../../questions/queries.ts';

const noQuery = queryOptions<Question[], Error, Question[], (string | number)[]>({
  queryKey: ['my-questions'],
  queryFn: skipToken,
});

const none: readonly Question[] = [];

/** The user's own questions that wait for an answer. The page is complete without them. Null for a reader who has none. */
export function useMyQuestions(jobId: number | null): readonly Question[] {
  const app = useApp();
  const { data } = useQuery({
    ...(jobId === null ? noQuery : myQuestionsQuery(app, jobId)),
    // They may have been answered since.
    staleTime: 0,
    retryOnMount: true,
  });
  return data ?? none;
}
