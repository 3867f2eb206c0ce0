import { isWithin, paginate } from '@skillharbor/contract-server/pagination';
import type { Page } from '@skillharbor/contract-server/pagination';
import type { OperationsOf } from '../../contract/operations.ts';
import { conflict, created, noContent, notFound, ok } from '../../contract/responses.ts';
import { maySee } from '../jobs/jobs.policy.ts';
import { findJob, findMyJob, findOwnApplications } from '../jobs/jobs.repository.ts';
import {
  askQuestion,
  deleteQuestion,
  deleteQuestionsOfAsker,
  replyToQuestion,
} from './questions.commands.ts';
import type { QuestionServices } from './questions.commands.ts';
import { listQuestions, listUnseenQuestions } from './questions.repository.ts';

type QuestionOperations = OperationsOf<
  | 'listQuestions'
  | 'askQuestion'
  | 'listMyQuestions'
  | 'listMyJobQuestions'
  | 'replyToQuestion'
  | 'deleteQuestion'
  | 'deleteQuestionsOfAsker'
>;

const PAGE_SIZE = 20;

export function questionOperations(services: QuestionServices): QuestionOperations {
  const { queries, clock } = services;

  async function pageOfQuestions(
    jobId: number,
    number: number | undefined,
    url: () => URL,
    reader: 'client' | 'public',
  ) {
    const page: Page = { number: number ?? 1, size: PAGE_SIZE };
    const questions = isWithin(page) ? await listQuestions(queries, jobId, page, reader) : [];
    return ok(paginate(questions, page, url));
  }

  return {
    async listQuestions({ params: { jobId }, query, url }) {
      const found = await findJob(queries, jobId, clock());
      return found?.job.is_active ? pageOfQuestions(jobId, query.page, url, 'public') : notFound;
    },

    async askQuestion({ params: { jobId }, body, person }) {
      const asked = await askQuestion(services, person, jobId, body.question);
      if (asked === 'not found') return notFound;
      return 'refusal' in asked ? conflict(asked.refusal) : created(asked);
    },

    async listMyQuestions({ params: { jobId }, person }) {
      const found = await findJob(queries, jobId, clock());
      if (!found) return notFound;
      const { job, clientId } = found;
      const { any } = await findOwnApplications(queries, jobId, person.id);
      if (!maySee({ isShown: job.is_active, clientId }, person, any)) return notFound;
      return ok({ results: await listUnseenQuestions(queries, jobId, person.id) });
    },

    async listMyJobQuestions({ params: { jobId }, query, person, url }) {
      const job = await findMyJob(queries, jobId, person.accountId, clock());
      return job ? pageOfQuestions(jobId, query.page, url, 'client') : notFound;
    },

    async replyToQuestion({ params: { questionId }, body, person }) {
      const question = await replyToQuestion(
        services,
        { id: questionId, clientId: person.accountId },
        body.reply,
      );
      return question ? ok(question) : notFound;
    },

    async deleteQuestion({ params: { questionId }, body, person }) {
      const own = { id: questionId, clientId: person.accountId };
      return (await deleteQuestion(services, own, body.reason)) ? noContent : notFound;
    },

    async deleteQuestionsOfAsker({ params: { questionId }, body, person }) {
      const own = { id: questionId, clientId: person.accountId };
      return (await deleteQuestionsOfAsker(services, own, body.reason)) ? noContent : notFound;
    },
  };
}
