import type { Draft, DraftInput, DraftText, JobDraft } from '@skillharbor/contract';
import { sql } from 'kysely';
import type { Queries } from '../../platform/database/tables.ts';

/** Identifies a draft of a user. The contract lists the possible keys. */
export interface DraftName {
  userId: number;
  key: string;
}

/** The beginning of a job draft's key. The draft's id follows. */
const JOB_DRAFT = 'job-draft:';

export const isJobDraft = ({ key }: DraftName) => key.startsWith(JOB_DRAFT);

const columns = ['version', 'texts', 'saved_at'] as const;

interface Row extends Pick<Draft, 'version' | 'texts'> {
  saved_at: Date;
}
const toDraft = ({ version, texts, saved_at }: Row): Draft => ({
  version,
  texts,
  saved_at: saved_at.toISOString(),
});

export async function findDraft(queries: Queries, { userId, key }: DraftName): Promise<Draft | null> {
  const row = await queries
    .selectFrom('drafts')
    .select(columns)
    .where('user_id', '=', userId)
    .where('key', '=', key)
    .executeTakeFirst();
  return row ? toDraft(row) : null;
}

/** An SQL condition that is true for all drafts except job drafts. */
const isOfForm = sql<boolean>`not starts_with(key, ${sql.lit(JOB_DRAFT)})`;

const jobDraftsOf = (queries: Queries, userId: number) =>
  queries.selectFrom('drafts').where('user_id', '=', userId).where('key', 'like', `${JOB_DRAFT}%`);

/** Lists the job drafts of a user, the most recently saved one first. */
export async function listJobDrafts(queries: Queries, userId: number): Promise<JobDraft[]> {
  const rows = await jobDraftsOf(queries, userId)
    .select(['key', ...columns])
    .orderBy('version', 'desc')
    .execute();
  return rows.map(({ key, version, texts, saved_at }) => ({
    id: Number(key.slice(JOB_DRAFT.length)),
    title: titleIn(texts),
    saved_at: saved_at.toISOString(),
    version,
  }));
}

const titleIn = (texts: readonly DraftText[]) => texts.find(({ field }) => field === 'title')?.text ?? '';

/**
 * Locks a user until the transaction ends, so that simultaneous requests count the user's job drafts one after the
 * other.
 */
export async function lockWriter(transaction: Queries, userId: number): Promise<void> {
  await transaction
    .selectFrom('users')
    .select('id')
    .where('id', '=', userId)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

export async function countJobDrafts(queries: Queries, userId: number): Promise<number> {
  const { count } = await jobDraftsOf(queries, userId)
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/**
 * Saves a draft. If the stored draft has neither the version `based_on` nor the same texts, saves nothing and returns
 * undefined.
 */
export async function upsertDraft(
  queries: Queries,
  { userId, key }: DraftName,
  { based_on, texts }: DraftInput,
  now: Date,
): Promise<Draft | undefined> {
  const row = await queries
    .insertInto('drafts')
    .values({ user_id: userId, key, texts: JSON.stringify(texts), saved_at: now })
    .onConflict((conflict) =>
      conflict
        .columns(['user_id', 'key'])
        .doUpdateSet((excluded) => ({
          version: excluded.ref('excluded.version'),
          texts: excluded.ref('excluded.texts'),
          saved_at: excluded.ref('excluded.saved_at'),
        }))
        // A device that has not received the response saves the same texts again, which is no conflict.
        .where((stored) =>
          stored.or([
            stored('drafts.version', '=', based_on),
            stored('drafts.texts', '=', stored.ref('excluded.texts')),
          ]),
        ),
    )
    .returning(columns)
    .executeTakeFirst();
  return row && toDraft(row);
}

/** Deletes the oldest drafts of a user, but keeps the newest ones and all job drafts. */
export async function deleteOldestDrafts(queries: Queries, userId: number, kept: number): Promise<void> {
  await queries
    .deleteFrom('drafts')
    .where('user_id', '=', userId)
    .where(isOfForm)
    .where('version', 'not in', (drafts) =>
      drafts
        .selectFrom('drafts')
        .select('version')
        .where('user_id', '=', userId)
        .where(isOfForm)
        .orderBy('version', 'desc')
        .limit(kept),
    )
    .execute();
}

/** Deletes a draft. If a version is given, deletes the draft only if it still has this version. */
export async function deleteDraft(
  queries: Queries,
  { userId, key }: DraftName,
  version?: number,
): Promise<void> {
  const draft = queries.deleteFrom('drafts').where('user_id', '=', userId).where('key', '=', key);
  await (version === undefined ? draft : draft.where('version', '=', version)).execute();
}

/** Deletes all drafts of a user except the job drafts, which the user has saved on purpose. */
export async function deleteDraftsOf(queries: Queries, userId: number): Promise<void> {
  await queries.deleteFrom('drafts').where('user_id', '=', userId).where(isOfForm).execute();
}

export async function deleteDraftsBefore(queries: Queries, time: Date): Promise<void> {
  await queries.deleteFrom('drafts').where('saved_at', '<', time).where(isOfForm).execute();
}

/** Lists the drafts of a user by key, for the archive of the user's data. */
export async function listDrafts(queries: Queries, userId: number): Promise<(Draft & { key: string })[]> {
  const rows = await queries
    .selectFrom('drafts')
    .select(['key', ...columns])
    .where('user_id', '=', userId)
    .orderBy(sql`key collate "C"`)
    .execute();
  return rows.map(({ key, ...row }) => ({ key, ...toDraft(row) }));
}
