import {
  categoryValues,
  countryCodeValues,
  employmentTypeValues,
  listJobsRules,
  payPeriodValues,
  postedWithinValues,
  workTypeValues,
} from '@skillharbor/contract';
import { locatedInValues } from '@skillharbor/ui/pages';
import type { JobFilters } from '@skillharbor/ui/pages';
import type { JobsSearch } from '../api/jobs.ts';

/** The currency that the contract assumes for an amount without one. */
const DEFAULT_CURRENCY = 'USD';
const DEFAULT_PERIOD = 'hour';

type FilterQuery = Omit<JobsSearch, 'search' | 'sort'>;

/**
 * Reads the filters from a URL. Values that the contract does not allow are dropped, because another version of the app
 * or a user may have written them.
 */
export function filtersIn(query: URLSearchParams): JobFilters {
  const days = query.get('posted_within');
  return {
    category: known(query.getAll('category'), categoryValues, listJobsRules.category),
    location: texts(query.getAll('location'), listJobsRules.location),
    company: texts(query.getAll('company'), listJobsRules.company),
    employment_type: known(
      query.getAll('employment_type'),
      employmentTypeValues,
      listJobsRules.employment_type,
    ),
    remote: known(query.getAll('remote'), workTypeValues, listJobsRules.remote),
    located_in: locatedIn(query.getAll('located_in')),
    pay: payIn(query),
    has_pay: query.get('has_pay') === 'true',
    posted_within: postedWithinValues.find((value) => String(value) === days) ?? null,
    is_open: query.get('is_open') === 'true',
  };
}

/**
 * Reads the reader's country from the URL. If the URL has several countries, returns the one that comes first in the
 * contract's list of countries.
 */
export function locatedIn(given: readonly string[]): JobFilters['located_in'] {
  const country = countryCodeValues.find((code) => given.includes(code));
  return country === undefined ? null : { country, notStated: given.includes('not_stated') };
}

interface ListRules {
  maxItems: number;
}

function known<Value extends string>(
  given: readonly string[],
  values: readonly Value[],
  { maxItems }: ListRules,
): Value[] {
  const found = given.map((text) => values.find((value) => value === text));
  return [...new Set(found)].filter((value) => value !== undefined).slice(0, maxItems);
}

function texts(
  given: readonly string[],
  { maxItems, items }: ListRules & { items: { maxLength: number } },
): string[] {
  const usable = given.filter((text) => text.trim() !== '' && text.length <= items.maxLength);
  return [...new Set(usable)].slice(0, maxItems);
}

function payIn(query: URLSearchParams): JobFilters['pay'] {
  const amount = query.get('pay_min') ?? '';
  const min = /^\d{1,11}(\.\d{1,2})?$/.test(amount) ? Number(amount) : 0;
  const currency = query.get('pay_currency') ?? DEFAULT_CURRENCY;
  const wanted = query.get('pay_period') ?? DEFAULT_PERIOD;
  const period = payPeriodValues.find((value) => value === wanted);
  const { pay_min, pay_currency } = listJobsRules;
  const isUsable = min > 0 && min <= pay_min.maximum && new RegExp(pay_currency.pattern).test(currency);
  return isUsable && period ? { min, currency, period } : null;
}

/** Returns the filters of a search. */
export function filtersOf(asked: FilterQuery): JobFilters {
  const { pay_min, pay_currency = DEFAULT_CURRENCY, pay_period = DEFAULT_PERIOD } = asked;
  return {
    category: asked.category ?? [],
    location: asked.location ?? [],
    company: asked.company ?? [],
    employment_type: asked.employment_type ?? [],
    remote: asked.remote ?? [],
    located_in: locatedIn(asked.located_in ?? []),
    pay: pay_min === undefined ? null : { min: pay_min, currency: pay_currency, period: pay_period },
    has_pay: asked.has_pay ?? false,
    posted_within: asked.posted_within ?? null,
    is_open: asked.is_open ?? false,
  };
}

/** Returns the filters as a query, without parameters that have their default value. */
export function filterQuery(filters: JobFilters): FilterQuery {
  const { located_in, pay, has_pay, posted_within, is_open, ...lists } = filters;
  const { category, location, company, employment_type, remote } = lists;
  return {
    ...(category.length > 0 && { category: [...category] }),
    ...(location.length > 0 && { location: [...location] }),
    ...(company.length > 0 && { company: [...company] }),
    ...(employment_type.length > 0 && { employment_type: [...employment_type] }),
    ...(remote.length > 0 && { remote: [...remote] }),
    ...(located_in && { located_in: locatedInValues(located_in) }),
    ...(pay && { pay_min: pay.min }),
    ...(pay && pay.currency !== DEFAULT_CURRENCY && { pay_currency: pay.currency }),
    ...(pay && pay.period !== DEFAULT_PERIOD && { pay_period: pay.period }),
    ...(has_pay && { has_pay }),
    ...(posted_within && { posted_within }),
    ...(is_open && { is_open }),
  };
}
