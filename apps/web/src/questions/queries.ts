import { queryOptions } from '@tanstack/react-query';
import { listMyJobQuestions, listMyQuestions, listQuestions } from '../api/questions.ts';
import type { App } from '../app/app.ts';
import { known } from '../navigation/ids.ts';

/** A page of the answered questions about a job, counted from 1. */
export const questionsQuery = ({ api }: App, jobId: number, page: number) =>
  queryOptions({
    queryKey: ['job', jobId, 'questions', page],
    queryFn: ({ signal }) => listQuestions(api, known(jobId), page, signal),
  });

/** The user's own about it that wait for an answer. */
export const myQuestionsQuery = ({ api }: App, jobId: number) =>
  queryOptions({
    queryKey: ['my-questions', jobId],
    queryFn: async ({ signal }) => (await listMyQuestions(api, known(jobId), signal)).results,
  });

/** A page of all questions about a job of the client's own, counted from 1. */
export const jobQuestionsQuery = ({ api }: App, jobId: number, page: number) =>
  queryOptions({
    queryKey: ['my-job', jobId, 'questions', page],
    queryFn: ({ signal }) => listMyJobQuestions(api, known(jobId), page, signal),
  });
