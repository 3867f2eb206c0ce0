/**
 * Inserts a large number of saved searches for the jobs of bulk.ts, and matches jobs against these searches:
 *
 *     insertSearches(queries, { count: 50_000, now })
 */
import type { SearchConditions } from '@skillharbor/contract';
import { sql } from 'kysely';
import { compileSearch } from '../marketplace/savedSearches/compiledSearch.ts';
import { insertSavedSearch } from '../marketplace/savedSearches/savedSearches.repository.ts';
import { MAX_SAVED_SEARCHES } from '../marketplace/savedSearches/savedSearches.policy.ts';
import type { Queries } from '../platform/database/tables.ts';
import { categories, inLongTransaction, nth, places, subjects, trades, vacuum, workTypes } from './bulk.ts';
import type { Bulk } from './bulk.ts';

export { matchJobs } from '../marketplace/savedSearches/savedSearches.commands.ts';

/** Inserts `count` searches of users who cannot sign in. Each user has the maximum number of saved searches. */
export async function insertSearches(queries: Queries, { count, now }: Bulk): Promise<void> {
  await inLongTransaction(queries, async (transaction) => {
    const { rows: users } = await sql<{ id: number }>`
      insert into users (email, password_hash, first_name, last_name, role)
        select 'searcher' || n || '@example.com', '', 'Ada', 'Quill', 'freelancer'
          from generate_series(1, ${Math.ceil(count / MAX_SAVED_SEARCHES)}) as n
        returning id`.execute(transaction);
    for (let index = 0; index < count; index += 1) {
      const search = await compileSearch(transaction, bulkConditions(index));
      const { id: userId } = nth(users, index);
      const saved = { userId, name: `Search ${index}`, frequency: 'off' as const, search, dueAt: null, now };
      await insertSavedSearch(transaction, saved);
    }
  });
  await vacuum(queries, sql`saved_searches, saved_search_anchors`);
}

/**
 * Of ten searches, four have two words, four have a word and filters, one has a common word, and one has a word that
 * occurs in no job.
 */
function bulkConditions(index: number): SearchConditions {
  const trade = nth(trades, index * 5 + Math.floor(index / 10));
  const subject = nth(subjects, index * 7 + Math.floor(index / 10));
  const kind = index % 10;
  if (kind < 4) return { search: `${subject} ${trade}` };
  if (kind < 6) return { search: trade, location: [nth(places, Math.floor(index / 10))] };
  if (kind < 8)
    return {
      search: trade,
      category: [nth(categories, index)],
      remote: [nth(workTypes, Math.floor(index / 10))],
    };
  return { search: kind === 8 ? trade : `basket weaving ${index}` };
}
