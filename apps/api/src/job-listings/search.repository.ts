/**
 * Searching active jobs by their words, newest first.
 *
 * Two ways, because neither is fast for every word. Walking the jobs from the newest on finds common words at once,
 * but for rare ones reads every job there is. The index of words finds the rare ones at once, but for a common one
 * puts most of all jobs in order to show twenty. So the newest few are walked first, and the index is asked only
 * where they do not fill the page.
 */
import type { Category } from '@skillharbor/contract';
import { sql } from 'kysely';
import type { Page } from '../contract/pages.ts';
import { rowsToRead, rowsToSkip } from '../contract/pages.ts';
import type { Queries } from '../tables.ts';
import { summaryColumns } from './rows.ts';
import type { SummaryRow } from './rows.ts';

/** How many of the newest jobs are walked: about a millisecond. */
export const NEWEST = 1_000;

export interface Search {
  words: string;
  category?: Category | undefined;
}

export async function searchActiveJobs(queries: Queries, search: Search, page: Page): Promise<SummaryRow[]> {
  const isWithinNewest = rowsToSkip(page) + rowsToRead(page) <= NEWEST;
  const rows = isWithinNewest ? await searchNewest(queries, search, page) : [];
  return rows.length === rowsToRead(page) ? rows : searchAll(queries, search, page);
}

const matchesWords = (words: string) => sql<boolean>`words @@ words_query(${words})`;

async function searchNewest(
  queries: Queries,
  { words, category }: Search,
  page: Page,
): Promise<SummaryRow[]> {
  return queries
    .with(
      (cte) => cte('newest').materialized(),
      (query) => {
        const active = query
          .selectFrom('job_listings')
          .select(['id', 'date_posted', 'words'])
          .where('is_active', '=', true);
        return (category ? active.where('category', '=', category) : active)
          .orderBy('date_posted', 'desc')
          .orderBy('id', 'desc')
          .limit(NEWEST);
      },
    )
    .with(
      (cte) => cte('page').materialized(),
      (query) =>
        query
          .selectFrom('newest')
          .select('id')
          .where(matchesWords(words))
          .orderBy('date_posted', 'desc')
          .orderBy('id', 'desc')
          .limit(rowsToRead(page))
          .offset(rowsToSkip(page)),
    )
    .selectFrom('page')
    .innerJoin('job_listings as job', 'job.id', 'page.id')
    .select(summaryColumns.map((column) => `job.${column}` as const))
    .orderBy('job.date_posted', 'desc')
    .orderBy('job.id', 'desc')
    .execute();
}

async function searchAll(queries: Queries, { words, category }: Search, page: Page): Promise<SummaryRow[]> {
  return queries
    .with(
      // Materialized, so that the order by date cannot tempt the planner away from the index of words.
      (cte) => cte('matches').materialized(),
      (query) => {
        const matches = query
          .selectFrom('job_listings')
          .select(['id', 'date_posted'])
          .where('is_active', '=', true)
          .where(matchesWords(words));
        return category ? matches.where('category', '=', category) : matches;
      },
    )
    .with(
      (cte) => cte('page').materialized(),
      (query) =>
        query
          .selectFrom('matches')
          .select('id')
          .orderBy('date_posted', 'desc')
          .orderBy('id', 'desc')
          .limit(rowsToRead(page))
          .offset(rowsToSkip(page)),
    )
    .selectFrom('page')
    .innerJoin('job_listings as job', 'job.id', 'page.id')
    .select(summaryColumns.map((column) => `job.${column}` as const))
    .orderBy('job.date_posted', 'desc')
    .orderBy('job.id', 'desc')
    .execute();
}
