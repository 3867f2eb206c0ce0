/**
 * Handles questions about jobs. Only the mail queue learns who asked: no response of the API names the asker, not
 * even to the client.
 */
import { isWithin, paginate } from '@skillharbor/contract-server/pagination';
import type { Page } from '@skillharbor/contract-server/pagination';
import type { OperationsOf } from '../../contract/operations.ts';
import { conflict, created, noContent, notFound, ok } from '../../contract/responses.ts';
import type { Queries } from '../../platform/database/tables.ts';
import { companyName } from '../companies/companyName.ts';
import { isOpen, maySee } from '../jobs/jobs.policy.ts';
import { findJob, findMyJob, findOwnApplications } from '../jobs/jobs.repository.ts';
import { recordActivity } from '../jobs/activity.repository.ts';
import type { MailQueue } from '../../mail/mailQueue.ts';
import { answerMail, deletedQuestionMail, questionMail } from '../../mail/questionTemplates.ts';
import { dayOf, secondsAfter } from '../../platform/time/clock.ts';
import type { Clock } from '../../platform/time/clock.ts';
import { DAY_S, refusalOf } from './questions.policy.ts';
import {
  countQuestions,
  insertQuestion,
  listQuestions,
  listWaitingQuestions,
  lockAskerAndJob,
  lockQuestion,
  recordAnswer,
  recordDeletion,
} from './questions.repository.ts';

type QuestionOperations = OperationsOf<
  | 'listQuestions'
  | 'askQuestion'
  | 'listMyQuestions'
  | 'listMyJobQuestions'
  | 'answerQuestion'
  | 'deleteQuestion'
>;

const PAGE_SIZE = 20;

interface Services {
  queries: Queries;
  mailQueue: MailQueue;
  clock: Clock;
}

export function questionOperations({ queries, mailQueue, clock }: Services): QuestionOperations {
  async function pageOfQuestions(
    jobId: number,
    number: number | undefined,
    url: () => URL,
    which: 'all' | 'answered',
  ) {
    const page: Page = { number: number ?? 1, size: PAGE_SIZE };
    const questions = isWithin(page) ? await listQuestions(queries, jobId, page, which) : [];
    return ok(paginate(questions, page, url));
  }

  return {
    async listQuestions({ params: { jobId }, query, url }) {
      const found = await findJob(queries, jobId, clock());
      return found?.job.is_active ? pageOfQuestions(jobId, query.page, url, 'answered') : notFound;
    },

    async askQuestion({ params: { jobId }, body, person }) {
      const now = clock();
      const asked = { jobId, askerId: person.id, question: body.question };
      const response = await queries.transaction().execute(async (transaction) => {
        const job = await lockAskerAndJob(transaction, person.id, jobId);
        if (!job) return notFound;
        const { clientId, is_active: isActive, email, firstName, language, title } = job;
        const hasApplied = !isActive && (await findOwnApplications(transaction, jobId, person.id)).any;
        if (!maySee({ isActive, clientId }, person, hasApplied)) return notFound;
        const refusal = refusalOf({
          isOwn: clientId === person.id,
          isOpen: isOpen(job, dayOf(now)),
          ...(await countQuestions(transaction, asked, secondsAfter(now, -DAY_S))),
        });
        if (refusal !== undefined) return conflict(refusal);
        const question = await insertQuestion(transaction, asked, now);
        const mail = questionMail({
          to: email,
          firstName,
          language,
          jobId,
          jobTitle: title,
          ...question,
          site: mailQueue.site,
        });
        await mailQueue.enqueue(transaction, mail);
        return created(question);
      });
      if (response.status === 201) mailQueue.deliverSoon();
      return response;
    },

    async listMyQuestions({ params: { jobId }, person }) {
      const found = await findJob(queries, jobId, clock());
      if (!found) return notFound;
      const { job, clientId } = found;
      const { any } = await findOwnApplications(queries, jobId, person.id);
      if (!maySee({ isActive: job.is_active, clientId }, person, any)) return notFound;
      return ok({ results: await listWaitingQuestions(queries, jobId, person.id) });
    },

    async listMyJobQuestions({ params: { jobId }, query, person, url }) {
      const job = await findMyJob(queries, jobId, person.id, clock());
      return job ? pageOfQuestions(jobId, query.page, url, 'all') : notFound;
    },

    async answerQuestion({ params: { questionId }, body, person }) {
      const { answer } = body;
      const response = await queries.transaction().execute(async (transaction) => {
        const asked = await lockQuestion(transaction, questionId, person.id);
        if (!asked) return notFound;
        const answered = await recordAnswer(transaction, questionId, answer, clock());
        // A corrected reply sends no second mail, because the job's page shows the correction.
        if (asked.answer === null)
          await mailQueue.enqueue(transaction, answerMail({ ...about(asked), answer }));
        return ok(answered);
      });
      if (response.status === 200) {
        await recordActivity(queries, 'question', questionId, clock());
        mailQueue.deliverSoon();
      }
      return response;
    },

    async deleteQuestion({ params: { questionId }, body, person }) {
      const { reason } = body;
      const response = await queries.transaction().execute(async (transaction) => {
        const asked = await lockQuestion(transaction, questionId, person.id);
        if (!asked) return notFound;
        await recordDeletion(transaction, questionId, reason, clock());
        await mailQueue.enqueue(transaction, deletedQuestionMail({ ...about(asked), reason }));
        return noContent;
      });
      if (response.status === 204) {
        await recordActivity(queries, 'question', questionId, clock());
        mailQueue.deliverSoon();
      }
      return response;
    },
  };

  /** Returns what both mails to the asker say. */
  function about({ email, firstName, language, question, jobId, title, company }: Locked) {
    const job = { jobId, jobTitle: title, company: companyName(company) };
    return { to: email, firstName, language, question, ...job, site: mailQueue.site };
  }
}

type Locked = NonNullable<Awaited<ReturnType<typeof lockQuestion>>>;
