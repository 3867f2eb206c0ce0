/**
 * Compiles the conditions of a saved search for jobs, so that one statement can match a job against all saved searches.
 */
import type { FreelancerConditions, SavedSearchKind, SearchConditions } from '@skillharbor/contract';
import { filtersOf, hashedKeysOf, selectedValuesOf } from '../../search/jobFilters.ts';
import type { JobFilters } from '../../search/jobFilters.ts';
import { anchorsOfText, conditionsOfText } from '../../search/search.repository.ts';
import type { Tsquery } from '../../search/search.tsquery.ts';
import type { Queries } from '../../platform/database/tables.ts';

export interface CompiledSearch {
  kind: SavedSearchKind;
  /** The conditions with trimmed words and sorted values, so that equal conditions are equal as JSON. */
  conditions: SearchConditions | FreelancerConditions;
  match: Tsquery | null;
  /** The conditions as filters. Their values are converted to the values that jobs have. */
  filters: object;
  /**
   * The anchors of the search. Every job that matches the search has at least one of them. A search that can find
   * nothing has no anchors.
   */
  anchors: readonly string[];
}

/** The anchor of a search without selective conditions. Every job has this anchor. */
const ANY_JOB = '';

export async function compileSearch(queries: Queries, given: SearchConditions): Promise<CompiledSearch> {
  const filters = filtersOf(given);
  const text = given.search?.trim() ?? '';
  // A short last word matches only as a whole word. Whether it should also match the beginning of a word would depend
  // on which jobs are listed at the time.
  const words = text === '' ? null : await conditionsOfText(queries, text, false);
  return {
    kind: 'jobs',
    conditions: conditionsOf(text, filters),
    match: words && words.match,
    filters: storedFilters(filters),
    anchors: [...new Set(await anchorsOf(queries, text, filters))],
  };
}

/** Returns the conditions in the order of the contract. */
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

/**
 * Returns the anchors of the condition that probably the fewest jobs meet. The choice depends only on the kind of
 * condition.
 */
async function anchorsOf(queries: Queries, text: string, filters: JobFilters): Promise<readonly string[]> {
  const ofText = text === '' ? null : await anchorsOfText(queries, text);
  if (ofText?.length === 0) return [];
  const { company, location, ...others } = hashedKeysOf(filters);
  return company ?? location ?? ofText ?? Object.values(others)[0] ?? [ANY_JOB];
}
