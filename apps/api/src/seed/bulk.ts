/**
 * A great many listings, to see how the marketplace behaves when it is large. They are plain on purpose, so that
 * nobody takes them for the demo data.
 *
 *     insertListings(queries, { count: 100_000, now, onProgress })
 *
 * Not within a transaction. The same listings for the same `count` and `now`, on a database without them; a second run adds as many again.
 */
import type { Category, EmploymentType, WorkType } from '@skillharbor/contract';
import { sql } from 'kysely';
import type { Queries } from '../tables.ts';
import { dayAfter, daysBefore } from './moments.ts';
import { hashPasswords } from './people.ts';

export interface Bulk {
  count: number;
  now: Date;
  /** Told how many there are so far. */
  onProgress?: (done: number) => void;
}

const CLIENTS = 200;
/** Large enough that statements cost little, small enough that a text of one fits easily into memory. */
const BATCH = 2_000;

const categories: readonly Category[] = ['tech', 'finance', 'healthcare', 'marketing', 'education', 'other'];
const employmentTypes: readonly EmploymentType[] = ['full-time', 'part-time', 'contract'];
const workTypes: readonly WorkType[] = ['onsite', 'hybrid', 'remote'];

const levels = ['Junior', 'Senior', 'Lead', 'Interim', 'Assistant', 'Deputy', 'Head', 'Visiting'];
const subjects = [
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
const trades = [
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
const places = [
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

/** Inserts `count` listings of some 200 clients whom nobody can sign in as. */
export async function insertListings(queries: Queries, { count, now, onProgress }: Bulk): Promise<void> {
  const clients = await insertClients(queries, now);
  for (let done = 0; done < count; done += BATCH) {
    const size = Math.min(BATCH, count - done);
    await insertBatch(
      queries,
      Array.from({ length: size }, (_, index) => listing(done + index, count, now)),
      clients,
    );
    onProgress?.(done + size);
  }
  // What the planner knows of the table is out of date by now, and far pages read only what is known to be visible.
  await sql`vacuum (analyze) job_listings`.execute(queries);
}

function nth<Item>(list: readonly Item[], index: number): Item {
  const item = list[index % list.length];
  if (item === undefined) throw new RangeError('The list is empty.');
  return item;
}

function listing(index: number, count: number, now: Date) {
  // The lists differ in length and the strides share no factor with them, so that combinations repeat late.
  const trade = nth(trades, index * 5);
  const subject = nth(subjects, index * 7);
  const place = nth(places, index * 3);
  const category = nth(categories, Math.floor(index / 7));
  const client = (index * 37) % CLIENTS;
  // The first is the oldest, two years ago; the last was posted within the last hour.
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
    salary_range: index % 4 === 0 ? null : `$${30 + (index % 60)}–${45 + (index % 60)} an hour`,
    employment_type: nth(employmentTypes, index),
    remote: nth(workTypes, index * 2 + Math.floor(index / 3)),
    application_deadline: dayAfter(now, (index % 60) - 5),
    is_active: isActive,
    posted,
  };
}
type BulkListing = ReturnType<typeof listing>;

function descriptionOf(subject: string, trade: string, place: string): string {
  return [
    `Our ${subject} team has grown, and the ${trade} we are looking for would join five colleagues in ${place}.`,
    `You would take over a part of the ${subject} work that has a beginning and an end, plan it with the others, and write down what you learn on the way. Twice a year we look at the whole together.`,
    `You have worked as a ${trade} for some years, or have learned it in another way that you can tell us about. What you do not know yet, we expect to teach you.`,
  ].join('\n\n');
}

/** Column by column, as arrays: one statement with thirteen parameters, whatever the number of rows. */
async function insertBatch(
  queries: Queries,
  rows: readonly BulkListing[],
  clients: readonly Client[],
): Promise<void> {
  const column = <Name extends keyof BulkListing>(name: Name) => rows.map((row) => row[name]);
  const owners = rows.map(({ client }) => nth(clients, client));
  await sql`
    insert into job_listings (
      client_id, company, title, category, location, short_description, description, salary_range, employment_type,
      remote, application_deadline, is_active, created_at, date_posted
    )
    select *, posted from unnest(
      ${owners.map(({ id }) => id)}::integer[], ${owners.map(({ company }) => company)}::text[],
      ${column('title')}::text[], ${column('category')}::text[], ${column('location')}::text[],
      ${column('short_description')}::text[], ${column('description')}::text[], ${column('salary_range')}::text[],
      ${column('employment_type')}::text[], ${column('remote')}::text[], ${column('application_deadline')}::date[],
      ${column('is_active')}::boolean[], ${column('posted')}::timestamptz[]
    ) as bulk (
      client_id, company, title, category, location, short_description, description, salary_range, employment_type,
      remote, application_deadline, is_active, posted
    )`.execute(queries);
}

interface Client {
  id: number;
  company: string;
}

/** The clients of an earlier run are used again. */
async function insertClients(queries: Queries, now: Date): Promise<Client[]> {
  const { nobody } = await hashPasswords();
  const wanted = Array.from({ length: CLIENTS }, (_, index) => ({
    email: `client-${index + 1}@bulk.example`,
    password_hash: nobody,
    first_name: 'Client',
    last_name: String(index + 1),
    role: 'client' as const,
    company: `${nth(firms, index)} ${nth(forms, index * 3)} ${index + 1}`,
    created_at: daysBefore(now, 800),
  }));
  await queries
    .insertInto('users')
    .values(wanted)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return queries
    .selectFrom('users')
    .select(['id', 'company'])
    .where('email', 'like', 'client-%@bulk.example')
    .orderBy('id')
    .execute();
}
