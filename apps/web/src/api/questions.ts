import { unwrap } from '@skillharbor/api-client';
import type { Api } from '@skillharbor/api-client';

/** Lists the questions about a job that have a reply. */
export const listQuestions = ({ anonymous }: Api, jobId: number, page: number, signal: AbortSignal) =>
  unwrap(
    anonymous.GET('/api/job-listings/listings/{jobId}/questions/', {
      params: { path: { jobId }, query: { page } },
      signal,
    }),
  );

export const askQuestion = ({ bearer }: Api, jobId: number, body: { question: string }) =>
  unwrap(bearer.POST('/api/job-listings/listings/{jobId}/questions/', { params: { path: { jobId } }, body }));

/** Lists the user's own questions about a job that wait for a reply. */
export const listMyQuestions = ({ bearer }: Api, jobId: number, signal: AbortSignal) =>
  unwrap(
    bearer.GET('/api/job-listings/listings/{jobId}/questions/mine/', { params: { path: { jobId } }, signal }),
  );

/** Lists all questions about one of the client's own jobs. */
export const listMyJobQuestions = ({ bearer }: Api, jobId: number, page: number, signal: AbortSignal) =>
  unwrap(
    bearer.GET('/api/job-listings/my-detail/{jobId}/questions/', {
      params: { path: { jobId }, query: { page } },
      signal,
    }),
  );

export const replyToQuestion = ({ bearer }: Api, questionId: number, body: { reply: string }) =>
  unwrap(
    bearer.PUT('/api/job-listings/questions/{questionId}/reply/', {
      params: { path: { questionId } },
      body,
    }),
  );

export const deleteQuestion = ({ bearer }: Api, questionId: number, body: { reason: string }) =>
  unwrap(
    bearer.POST('/api/job-listings/questions/{questionId}/delete/', {
      params: { path: { questionId } },
      body,
    }),
  );

/** Deletes all questions of the same asker about the same job that wait for a reply. */
export const deleteQuestionsOfAsker = ({ bearer }: Api, questionId: number, body: { reason: string }) =>
  unwrap(
    bearer.POST('/api/job-listings/questions/{questionId}/delete-all/', {
      params: { path: { questionId } },
      body,
    }),
  );
