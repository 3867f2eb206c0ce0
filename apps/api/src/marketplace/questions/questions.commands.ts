/**
 * Asks questions about jobs, replies to them and deletes them. Only the mails to the asker contain the asker's name. No
 * response of the API names the asker, not even to the client.
 */
import type { Question } from '@skillharbor/contract';
import type { Person } from '../../contract/operations.ts';
import { deletedQuestionMail, questionMail, replyMail } from '../../mail/questionTemplates.ts';
import type { MailQueue } from '../../mail/mailQueue.ts';
import { settingOf } from '../siteSettings/siteSettings.ts';
import type { FixedSettings } from '../siteSettings/siteSettings.ts';
import type { Queries } from '../../platform/database/tables.ts';
import { dayOf, secondsAfter } from '../../platform/time/clock.ts';
import type { Clock } from '../../platform/time/clock.ts';
import { companyName } from '../companies/companyName.ts';
import { recordActivity } from '../jobs/activity.repository.ts';
import { isOpen, maySee } from '../jobs/jobs.policy.ts';
import { mailTeam } from '../members/mailTeam.ts';
import { findOwnApplications } from '../jobs/jobs.repository.ts';
import { DAY_S, refusalOf } from './questions.policy.ts';
import {
  countQuestions,
  insertQuestion,
  lockAskerAndJob,
  lockQuestion,
  lockQuestionsOfAsker,
  recordDeletion,
  recordReply,
} from './questions.repository.ts';

export interface QuestionServices {
  fixedSettings: FixedSettings;
  queries: Queries;
  mailQueue: MailQueue;
  clock: Clock;
}

/** A question about a job of this client. */
interface Own {
  id: number;
  clientId: number;
}

export async function askQuestion(
  { queries, mailQueue, clock, fixedSettings }: QuestionServices,
  person: Person,
  jobId: number,
  question: string,
) {
  const now = clock();
  const asked = { jobId, askerId: person.id, question };
  const outcome = await queries.transaction().execute(async (transaction) => {
    const job = await lockAskerAndJob(transaction, person.id, jobId);
    if (!job) return 'not found';
    const { clientId, is_active: isActive, email: to, firstName, language, title: jobTitle } = job;
    const hasApplied = !isActive && (await findOwnApplications(transaction, jobId, person.id)).any;
    if (!maySee({ isShown: isActive, clientId }, person, hasApplied)) return 'not found';
    const refusal = refusalOf({
      isOwn: clientId === person.accountId,
      isOpen: isOpen(job, dayOf(now)),
      isOff: !(await settingOf(transaction, fixedSettings, 'questions')),
      maxToday: await settingOf(transaction, fixedSettings, 'questions_a_day'),
      ...(await countQuestions(transaction, asked, secondsAfter(now, -DAY_S))),
    });
    if (refusal !== undefined) return { refusal };
    const inserted = await insertQuestion(transaction, asked, now);
    await mailTeam(mailQueue, transaction, { to, firstName, language }, (receiver) =>
      questionMail({ ...receiver, jobId, jobTitle, site: mailQueue.site, ...inserted }),
    );
    return inserted;
  });
  if (outcome !== 'not found' && !('refusal' in outcome)) mailQueue.deliverSoon();
  return outcome;
}

/** Replies to a question, or corrects the reply. Returns undefined if the client has no such question. */
export async function replyToQuestion(
  services: QuestionServices,
  own: Own,
  reply: string,
): Promise<Question | undefined> {
  return change(services, own, async (transaction, asked, { mailQueue, clock }) => {
    // No second mail is sent for a corrected reply, because the job's page shows the correction.
    if (asked.reply === null)
      await mailQueue.enqueue(transaction, replyMail({ ...about(asked, mailQueue), reply }));
    return recordReply(transaction, own.id, reply, clock());
  });
}

/** Deletes a question and notifies its asker of the reason. Returns false if the client has no such question. */
export async function deleteQuestion(services: QuestionServices, own: Own, reason: string): Promise<boolean> {
  const isDeleted = await change(services, own, async (transaction, asked) => {
    await remove(services, transaction, asked, reason);
    return true;
  });
  return isDeleted === true;
}

/**
 * Deletes all unanswered questions that the asker of this question has asked about the same job. Returns false if no
 * such question exists.
 */
export async function deleteQuestionsOfAsker(
  services: QuestionServices,
  own: Own,
  reason: string,
): Promise<boolean> {
  const { queries, mailQueue, clock } = services;
  const deleted = await queries.transaction().execute(async (transaction) => {
    const asked = await lockQuestionsOfAsker(transaction, own.id, own.clientId);
    for (const one of asked) await remove(services, transaction, one, reason);
    return asked.length;
  });
  if (deleted === 0) return false;
  await recordActivity(queries, 'question', own.id, clock());
  mailQueue.deliverSoon();
  return true;
}

async function remove(
  { mailQueue, clock }: QuestionServices,
  transaction: Queries,
  asked: Locked,
  reason: string,
): Promise<void> {
  await recordDeletion(transaction, asked.id, reason, clock());
  await mailQueue.enqueue(transaction, deletedQuestionMail({ ...about(asked, mailQueue), reason }));
}

/** Changes a question about a job of the client in one transaction, and records this as activity of the client. */
async function change<Result>(
  services: QuestionServices,
  { id, clientId }: Own,
  write: (transaction: Queries, asked: Locked, services: QuestionServices) => Promise<Result>,
): Promise<Result | undefined> {
  const { queries, mailQueue, clock } = services;
  const result = await queries.transaction().execute(async (transaction) => {
    const asked = await lockQuestion(transaction, id, clientId);
    return asked && write(transaction, asked, services);
  });
  if (result === undefined) return undefined;
  await recordActivity(queries, 'question', id, clock());
  mailQueue.deliverSoon();
  return result;
}

type Locked = NonNullable<Awaited<ReturnType<typeof lockQuestion>>>;

/** Returns the content that all mails to the asker have in common. */
function about({ email, firstName, language, question, jobId, title, company }: Locked, { site }: MailQueue) {
  const job = { jobId, jobTitle: title, company: companyName(company) };
  return { to: email, firstName, language, question, ...job, site };
}
