import type { Question } from '@skillharbor/contract';
import { sql } from 'kysely';
import type { Selectable } from 'kysely';
import { pageLimit, pageOffset } from '@skillharbor/contract-server/pagination';
import type { Page } from '@skillharbor/contract-server/pagination';
import type { Queries, Tables } from '../../platform/database/tables.ts';
import type { Asking } from './questions.policy.ts';

/** The columns of a question that the API may show. */
const columns = [
  'questions.id',
  'questions.question',
  'questions.asked_at',
  'questions.reply',
  'questions.replied_at',
  'questions.is_withheld',
  'questions.is_reply_withheld',
] as const;
type Row = Pick<
  Selectable<Tables['questions']>,
  'id' | 'question' | 'asked_at' | 'reply' | 'replied_at' | 'is_withheld' | 'is_reply_withheld'
>;

function toQuestion({ id, question, asked_at, reply, replied_at, ...row }: Row): Question {
  return {
    id,
    question,
    asked_at: asked_at.toISOString(),
    reply,
    replied_at: replied_at && replied_at.toISOString(),
    ...(row.is_withheld && { is_hidden: true }),
    ...(row.is_reply_withheld && { is_reply_hidden: true }),
  };
}

/** Returns a question as its asker sees it. A hidden reply is left out, because only the client may see it. */
function toOwnQuestion(row: Row): Question {
  return toQuestion(row.is_reply_withheld ? { ...row, reply: null, replied_at: null } : row);
}

/**
 * Lists the questions about a job: first those without a reply, oldest first, then those with a reply, newest reply
 * first. The client sees all questions that are not hidden, including hidden replies. All others see only the questions
 * with a visible reply.
 */
export async function listQuestions(
  queries: Queries,
  jobId: number,
  page: Page,
  reader: 'client' | 'public',
): Promise<Question[]> {
  const all = queries
    .selectFrom('questions')
    .select(columns)
    .where('listing_id', '=', jobId)
    .where('deleted_at', 'is', null)
    .where('is_withheld', '=', false);
  const shown = all.where('replied_at', 'is not', null).where('is_reply_withheld', '=', false);
  const rows = await (reader === 'client' ? all : shown)
    .orderBy('replied_at', 'desc')
    .orderBy('asked_at')
    .orderBy('id')
    .limit(pageLimit(page))
    .offset(pageOffset(page))
    .execute();
  return rows.map(toQuestion);
}

/**
 * Lists a person's own questions about a job that the public does not see because they have no reply yet or are hidden.
 * The newest question comes first.
 */
