/** Compiles the conditions of a saved search, so that one statement matches a job against all saved searches for jobs. */
import type { FreelancerConditions, SavedSearchKind, SearchConditions } from '@skillharbor/contract';
import { filtersOf, hashedKeysOf, selectedValuesOf } from '../../search/jobFilters.ts';
import type { JobFilters } from '../../search/jobFilters.ts';
import { anchorsOfText, conditionsOfText } from '../../search/search.repository.ts';
import type { Tsquery } from '../../search/search.tsquery.ts';
import type { Queries } from '../../platform/database/tables.ts';

export interface CompiledSearch {
  kind: SavedSearchKind;
  /** The conditions with trimmed words and sorted values, so that equal ones are equal as JSON. */
  conditions: SearchConditions | FreelancerConditions;
  match: Tsquery | null;
  /** The filters with the values that jobs have. */
  filters: object;
  /** Each job that matches the search has one of these. A search that finds nothing has none. */
  anchors: readonly string[];
}

/** A job of any search has this anchor. */
const ANY_JOB = '';

export async function compileSearch(queries: Queries, given: SearchConditions): Promise<CompiledSearch> {
  const filters = filtersOf(given);
  const text = given.search?.trim() ?? '';
  // A short last word finds only itself, because whether it is the beginning of a word depends on the jobs of the day.
  const words = text === '' ? null : await conditionsOfText(queries, text, false);
  return {
    kind: 'jobs',
    conditions: conditionsOf(text, filters),
    match: words && words.match,
    filters: storedFilters(filters),
    anchors: [...new Set(await anchorsOf(queries, text, filters))],
  };
}

/** Returns the conditions in one order, as the contract has them. */
function conditionsOf(text: string, { pay, ...filters }: JobFilters): SearchConditions {
  const { category, location, company, employment_type, remote, located_in, ...others } = filters;
  const lists = { category, location, company, employment_type, remote, located_in };
  return {
    ...(text !== '' && { search: text }),
    ...Object.fromEntries(
      Object.entries(lists).flatMap(([name, values]) => (values ? [[name, [...values]]] : [])),
    ),
    ...others,
    ...(pay && { pay_min: pay.min, pay_currency: pay.currency, pay_period: pay.period }),
  };
}

function storedFilters(filters: JobFilters): object {
  const { company, located_in, ...others } = filters;
  return {
    ...others,
    ...(company && { company: selectedValuesOf(filters, 'company') }),
    ...(located_in && { located_in: selectedValuesOf(filters, 'located_in') }),
  };
}

/** Returns the anchors of the condition that fewest jobs meet, as far as its kind says. */
async function anchorsOf(queries: Queries, text: string, filters: JobFilters): Promise<readonly string[]> {
  const ofText = text === '' ? null : await anchorsOfText(queries, text);
  if (ofText?.length === 0) return [];
  const { company, location, ...others } = hashedKeysOf(filters);
  return company ?? location ?? ofText ?? Object.values(others)[0] ?? [ANY_JOB];
}
