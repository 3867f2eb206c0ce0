/**
 * Inserts a large number of generated jobs and freelancers, to test the marketplace at scale.
 *
 *     insertJobs(queries, { count: 100_000, now, onProgress })
 *     insertFreelancers(queries, { count: 20_000, now })
 *
 * The inserts do not run in a transaction. On a database without generated jobs, the same `count` and `now` always give
 * the same jobs. If it is called again, the same number of jobs is added.
 */
import type { Category, EmploymentType, Pay, WorkType } from '@skillharbor/contract';
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { insertCompanies } from '../marketplace/companies/companies.repository.ts';
import { withoutStatementTimeout } from '../platform/database/queryContext.ts';
import type { Queries } from '../platform/database/tables.ts';
import { toPayColumns } from '../marketplace/jobs/jobs.repository.ts';
import { dayAfter, daysBefore } from './dates.ts';
import { hashPasswords } from './people.ts';

export interface Bulk {
  count: number;
  now: Date;
  /** Receives the number of rows that have been inserted so far. */
  onProgress?: (done: number) => void;
  /**
   * The number of connections that write at the same time. If there are several, the ids are not in the order of the
   * dates.
   */
  writers?: number;
}

const CLIENTS = 200;
/**
 * The number of rows in one statement. It is large enough for fast inserts, and small enough for the available memory.
 */
const BATCH = 250;
/**
 * The number of freelancers in one statement. It is smaller than the number for jobs, because triggers index each
 * freelancer twice.
 */
const FREELANCER_BATCH = 50;

export const categories: readonly Category[] = [
  'tech',
  'finance',
  'healthcare',
  'marketing',
  'education',
  'other',
];
const employmentTypes: readonly EmploymentType[] = ['full-time', 'part-time', 'contract'];
export const workTypes: readonly WorkType[] = ['onsite', 'hybrid', 'remote'];

const payPeriods: readonly Pay['period'][] = ['hour', 'day', 'month', 'year', 'project'];
const currencies = ['USD', 'EUR', 'GBP', 'CAD', 'INR', 'KES', 'JPY'];

const levels = ['Junior', 'Senior', 'Lead', 'Interim', 'Assistant', 'Deputy', 'Head', 'Visiting'];
export const subjects = [
  'harbor',
  'payments',
  'maternity',
  'campaign',
  'school',
  'museum',
  'energy',
  'textile',
  'forestry',
  'housing',
  'rail',
  'orchestra',
  'fishery',
  'archive',
  'solar',
];
export const trades = [
  'analyst',
  'engineer',
  'coordinator',
  'designer',
  'writer',
  'adviser',
  'teacher',
  'planner',
  'technician',
  'auditor',
  'translator',
  'researcher',
  'producer',
];
export const places = [
  'Lisbon, Portugal',
  'Nairobi, Kenya',
  'Toronto, Canada',
  'Kochi, India',
  'Bergen, Norway',
  'Montréal, Canada',
  'Singapore',
  'Melbourne, Australia',
  'Rotterdam, Netherlands',
  'Accra, Ghana',
  'Paraty, Brazil',
  'Leeds, United Kingdom',
  'Remote',
  'Tallinn, Estonia',
  'Osaka, Japan',
  'Santiago, Chile',
  'Izmir, Türkiye',
];
const firms = [
  'Anchor',
  'Beacon',
  'Cove',
  'Delta',
  'Estuary',
  'Fathom',
  'Gannet',
  'Headland',
  'Islet',
  'Jetty',
];
const forms = ['Works', 'Partners', 'Collective', 'Institute', 'Trading', 'Services', 'House'];

/** Inserts `count` jobs of about 200 clients, whose accounts cannot sign in. */
export async function insertJobs(
  queries: Queries,
  { count, now, onProgress, writers = 1 }: Bulk,
): Promise<void> {
  const clients = await insertClients(queries, now);
  let begun = 0;
  let done = 0;
  const write = async () => {
    while (begun < count) {
      const first = begun;
      const size = Math.min(BATCH, count - first);
      begun += size;
      const jobs = Array.from({ length: size }, (_, index) => bulkJob(first + index, count, now));
      await inLongTransaction(queries, (transaction) => insertBatch(transaction, jobs, clients));
      done += size;
      onProgress?.(done);
    }
  };
  await Promise.all(Array.from({ length: writers }, write));
  await vacuum(queries, sql`job_listings`);
}

