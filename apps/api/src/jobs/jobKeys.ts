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

/** The keys of the jobs that pass each filter in use, of those that have some. */
export function keysOf(filters: JobFilters, today: string): Partial<Record<keyof JobFilters, Keys>> {
  const { category, location, company, employment_type, remote, posted_within } = filters;
  return {
    ...(category && { category: anyOf('category', category) }),
    ...(location && { location: anyOf('location', location) }),
    ...(company && { company: anyOf('company', company.map(storedCompany)) }),
    ...(employment_type && { employment_type: anyOf('employment_type', employment_type) }),
    ...(remote && { remote: anyOf('remote', remote) }),
    ...(posted_within && { posted_within: weeksSince(dayBefore(today, posted_within), today) }),
  };
}

/** The keys of the last two groups up to an id. */
export const newestKeys = (id: RawBuilder<number>, bits: number): Keys =>
  sql`format(${`newest${bits}/%s | newest${bits}/%s`}::text, ${id} >> ${bits}::int, (${id} >> ${bits}::int) - 1)::tsquery`;

/** How many ids newestKeys() covers. */
export const newestSize = (id: number, bits: number): number => id - (((id >> bits) - 1) << bits) + 1;

/** Whether newestKeys() covers all jobs. */
export const isAll = (id: number, bits: number): boolean => id >> bits <= 1;

export const allOfKeys = (keys: readonly Keys[]): Keys => sql`(${sql.join(keys, sql` && `)})`;

export const anyOfKeys = (keys: readonly Keys[]): Keys => sql`(${sql.join(keys, sql` || `)})`;

/** Whether a job has the keys. In a subquery for the same reason as the words. */
export const hasKeys = (keys: Keys): RawBuilder<unknown> =>
  sql`job_keys(id, date_posted, category, location, company, employment_type, remote) @@ (select ${keys})`;

function anyOf(name: string, values: readonly string[]): Keys {
  return queryOfAny(
    values.map((value) => `${name}/${createHash('md5').update(value).digest('hex').slice(0, 8)}`),
  );
}

const queryOfAny = (keys: readonly string[]): Keys => sql`${keys.join(' | ')}::tsquery`;

/** Up to a week after today, because the clocks of servers differ. */
function weeksSince(day: string, today: string): Keys {
  const first = weekOf(day);
  const weeks = Array.from({ length: weekOf(dayAfter(today, 7)) - first + 1 }, (_, index) => first + index);
  return queryOfAny(weeks.map((week) => `posted/${week}`));
}

const weekOf = (day: string) => Math.floor(Date.parse(day) / WEEK_MS);
