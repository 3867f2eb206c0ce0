/** Inserts few or many applications: to a single job, and from a single freelancer. */
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { hashPassword } from '@skillharbor/api/passwords';
import type { Queries } from '@skillharbor/api/tables';
import { inLongTransaction, vacuum } from '@skillharbor/api/bulk';
import { PASSWORD } from '@skillharbor/api/testing/sampleInput';

/** The number of applications on a page of a list. */
const FEW = 20;

/** Two clients of seed/bulk.ts: the job of one receives few applications, and the job of the other receives many. */
export const clients = { few: 'client-1@bulk.example', many: 'client-2@bulk.example' };
/**
 * Two freelancers of seed/bulk.ts: one sends few applications, and the other sends many. `few` sends as many as the job
 * of its namesake in `clients` receives, and `many` sends half as many.
 */
export const freelancers = { few: 'freelancer-1@bulk.example', many: 'freelancer-2@bulk.example' };

/** The number of freelancers in `freelancers`, who do not apply to the job with many applications. */
const SENDERS = 2;

/** Accounts of seed/bulk.ts. `spreadApplications` makes it possible to sign in to them. */
export const people = {
  clients: Array.from({ length: 20 }, (_, index) => `client-${index + 1}@bulk.example`),
  freelancers: Array.from({ length: 20 }, (_, index) => `freelancer-${index + 1}@bulk.example`),
};

/** Returns how many freelancers `insertApplications` needs. `insertApplications` needs half as many jobs. */
export function freelancersFor(many: number): number {
  return many === 0 ? 0 : many + SENDERS;
}

/**
 * Inserts the applications to the jobs of `clients` and from `freelancers`, and sets PASSWORD as the password of these
 * four accounts.
 */
export async function insertApplications(queries: Queries, many: number, now: Date): Promise<void> {
  if (many === 0) return;
  await inLongTransaction(queries, async (transaction) => {
    await prepare(transaction, [...Object.values(clients), ...Object.values(freelancers)], now);
    const received = async (client: string, count: number) =>
      send(transaction, now, {
        jobs: sql`id = ${newestJobOf(client)}`,
        senders: sql`number > ${SENDERS} and number <= ${SENDERS + count}`,
      });
    const sent = async (freelancer: number, count: number) =>
      send(transaction, now, { jobs: sql`number <= ${count}`, senders: sql`number = ${freelancer}` });
    await received(clients.few, FEW);
    await received(clients.many, many);
    await converse(transaction, clients.few, FEW, now);
    await converse(transaction, clients.many, many, now);
    await sent(1, FEW);
    await sent(2, many / 2);
    await countApplications(transaction);
  });
  await vacuum(queries, sql`applications, resumes, job_listings, messages`);
}

/** Inserts applications: all freelancers send the same number of applications, each to different jobs. */
export async function spreadApplications(queries: Queries, fromEach: number, now: Date): Promise<void> {
  if (fromEach === 0) return;
  await inLongTransaction(queries, (transaction) =>
    prepare(transaction, [...people.clients, ...people.freelancers], now),
  );
  for (let round = 0; round < fromEach; round += 1)
    await inLongTransaction(queries, (transaction) =>
      send(transaction, now, { jobs: sql`true`, senders: sql`true`, round }),
    );
  await inLongTransaction(queries, countApplications);
  await vacuum(queries, sql`applications, resumes, job_listings`);
}

/** Sets PASSWORD as the password of these accounts, and inserts a resume for every freelancer. */
async function prepare(queries: Queries, emails: readonly string[], now: Date): Promise<void> {
  await queries
    .updateTable('users')
    .set({ password_hash: await hashPassword(PASSWORD) })
    .where('email', 'in', emails)
    .execute();
  await sql`
    insert into resumes (freelancer_id, key, name, type, size, created_at)
      select user_id, 'bulk-' || user_id || '.pdf', 'resume.pdf', 'pdf', 100000, ${now} from freelancers`.execute(
    queries,
  );
}

async function countApplications(queries: Queries): Promise<void> {
  // Turns triggers off, because they would compare all jobs, which takes minutes. They are not needed, because the
  // counts that this function sets are not public.
  await sql`set local session_replication_role = replica`.execute(queries);
  await sql`
    update job_listings set applications_count = counted.all, undecided_count = counted.undecided
      from (
        select listing_id, count(*) as all, count(*) filter (where status = 'pending') as undecided
          from applications group by listing_id
      ) as counted where listing_id = job_listings.id`.execute(queries);
}

const newestJobOf = (email: string) => sql`(
  select job_listings.id from job_listings join users on users.id = client_id where email = ${email}
    order by job_listings.created_at desc, job_listings.id desc limit 1
)`;

/**
 * Inserts a conversation with this many messages, in which both sides write, about one application to the client's
 * newest job.
 */
async function converse(queries: Queries, client: string, messages: number, now: Date): Promise<void> {
  const { rows } = await sql<{ id: number }>`
    insert into conversations (application_id, last_number)
      select min(id), ${messages} from applications where listing_id = ${newestJobOf(client)}
      returning application_id as id`.execute(queries);
  const id = rows[0]?.id ?? 0;
  await sql`
    insert into conversation_members (application_id, role, user_id)
      select ${id}, 'client', id from users where email = ${client}`.execute(queries);
  await sql`
    insert into messages (application_id, number, id, role, text, sent_at)
      select ${id}, number, gen_random_uuid(), case number % 2 when 0 then 'client' else 'freelancer' end,
        'The night ferry leaves at seven from pier ' || number || '.', ${now}::timestamptz
      from generate_series(1, ${messages}) as number`.execute(queries);
}

interface Which {
  /** A condition in SQL on the numbers of jobs, which begin at 1, or on their ids. */
  jobs: RawBuilder<unknown>;
  senders: RawBuilder<unknown>;
  /**
   * If a round is given, each sender applies to one of these jobs, a different one in each round. Otherwise, each
   * sender applies to all of these jobs.
   */
  round?: number;
}

/** Inserts applications. One third of them are declined. */
async function send(queries: Queries, now: Date, { jobs, senders, round }: Which): Promise<void> {
  const ifDeclined = (value: RawBuilder<unknown>) =>
    sql`case when (sender.number + job.number) % 3 = 0 then ${value} end`;
  // The factors 31 and 4999 have no common factor with the usual numbers of jobs, so that the senders get different
  // jobs.
  const pairs =
    round === undefined
      ? sql`true`
      : sql`job.number = 1 + (sender.number * 31 + ${sql.lit(round)} * 4999) % (select count(*) from job_listings)`;
  await sql`
    with numbered_jobs as materialized (
      select id, row_number() over (order by id) as number from job_listings
    ),
    numbered_senders as materialized (
      select user_id, row_number() over (order by user_id) as number from freelancers
    )
    insert into applications (
      listing_id, listing_version, freelancer_id, resume_id, cover_letter, applied_at, status, decided_at, notified_at
    )
    select job.id, 1, sender.user_id, resumes.id, 'I have done this for ' || sender.number || ' teams, and like it.',
      ${now}::timestamptz - interval '1 minute' * (sender.number + job.number),
      coalesce(${ifDeclined(sql`'rejected'`)}, 'pending'),
      ${ifDeclined(sql`${now}::timestamptz`)}, ${ifDeclined(sql`${now}::timestamptz`)}
    from (select * from numbered_jobs where ${jobs}) as job,
      (select * from numbered_senders where ${senders}) as sender
      join resumes on resumes.freelancer_id = sender.user_id
    where ${pairs}`.execute(queries);
}