/** Runs a task whose statements may take as long as they need. */
export function inLongTransaction(
  queries: Queries,
  run: (transaction: Queries) => Promise<void>,
): Promise<void> {
  return withoutStatementTimeout(() =>
    queries.transaction().execute(async (transaction) => {
      await sql`set local statement_timeout = 0`.execute(transaction);
      await run(transaction);
    }),
  );
}

/**
 * Updates the planner's statistics, and the visibility map, which the queries for later pages need. The statement
 * cannot run in a transaction, so the timeout is removed for the whole connection, and restored afterwards.
 */
export async function vacuum(queries: Queries, tables: RawBuilder<unknown>): Promise<void> {
  await withoutStatementTimeout(() =>
    queries.connection().execute(async (connection) => {
      const { rows } = await sql<{ timeout: string }>`
        select current_setting('statement_timeout') as timeout`.execute(connection);
      const limitTo = (timeout = '0') =>
        sql`select set_config('statement_timeout', ${timeout}, false)`.execute(connection);
      await limitTo('0');
      await sql`vacuum (analyze) ${tables}`.execute(connection);
      await limitTo(rows[0]?.timeout);
    }),
  );
}

export function nth<Item>(list: readonly Item[], index: number): Item {
  const item = list[index % list.length];
  if (item === undefined) throw new RangeError('The list is empty.');
  return item;
}

function bulkJob(index: number, count: number, now: Date) {
  // The step through each list and the length of the list have no common factor, so that a combination of values is
  // repeated only after many jobs.
  const trade = nth(trades, index * 5);
  const subject = nth(subjects, index * 7);
  const place = nth(places, index * 3);
  const category = nth(categories, Math.floor(index / 7));
  const client = (index * 37) % CLIENTS;
  // The first job is the oldest one, which was posted two years ago. The last one was posted within the last hour.
  const age = (730 * (count - index)) / count + 0.01;
  const isActive = index % 10 !== 0;
  const posted = daysBefore(now, age).toISOString();
  return {
    client,
    title: `${nth(levels, index * 3)} ${subject} ${trade}, post ${index + 1}`,
    category,
    location: place,
    short_description: `A ${nth(employmentTypes, index)} ${trade} for our ${subject} team in ${place}, to begin soon.`,
    description: descriptionOf(subject, trade, place),
    salary_range: index % 8 === 4 ? `$${30 + (index % 60)}–${45 + (index % 60)} an hour` : null,
    ...bulkPay(index),
    employment_type: nth(employmentTypes, index),
    remote: nth(workTypes, index * 2 + Math.floor(index / 3)),
    application_deadline: dayAfter(now, (index % 60) - 5),
    is_active: isActive,
    posted,
  };
}

/** Three of four jobs state a pay. Hourly pay is at least 30, and pay for longer periods is proportional. */
function bulkPay(index: number) {
  if (index % 4 === 0) return toPayColumns(null);
  const period = nth(payPeriods, index);
  const min = (30 + (index % 60)) * { hour: 1, day: 8, month: 160, year: 1_900, project: 300 }[period];
  const max = index % 9 === 0 ? null : Math.round(min * (1 + (index % 6) / 10));
  return toPayColumns({ min, max, currency: nth(currencies, index), period });
}
type BulkJob = ReturnType<typeof bulkJob>;

function descriptionOf(subject: string, trade: string, place: string): string {
  return [
    `Our ${subject} team has grown, and the ${trade} we are looking for would join five colleagues in ${place}.`,
    `You would take over a part of the ${subject} work that has a beginning and an end, plan it with the others, and write down what you learn on the way. Twice a year we look at the whole together.`,
    `You have worked as a ${trade} for some years, or have learned it in another way that you can tell us about. What you do not know yet, we expect to teach you.`,
  ].join('\n\n');
}

