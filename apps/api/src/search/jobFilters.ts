/** The filters of the list of jobs. A job passes if it has one of the values of every filter. */
import { createHash } from 'node:crypto';
import type { Category, EmploymentType, PayPeriod, PostedWithin, WorkType } from '@skillharbor/contract';
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { dayAfter, dayBefore } from '../platform/time/clock.ts';
import { storedCompany } from '../marketplace/companies/companyName.ts';

/** The filters in use. Values are distinct and sorted, so that equal filters are equal as JSON. */
export interface JobFilters {
  category?: readonly Category[];
  location?: readonly string[];
  company?: readonly string[];
  employment_type?: readonly EmploymentType[];
  remote?: readonly WorkType[];
  pay?: { min: number; currency: string; period: PayPeriod };
  has_pay?: true;
  posted_within?: PostedWithin;
  is_open?: true;
}

interface Query extends Partial<Record<'location' | 'company', readonly string[]>> {
  category?: readonly Category[] | undefined;
  employment_type?: readonly EmploymentType[] | undefined;
  remote?: readonly WorkType[] | undefined;
  pay_min?: number | undefined;
  pay_currency?: string | undefined;
  pay_period?: PayPeriod | undefined;
  has_pay?: true | undefined;
  posted_within?: PostedWithin | undefined;
  is_open?: true | undefined;
}

/** Reads the filters of a request. */
export function filtersOf(query: Query): JobFilters {
  const { pay_min, pay_currency = 'USD', pay_period = 'hour', has_pay, posted_within, is_open } = query;
  return {
    ...listed('category', query.category),
    ...listed('location', query.location),
    ...listed('company', query.company),
    ...listed('employment_type', query.employment_type),
    ...listed('remote', query.remote),
    ...(pay_min !== undefined && { pay: { min: pay_min, currency: pay_currency, period: pay_period } }),
    ...(has_pay && { has_pay }),
    ...(posted_within && { posted_within }),
    ...(is_open && { is_open }),
  };
}

function listed<Name extends keyof JobFilters, Value extends string>(
  name: Name,
  values: readonly Value[] = [],
) {
  const inOrder = (one: Value, other: Value) => (one < other ? -1 : 1);
  return values.length > 0 ? { [name]: [...new Set(values)].toSorted(inOrder) } : {};
}

export const hasFilters = (filters: JobFilters) => Object.keys(filters).length > 0;

export function withoutFilters(filters: JobFilters, names: readonly (keyof JobFilters)[]): JobFilters {
  const others = { ...filters };
  for (const name of names) delete others[name];
  return others;
}

/** Returns the chosen values of a filter as the database stores them. */
export function chosenOf(filters: JobFilters, name: Exclude<keyof JobFilters, 'pay'>): readonly string[] {
  const chosen = filters[name];
  if (chosen === undefined) return [];
  if (name === 'company') return filters.company?.map(storedCompany) ?? [];
  return typeof chosen === 'object' ? chosen : [String(chosen)];
}

const isAnyOf = (column: string, values: readonly string[]) =>
  sql`${sql.ref(column)} = any(${values}::text[])`;

/** Returns the condition of each filter in use for an active job. `today` is YYYY-MM-DD in UTC. */
export function conditionsOfFilters(
  filters: JobFilters,
  today: string,
): Partial<Record<keyof JobFilters, RawBuilder<unknown>>> {
  const { category, location, company, employment_type, remote, pay, has_pay, posted_within, is_open } =
    filters;
  return {
    // A single category is compared with `=`, so that the planner can read its jobs by date from an index.
    ...(category && {
      category: category.length === 1 ? sql`category = ${category[0]}` : isAnyOf('category', category),
    }),
    ...(location && { location: isAnyOf('location', location) }),
    ...(company && { company: isAnyOf('company', company.map(storedCompany)) }),
    ...(employment_type && { employment_type: isAnyOf('employment_type', employment_type) }),
    ...(remote && { remote: isAnyOf('remote', remote) }),
    ...(pay && {
      pay: sql`(pay_min is null or (
        pay_currency = ${pay.currency} and pay_period = ${pay.period}
        and (pay_max is null or pay_max >= ${pay.min}::numeric)
      ))`,
    }),
    ...(has_pay && { has_pay: sql`pay_min is not null` }),
    ...(posted_within && { posted_within: sql`date_posted >= ${new Date(dayBefore(today, posted_within))}` }),
    ...(is_open && { is_open: sql`application_deadline >= ${today}::date` }),
  };
}

/** A part of a tsquery. */
export type Keys = string;

const WEEK_MS = 7 * 24 * 60 * 60 * 1_000;

/**
 * Returns the keys of each filter in use, as job_keys() makes them for the index of words. The keys only reduce the
 * number of jobs to read. Different values may have the same key, so the filters' own conditions apply as well.
 */
export function keysOfFilters(
  { category, location, company, employment_type, remote, posted_within }: JobFilters,
  today: string,
): Partial<Record<keyof JobFilters, Keys>> {
  return {
    ...(category && { category: anyOfHashed('category', category) }),
    ...(location && { location: anyOfHashed('location', location) }),
    ...(company && { company: anyOfHashed('company', company.map(storedCompany)) }),
    ...(employment_type && { employment_type: anyOfHashed('employment_type', employment_type) }),
    ...(remote && { remote: anyOfHashed('remote', remote) }),
    ...(posted_within && { posted_within: weeksSince(dayBefore(today, posted_within), today) }),
  };
}

/** Returns false if jobs that fail the filters may have the same keys as jobs that pass them. */
export const haveExactKeys = ({ pay, has_pay, is_open, posted_within }: JobFilters): boolean =>
  !pay && !has_pay && !is_open && !posted_within;

const anyOfHashed = (name: string, values: readonly string[]): Keys =>
  anyKey(values.map((value) => `${name}/${createHash('md5').update(value).digest('hex').slice(0, 8)}`));

/**
 * Returns the keys of the weeks since a day. The week after today is included, because the clocks of servers may
 * differ.
 */
function weeksSince(day: string, today: string): Keys {
  const first = weekOf(day);
  const weeks = Array.from({ length: weekOf(dayAfter(today, 7)) - first + 1 }, (_, index) => first + index);
  return anyKey(weeks.map((week) => `posted/${week}`));
}

const weekOf = (day: string) => Math.floor(Date.parse(day) / WEEK_MS);
const anyKey = (keys: readonly string[]): Keys => `(${keys.join(' | ')})`;