export async function listUnseenQuestions(
  queries: Queries,
  jobId: number,
  askerId: number,
): Promise<Question[]> {
  const rows = await queries
    .selectFrom('questions')
    .select(columns)
    .where('listing_id', '=', jobId)
    .where('asker_id', '=', askerId)
    .where(sql<boolean>`(replied_at is null or is_withheld or is_reply_withheld)`)
    .where('deleted_at', 'is', null)
    .orderBy('asked_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return rows.map(toOwnQuestion);
}

/** Finds a question that was not deleted, with its job and the users who wrote the question and the reply. */
export async function findQuestion(queries: Queries, id: number) {
  return queries
    .selectFrom('questions')
    .innerJoin('job_listings as job', 'job.id', 'questions.listing_id')
    .select(['question', 'reply', 'listing_id as jobId', 'asker_id as askerId', 'job.client_id as clientId'])
    .select(sql<boolean>`questions.is_withheld or questions.is_reply_withheld`.as('isWithheld'))
    .where('questions.id', '=', id)
    .where('questions.deleted_at', 'is', null)
    .executeTakeFirst();
}

/**
 * Finds a job and its client, and locks the asker and the job until the transaction ends. So the questions of a person
 * and the questions about a job are counted one after the other. The asker is always locked first, so that two
 * transactions cannot deadlock.
 */
export async function lockAskerAndJob(transaction: Queries, askerId: number, jobId: number) {
  await transaction
    .selectFrom('users')
    .select('id')
    .where('id', '=', askerId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return transaction
    .selectFrom('job_listings as job')
    .innerJoin('users as client', 'client.id', 'job.client_id')
    .select([
      'job.id',
      'job.title',
      'job.client_id as clientId',
      'job.is_active',
      'job.is_listed',
      'job.application_deadline',
      'client.email',
      'client.first_name as firstName',
      'client.language',
    ])
    .where('job.id', '=', jobId)
    .forNoKeyUpdate('job')
    .executeTakeFirst();
}

interface NewQuestion {
  jobId: number;
  askerId: number;
  question: string;
}

const isWaiting = sql`replied_at is null and deleted_at is null`;

/** Counts the questions that each limit applies to. `since` is the time 24 hours ago. */
export async function countQuestions(
  queries: Queries,
  { jobId, askerId, question }: NewQuestion,
  since: Date,
): Promise<Omit<Asking, 'isOwn' | 'isOpen' | 'isOff' | 'maxToday'>> {
  const onJob = sql`listing_id = ${jobId} and ${isWaiting}`;
  const own = sql`asker_id = ${askerId}`;
  return queries
    .selectFrom('questions')
    .select([
      sql<boolean>`coalesce(bool_or(${onJob} and ${own} and question = ${question}), false)`.as('isRepeated'),
      sql<number>`(count(*) filter (where ${onJob} and ${own}))::int`.as('waiting'),
      sql<number>`(count(*) filter (where ${onJob}))::int`.as('waitingOnJob'),
      sql<number>`(count(*) filter (where ${own} and asked_at > ${since}))::int`.as('askedToday'),
    ])
    .where(sql<boolean>`(${onJob}) or (${own} and asked_at > ${since})`)
    .executeTakeFirstOrThrow();
}

/**
 * Withholds these questions and replies of a user from the public. Stops withholding the user's other questions and
 * replies.
 */
export async function writeWithheldQuestions(
  transaction: Queries,
  userId: number,
  { isAll, ids, replyIds }: { isAll: boolean; ids: readonly number[]; replyIds: readonly number[] },
): Promise<void> {
  const isWanted = sql<boolean>`(${isAll}::boolean or id = any(${ids}::int[]))`;
  await transaction
    .updateTable('questions')
    .set({ is_withheld: isWanted })
    .where('asker_id', '=', userId)
    .where('is_withheld', '<>', isWanted)
    .execute();
  const isReplyWanted = sql<boolean>`(id = any(${replyIds}::int[]))`;
  await transaction
    .updateTable('questions')
    .set({ is_reply_withheld: isReplyWanted })
    .where(sql<boolean>`listing_id in (select id from job_listings where client_id = ${userId})`)
    .where('is_reply_withheld', '<>', isReplyWanted)
    .execute();
}

export async function insertQuestion(
  queries: Queries,
  { jobId, askerId, question }: NewQuestion,
  now: Date,
): Promise<Question> {
  const row = await queries
    .insertInto('questions')
    .values({ listing_id: jobId, asker_id: askerId, question, asked_at: now })
    .returning(columns)
    .executeTakeFirstOrThrow();
  return toQuestion(row);
}

/**
 * Starts a query that selects questions about this client's jobs, with the data that mails to the askers need, and
 * locks the questions.
 */
function lockingOwnQuestions(transaction: Queries, clientId: number) {
  return transaction
    .selectFrom('questions')
    .innerJoin('job_listings as job', 'job.id', 'questions.listing_id')
    .innerJoin('users as asker', 'asker.id', 'questions.asker_id')
    .select([
      'questions.id',
      'questions.question',
      'questions.reply',
      'job.id as jobId',
      'job.title',
      'job.company',
      'asker.email',
      'asker.first_name as firstName',
      'asker.language',
    ])
    .where('questions.deleted_at', 'is', null)
    .where('job.client_id', '=', clientId)
    .where('job.deleted_at', 'is', null)
    .forUpdate('questions');
}

/** Finds a question about a job of this client, and locks it until the transaction ends. */
export async function lockQuestion(transaction: Queries, id: number, clientId: number) {
  return lockingOwnQuestions(transaction, clientId).where('questions.id', '=', id).executeTakeFirst();
}

/**
 * Finds all questions without a reply that have the same job and the same asker as this question, and locks them until
 * the transaction ends. Questions are always locked in the same order, so that two transactions cannot deadlock.
 */
export async function lockQuestionsOfAsker(transaction: Queries, id: number, clientId: number) {
  const named = (column: 'listing_id' | 'asker_id') =>
    transaction.selectFrom('questions').select(column).where('id', '=', id);
  return lockingOwnQuestions(transaction, clientId)
    .where('questions.listing_id', '=', named('listing_id'))
    .where('questions.asker_id', '=', named('asker_id'))
    .where('questions.replied_at', 'is', null)
    .orderBy('questions.id')
    .execute();
}

/** Records a reply. A corrected reply keeps the date of the first reply, and therefore its place in the list. */
export async function recordReply(
  transaction: Queries,
  id: number,
  reply: string,
  now: Date,
): Promise<Question> {
  const row = await transaction
    .updateTable('questions')
    .set({ reply, replied_at: sql<Date>`coalesce(replied_at, ${now})` })
    .where('id', '=', id)
    .returning(columns)
    .executeTakeFirstOrThrow();
  return toQuestion(row);
}

export async function recordDeletion(
  transaction: Queries,
  id: number,
  reason: string,
  now: Date,
): Promise<void> {
  await transaction
    .updateTable('questions')
    .set({ deleted_at: now, deletion_reason: reason })
    .where('id', '=', id)
    .execute();
}

/** Lists the questions of a person that were not deleted, oldest first. */
export async function listQuestionsOf(queries: Queries, askerId: number): Promise<Question[]> {
  const rows = await queries
    .selectFrom('questions')
    .select(columns)
    .where('asker_id', '=', askerId)
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .execute();
  return rows.map(toQuestion);
}

/**
 * Deletes a user's questions that have no reply or were deleted, and all questions about a client's jobs. A question
 * with a reply is public and does not name the asker, so it stays, but without the link to the asker.
 */
export async function forgetQuestionsOf(transaction: Queries, userId: number): Promise<void> {
  await transaction
    .deleteFrom('questions')
    .where((where) =>
      where.or([
        where.and([where('asker_id', '=', userId), sql<boolean>`(reply is null or deleted_at is not null)`]),
        sql<boolean>`listing_id in (select id from job_listings where client_id = ${userId})`,
      ]),
    )
    .execute();
}

/**
 * Deletes the questions that have no reply or were deleted, and that are about jobs that ended before a day
 * (YYYY-MM-DD). The other questions do not name the askers, so they stay, but without the links to the askers.
 */
export async function forgetOldQuestions(queries: Queries, day: string): Promise<void> {
  const isOld = sql<boolean>`listing_id in (
    select id from job_listings where coalesce(deleted_at, application_deadline::timestamptz) < ${day}::date
  )`;
  await queries
    .deleteFrom('questions')
    .where(sql<boolean>`(reply is null or deleted_at is not null)`)
    .where(isOld)
    .execute();
  await queries
    .updateTable('questions')
    .set({ asker_id: null })
    .where('asker_id', 'is not', null)
    .where(isOld)
    .execute();
}
