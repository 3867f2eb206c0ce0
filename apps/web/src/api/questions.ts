import { unwrap } from '@skillharbor/api-client';
import type { Api } from '@skillharbor/api-client';

/** The answered ones about a job. */
export const listQuestions = ({ anonymous }: Api, jobId: number, page: number, signal: AbortSignal) =>
  unwrap(
    anonymous.GET('/api/job-listings/listings/{jobId}/questions/', {
      params: { path: { jobId }, query: { page } },
      signal,
    }),
  );

export const askQuestion = ({ bearer }: Api, jobId: number, body: { question: string }) =>
  unwrap(bearer.POST('/api/job-listings/listings/{jobId}/questions/', { params: { path: { jobId } }, body }));

/** The user's own that wait for an answer. */
export const listMyQuestions = ({ bearer }: Api, jobId: number, signal: AbortSignal) =>
  unwrap(
    bearer.GET('/api/job-listings/listings/{jobId}/questions/mine/', { params: { path: { jobId } }, signal }),
  );

/** All about a job of the client's own. */
export const listMyJobQuestions = ({ bearer }: Api, jobId: number, page: number, signal: AbortSignal) =>
  unwrap(
    bearer.GET('/api/job-listings/my-detail/{jobId}/questions/', {
      params: { path: { jobId }, query: { page } },
      signal,
    }),
  );

export const answerQuestion = ({ bearer }: Api, questionId: number, body: { answer: string }) =>
  unwrap(
    bearer.PUT('/api/job-listings/questions/{questionId}/answer/', {
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
