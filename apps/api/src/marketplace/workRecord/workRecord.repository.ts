/**
 * Stores the sentences that two people who have worked together write about each other. Also reads the public entries.
 */
import type { Role, WorkRecordEntry, WorkRecordItem } from '@skillharbor/contract';
import { noCompany } from '@skillharbor/prose';
import { sql } from 'kysely';
import type { Insertable } from 'kysely';
import type { Queries, Tables } from '../../platform/database/tables.ts';
import { actionsOnEntry, otherRole } from './workRecord.policy.ts';

/** The maximum number of entries that a public page shows. */
const MOST_SHOWN = 50;
/** The maximum number of entries that the client or the freelancer sees at once. */
const MOST_LISTED = 200;

function select(queries: Queries) {
  return queries
    .selectFrom('work_record_entries as entry')
    .innerJoin('users as freelancer', 'freelancer.id', 'entry.freelancer_id')
    .innerJoin('companies as company', 'company.client_id', 'entry.client_id')
    .select([
      'entry.id',
      'entry.application_id',
      'entry.about',
      'entry.freelancer_id',
      'entry.client_id',
      'entry.job_title',
      'entry.started_on',
      'entry.done_on',
      'entry.sentence',
      'entry.version',
      'entry.confirmed_version',
      'entry.hidden_by_freelancer',
      'entry.hidden_by_client',
      'company.name as company',
      'company.slug',
    ])
    .select(sql<string>`freelancer.first_name || ' ' || freelancer.last_name`.as('freelancer'))
    .orderBy('entry.done_on', 'desc')
    .orderBy('entry.id', 'desc');
}

const isPublic = sql<boolean>`(
  not company.is_withheld
  and not exists (select from freelancers where user_id = entry.freelancer_id and is_withheld)
  and not exists (
    select from applications join job_listings on job_listings.id = listing_id
      where applications.id = entry.application_id and is_withheld
  )
)`;

type Row = Awaited<ReturnType<ReturnType<typeof select>['executeTakeFirstOrThrow']>>;

/** Lists the public entries about a freelancer or about a client, newest work first. */
export async function listShown(queries: Queries, about: Role, id: number): Promise<WorkRecordItem[]> {
  const rows = await select(queries)
    .where('entry.about', '=', about)
    .where(about === 'freelancer' ? 'entry.freelancer_id' : 'entry.client_id', '=', id)
    .where('entry.is_shown', '=', true)
    // This condition also leaves out an entry if a moderator withholds the other side's profile or company, or the job.
    .where(isPublic)
    .limit(MOST_SHOWN)
    .execute();
  return rows.map(toItem);
}

/** Counts the freelancers who have a public entry about the client. */
export async function countWorkedWith(queries: Queries, clientId: number): Promise<number> {
  const { count } = await queries
    .selectFrom('work_record_entries')
    .select(sql<number>`count(distinct freelancer_id)::int`.as('count'))
    .where('about', '=', 'client')
    .where('client_id', '=', clientId)
    .where('is_shown', '=', true)
    .executeTakeFirstOrThrow();
  return count;
}

/** Lists the entries about a user and by a user, newest work first. */
export async function listOwnEntries(
  queries: Queries,
  userId: number,
  role: Role,
): Promise<WorkRecordEntry[]> {
  const rows = await select(queries)
    .where(role === 'freelancer' ? 'entry.freelancer_id' : 'entry.client_id', '=', userId)
    .limit(MOST_LISTED)
    .execute();
  return rows.map((row) => toEntry(row, role));
}

/** Lists the entries of one application, as its client or its freelancer sees them. */
export async function listEntriesOf(
  queries: Queries,
  applicationId: number,
  role: Role,
): Promise<WorkRecordEntry[]> {
  const rows = await select(queries).where('entry.application_id', '=', applicationId).execute();
  return rows.map((row) => toEntry(row, role));
}

export async function findEntrySides(
  queries: Queries,
  id: number,
): Promise<{ about: Role; freelancerId: number; clientId: number } | undefined> {
  return queries
    .selectFrom('work_record_entries')
    .select(['about', 'freelancer_id as freelancerId', 'client_id as clientId'])
    .where('id', '=', id)
    .executeTakeFirst();
}

