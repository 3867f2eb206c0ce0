/** The filters of the list of jobs: one value of each filter is enough, and every filter counts. */
import type { Category, EmploymentType, PayPeriod, PostedWithin, WorkType } from '@skillharbor/contract';
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { dayBefore } from '../time/clock.ts';
import { storedCompany } from './jobs.policy.ts';

/** Only those in use. Values are distinct and sorted, so that equal filters are equal as JSON. */
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

/** The filters of a request. */
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

const isAnyOf = (column: string, values: readonly string[]) =>
  sql`${sql.ref(column)} = any(${values}::text[])`;

/** What an active job must have to pass each filter in use. `today`: YYYY-MM-DD in UTC. */
export function conditionsOfFilters(
  filters: JobFilters,
  today: string,
): Partial<Record<keyof JobFilters, RawBuilder<unknown>>> {
  const { category, location, company, employment_type, remote, pay, has_pay, posted_within, is_open } =
    filters;
  return {
    // A single value lets the planner read its jobs by date.
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
