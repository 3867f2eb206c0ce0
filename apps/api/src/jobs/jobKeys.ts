/**
 * The keys of jobs in the index of words, as job_keys() in 0033_job_keys.sql. They only spare the reading of jobs: the
 * conditions of the filters hold beside them, because different values may have one key.
 */
import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { dayAfter, dayBefore } from '../time/clock.ts';
import type { JobFilters } from './jobFilters.ts';
import { storedCompany } from './jobs.policy.ts';

/** A tsquery. */
export type Keys = RawBuilder<string>;

/** The ids of a group of jobs differ in no more than so many of their last bits. */
export const GROUP_BITS = [10, 12, 14, 16, 18, 20] as const;
export const FEWEST_BITS = GROUP_BITS[0];

const WEEK_MS = 7 * 24 * 60 * 60 * 1_000;

/** The keys of the jobs that pass the filters, for each filter that has some. */
export function keysOf(filters: JobFilters, today: string): Keys[] {
  const { category, location, company, employment_type, remote, posted_within } = filters;
  return [
    anyOf('category', category),
    anyOf('location', location),
    anyOf('company', company?.map(storedCompany)),
    anyOf('employment_type', employment_type),
    anyOf('remote', remote),
    posted_within ? weeksSince(dayBefore(today, posted_within), today) : '',
  ].flatMap((keys) => (keys === '' ? [] : [sql<string>`${keys}::tsquery`]));
}

/** The keys of the last two groups up to an id. */
export const newestKeys = (id: RawBuilder<number>, bits: number): Keys =>
  sql`format(${`newest${bits}/%s | newest${bits}/%s`}::text, ${id} >> ${bits}::int, (${id} >> ${bits}::int) - 1)::tsquery`;

/** How many ids newestKeys() covers. */
export const newestSize = (id: number, bits: number): number => id - (((id >> bits) - 1) << bits) + 1;

/** Whether newestKeys() covers all jobs. */
export const isAll = (id: number, bits: number): boolean => id >> bits <= 1;

/** Whether a job has all the keys. In a subquery for the same reason as the words. */
export const hasKeys = (keys: readonly Keys[]): RawBuilder<unknown> =>
  sql`job_keys(id, date_posted, category, location, company, employment_type, remote) @@ (select ${sql.join(keys, sql` && `)})`;

function anyOf(name: string, values: readonly string[] = []): string {
  return values
    .map((value) => `${name}/${createHash('md5').update(value).digest('hex').slice(0, 8)}`)
    .join(' | ');
}

/** Up to a week after today, because the clocks of servers differ. */
function weeksSince(day: string, today: string): string {
  const first = weekOf(day);
  const weeks = Array.from({ length: weekOf(dayAfter(today, 7)) - first + 1 }, (_, index) => first + index);
  return weeks.map((week) => `posted/${week}`).join(' | ');
}

const weekOf = (day: string) => Math.floor(Date.parse(day) / WEEK_MS);