/** Passes one array for each column, so that the statement has seventeen parameters for any number of rows. */
async function insertBatch(
  queries: Queries,
  rows: readonly BulkJob[],
  clients: readonly Client[],
): Promise<void> {
  const column = <Name extends keyof BulkJob>(name: Name) => rows.map((row) => row[name]);
  const owners = rows.map(({ client }) => nth(clients, client));
  await sql`
    insert into job_listings (
      client_id, company, title, category, location, short_description, description, salary_range,
      pay_min, pay_max, pay_currency, pay_period, employment_type, remote, application_deadline, is_active,
      created_at, date_posted, updated_at
    )
    select *, posted, posted from unnest(
      ${owners.map(({ id }) => id)}::integer[], ${owners.map(({ company }) => company)}::text[],
      ${column('title')}::text[], ${column('category')}::text[], ${column('location')}::text[],
      ${column('short_description')}::text[], ${column('description')}::text[], ${column('salary_range')}::text[],
      ${column('pay_min')}::numeric[], ${column('pay_max')}::numeric[], ${column('pay_currency')}::text[],
      ${column('pay_period')}::text[],
      ${column('employment_type')}::text[], ${column('remote')}::text[], ${column('application_deadline')}::date[],
      ${column('is_active')}::boolean[], ${column('posted')}::timestamptz[]
    ) as bulk (
      client_id, company, title, category, location, short_description, description, salary_range,
      pay_min, pay_max, pay_currency, pay_period, employment_type, remote, application_deadline, is_active, posted
    )`.execute(queries);
}

/**
 * Inserts freelancers with profiles until the database has `count` generated freelancers, including those of earlier
 * calls. Their accounts cannot sign in. One in ten profiles has no bio.
 */
export async function insertFreelancers(queries: Queries, { count, now }: Bulk): Promise<void> {
  for (let done = 0; done < count; done += FREELANCER_BATCH) {
    const range = { after: done, last: Math.min(count, done + FREELANCER_BATCH) };
    await withoutStatementTimeout(() => insertFreelancersIn(queries, range, now));
  }
  await vacuum(queries, sql`freelancers, freelancer_skills, freelancer_search`);
}

async function insertFreelancersIn(
  queries: Queries,
  { after, last }: { after: number; last: number },
  now: Date,
): Promise<void> {
  const { unknown } = await hashPasswords();
  const oneOf = (list: readonly string[], stride: number) =>
    sql`(${list}::text[])[1 + number * ${sql.lit(stride)} % ${sql.lit(list.length)}]`;
  await sql`
    with newcomers as (
      insert into users (email, password_hash, first_name, last_name, role, created_at, confirmed_at)
      select 'freelancer-' || number || '@bulk.example', ${unknown}, 'Freelancer', number, 'freelancer', ${now}, ${now}
      from generate_series(${after + 1}::integer, ${last}::integer) as number
      on conflict do nothing
      returning id, last_name::integer as number
    ),
    profiles as (
      insert into freelancers (
        user_id, title, bio, location, hourly_rate, rate_currency, availability_status, updated_at
      )
      select id, ${oneOf(levels, 3)} || ' ' || ${oneOf(subjects, 7)} || ' ' || ${oneOf(trades, 5)},
        case when number % 10 > 0 then
          'I have worked on ' || number || ' projects, and explain what I do as I go along.'
        else '' end,
        ${oneOf(places, 3)}, 20 + number % 90, ${oneOf(currencies, 5)},
        ${oneOf(['Available', 'Available', 'Busy', 'On Leave'], 1)}, ${now}
      from newcomers
    )
    insert into freelancer_skills (freelancer_id, skill_id)
      select newcomers.id, skills.id from newcomers
        join skills on (number * 7 + skills.id) % (5 + skills.id) = 0 or skills.id = 1 + number % 30`.execute(
    queries,
  );
}

interface Client {
  id: number;
  company: string;
}

/** Returns the clients that an earlier call has inserted, or inserts them. */
async function insertClients(queries: Queries, now: Date): Promise<Client[]> {
  const { unknown } = await hashPasswords();
  const wanted = Array.from({ length: CLIENTS }, (_, index) => ({
    email: `client-${index + 1}@bulk.example`,
    password_hash: unknown,
    first_name: 'Client',
    last_name: String(index + 1),
    role: 'client' as const,
    created_at: daysBefore(now, 800),
    confirmed_at: daysBefore(now, 800),
  }));
  const inserted = await queries
    .insertInto('users')
    .values(wanted)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .execute();
  if (inserted.length > 0) {
    await insertCompanies(
      queries,
      inserted.map(({ id }, index) => ({
        client_id: id,
        name: `${nth(firms, index)} ${nth(forms, index * 3)} ${index + 1}`,
        updated_at: daysBefore(now, 800),
      })),
    );
  }
  return queries
    .selectFrom('users')
    .innerJoin('companies', 'companies.client_id', 'users.id')
    .select(['users.id', 'companies.name as company'])
    .where('email', 'like', 'client-%@bulk.example')
    .orderBy('users.id')
    .execute();
}