export async function findEntry(
  queries: Queries,
  id: number,
  role: Role,
): Promise<WorkRecordEntry | undefined> {
  const row = await select(queries).where('entry.id', '=', id).executeTakeFirst();
  return row && toEntry(row, role);
}

/** Stores a sentence. Returns false if the same sentence is already stored. */
export async function writeEntry(
  transaction: Queries,
  entry: Insertable<Tables['work_record_entries']>,
): Promise<boolean> {
  const row = await transaction
    .insertInto('work_record_entries')
    .values(entry)
    .onConflict((conflict) =>
      conflict
        .constraint('work_record_entries_once')
        .doUpdateSet({
          sentence: entry.sentence,
          version: sql<number>`work_record_entries.version + 1`,
        })
        .where('work_record_entries.sentence', '!=', entry.sentence),
    )
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Confirms a version of an entry for the side that the entry is about, and shows the entry if this side had hidden it.
 * Returns false if there is a newer version.
 */
export async function confirmEntry(
  queries: Queries,
  id: number,
  { version, role }: { version: number; role: Role },
): Promise<boolean> {
  const row = await queries
    .updateTable('work_record_entries')
    .set({ confirmed_version: version, [hiddenBy(role)]: false })
    .where('id', '=', id)
    .where('version', '=', version)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Hides an entry for the client or the freelancer, or shows it again. */
export async function hideEntry(queries: Queries, id: number, role: Role, isHidden: boolean): Promise<void> {
  await queries
    .updateTable('work_record_entries')
    .set({ [hiddenBy(role)]: isHidden })
    .where('id', '=', id)
    .execute();
}

/**
 * Deletes the unconfirmed sentences about these applications. Confirmed sentences stay, because they belong to the
 * public record.
 */
export async function deleteUnconfirmedEntries(
  transaction: Queries,
  applicationIds: readonly number[],
): Promise<void> {
  if (applicationIds.length === 0) return;
  await transaction
    .deleteFrom('work_record_entries')
    .where('application_id', 'in', applicationIds)
    .where(sql<boolean>`confirmed_version is distinct from version`)
    .execute();
}

const hiddenBy = (role: Role) => (role === 'client' ? 'hidden_by_client' : 'hidden_by_freelancer');

function toItem(row: Row): WorkRecordItem {
  const author = otherRole(row.about);
  return {
    id: row.id,
    about: row.about,
    job_title: row.job_title,
    started: monthOf(row.started_on),
    done: monthOf(row.done_on),
    sentence: row.sentence,
    author_name: nameOf(row, author),
    author_slug: author === 'client' ? row.slug : null,
    author_id: author === 'client' ? null : row.freelancer_id,
  };
}

/** Moves all entries about work with a client to another client, who becomes the new owner of the team. */
export async function moveEntries(transaction: Queries, from: number, to: number): Promise<void> {
  await transaction
    .updateTable('work_record_entries')
    .set({ client_id: to })
    .where('client_id', '=', from)
    .execute();
}

function toEntry(row: Row, role: Role): WorkRecordEntry {
  const isConfirmed = row.confirmed_version === row.version;
  const hidden: Role[] = [
    ...(row.hidden_by_client ? (['client'] as const) : []),
    ...(row.hidden_by_freelancer ? (['freelancer'] as const) : []),
  ];
  const facts = {
    about: row.about,
    freelancerId: row.freelancer_id,
    clientId: row.client_id,
    isConfirmed,
    hiddenBy: hidden,
  };
  return {
    ...toItem(row),
    application_id: row.application_id,
    subject_name: nameOf(row, row.about),
    version: row.version,
    is_confirmed: isConfirmed,
    hidden_by: hidden,
    actions: actionsOnEntry(facts, role),
  };
}

const nameOf = (row: Row, role: Role) => (role === 'client' ? row.company || noCompany : row.freelancer);
const monthOf = (day: string) => day.slice(0, 'YYYY-MM'.length);
