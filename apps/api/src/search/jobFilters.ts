/**
 * Defines the filters for the list of jobs. A job passes a filter if it has one of the filter's values. The list shows
 * jobs that pass all filters.
 */
import { createHash } from 'node:crypto';
import type {
  Category,
  EmploymentType,
  LocatedIn,
  PayPeriod,
  PostedWithin,
  WorkType,
} from '@skillharbor/contract';
import { originsFor } from '@skillharbor/prose';
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { dayAfter, dayBefore } from '../platform/time/clock.ts';
import { storedCompany } from '../marketplace/companies/companyName.ts';

/** The filters in use. Their values are distinct and sorted, so that equal filters are equal as JSON. */
export interface JobFilters {
  category?: readonly Category[];
  location?: readonly string[];
  company?: readonly string[];
  employment_type?: readonly EmploymentType[];
  remote?: readonly WorkType[];
  located_in?: readonly LocatedIn[];
  pay?: { min: number; currency: string; period: PayPeriod };
  has_pay?: true;
  posted_within?: PostedWithin;
  is_open?: true;
}

interface Query extends Partial<Record<'location' | 'company', readonly string[]>> {
  category?: readonly Category[] | undefined;
  employment_type?: readonly EmploymentType[] | undefined;
  remote?: readonly WorkType[] | undefined;
  located_in?: readonly LocatedIn[] | undefined;
  pay_min?: number | undefined;
  pay_currency?: string | undefined;
  pay_period?: PayPeriod | undefined;
  has_pay?: true | undefined;
  posted_within?: PostedWithin | undefined;
  is_open?: true | undefined;
}

/** Returns the filters that the query of a request sets. */
export function filtersOf(query: Query): JobFilters {
  const { pay_min, pay_currency = 'USD', pay_period = 'hour', has_pay, posted_within, is_open } = query;
  return {
    ...distinct('category', query.category),
    ...distinct('location', query.location),
    ...distinct('company', query.company),
    ...distinct('employment_type', query.employment_type),
    ...distinct('remote', query.remote),
    ...distinct('located_in', query.located_in),
    ...(pay_min !== undefined && { pay: { min: pay_min, currency: pay_currency, period: pay_period } }),
    ...(has_pay && { has_pay }),
    ...(posted_within && { posted_within }),
    ...(is_open && { is_open }),
  };
}

function distinct<Name extends keyof JobFilters, Value extends string>(
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

/** Returns the values that a filter selects, in the form in which the database stores them. */
export function selectedValuesOf(
  filters: JobFilters,
  name: Exclude<keyof JobFilters, 'pay'>,
): readonly string[] {
  const selected = filters[name];
  if (selected === undefined) return [];
  if (name === 'located_in') return filters.located_in?.flatMap(originsFor) ?? [];
  if (name === 'company') return filters.company?.map(storedCompany) ?? [];
  return typeof selected === 'object' ? selected : [String(selected)];
}

const isAnyOf = (column: string, values: readonly string[]) =>
  sql`${sql.ref(column)} = any(${values}::text[])`;

/** Returns the SQL conditions of all filters in use. `today` is the date in UTC, YYYY-MM-DD. */
export function conditionsOfFilters(
  filters: JobFilters,
  today: string,
): Partial<Record<keyof JobFilters, RawBuilder<unknown>>> {
  const { category, location, company, employment_type, remote, located_in } = filters;
  const { pay, has_pay, posted_within, is_open } = filters;
  return {
    // Compares a single category with `=`, so that PostgreSQL can read the jobs of the category by date from an index.
    ...(category && {
      category: category.length === 1 ? sql`category = ${category[0]}` : isAnyOf('category', category),
    }),
    ...(location && { location: isAnyOf('location', location) }),
    ...(company && { company: isAnyOf('company', company.map(storedCompany)) }),
    ...(employment_type && { employment_type: isAnyOf('employment_type', employment_type) }),
    ...(remote && { remote: isAnyOf('remote', remote) }),
    ...(located_in && {
      located_in: sql`origins_of(hire_from, country) && ${located_in.flatMap(originsFor)}::text[]`,
    }),
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

/**
 * The text of a tsquery for the keys of jobs, such as `(remote/1a2b3c4d | remote/5e6f7a8b)`. A key represents a value
 * of a filter.
 */
export type KeyTsquery = string;

const WEEK_MS = 7 * 24 * 60 * 60 * 1_000;

/**
 * Returns the tsquery of each filter in use. It finds the keys that job_keys() adds to the full-text index. It only
 * reduces the number of jobs to read: several values may have the same key, so the conditions of the filters must be
 * checked as well.
 */
export function keyTsqueriesOfFilters(
  filters: JobFilters,
  today: string,
): Partial<Record<keyof JobFilters, KeyTsquery>> {
  const { posted_within } = filters;
  const { category, location, company, employment_type, remote } = hashedKeysOf(filters);
  return {
    ...(category && { category: anyKeyOf(category) }),
    ...(location && { location: anyKeyOf(location) }),
    ...(company && { company: anyKeyOf(company) }),
    ...(employment_type && { employment_type: anyKeyOf(employment_type) }),
    ...(remote && { remote: anyKeyOf(remote) }),
    ...(posted_within && { posted_within: anyWeekSince(dayBefore(today, posted_within), today) }),
  };
}

/** Returns for each filter the keys of its values. Filters that only few jobs pass come first. */
export function hashedKeysOf({ category, location, company, employment_type, remote }: JobFilters) {
  return {
    ...(company && { company: hashedKeys('company', company.map(storedCompany)) }),
    ...(location && { location: hashedKeys('location', location) }),
    ...(category && { category: hashedKeys('category', category) }),
    ...(employment_type && { employment_type: hashedKeys('employment_type', employment_type) }),
    ...(remote && { remote: hashedKeys('remote', remote) }),
  };
}

/** Returns false if the keys alone do not tell whether a job passes the filters. */
export const areKeysSufficient = ({
  located_in,
  pay,
  has_pay,
  is_open,
  posted_within,
}: JobFilters): boolean => !located_in && !pay && !has_pay && !is_open && !posted_within;

const hashedKeys = (name: string, values: readonly string[]): string[] =>
  values.map((value) => `${name}/${createHash('md5').update(value).digest('hex').slice(0, 8)}`);

/**
 * Returns the tsquery for jobs that were posted in the week of this day or later. It includes next week, because
 * another server's clock may be ahead.
 */
function anyWeekSince(day: string, today: string): KeyTsquery {
  const first = weekOf(day);
  const weeks = Array.from({ length: weekOf(dayAfter(today, 7)) - first + 1 }, (_, index) => first + index);
  return anyKeyOf(weeks.map((week) => `posted/${week}`));
}

const weekOf = (day: string) => Math.floor(Date.parse(day) / WEEK_MS);
const anyKeyOf = (keys: readonly string[]): KeyTsquery => `(${keys.join(' | ')})`;
