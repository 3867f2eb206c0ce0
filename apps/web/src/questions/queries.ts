import { queryOptions } from '@tanstack/react-query';
import { listMyJobQuestions, listMyQuestions, listQuestions } from '../api/questions.ts';
import type { App } from '../app/app.ts';
import { known } from '../navigation/ids.ts';

/** Queries a page of the replied questions about a job. Pages count from 1. */
export const questionsQuery = ({ api }: App, jobId: number, page: number) =>
  queryOptions({
    queryKey: ['job', jobId, 'questions', page],
    queryFn: ({ signal }) => listQuestions(api, known(jobId), page, signal),
  });

/** Queries the user's own questions about a job that wait for a reply. */
export const myQuestionsQuery = ({ api }: App, jobId: number) =>
  queryOptions({
    queryKey: ['my-questions', jobId],
    queryFn: async ({ signal }) => (await listMyQuestions(api, known(jobId), signal)).results,
  });

/** Queries a page of all questions about a job that belongs to the client. Pages count from 1. */
export const jobQuestionsQuery = ({ api }: App, jobId: number, page: number) =>
  queryOptions({
    queryKey: ['my-job', jobId, 'questions', page],
    queryFn: ({ signal }) => listMyJobQuestions(api, known(jobId), page, signal),
  });
