/** Inserts what the demo freelancers search for. The newest jobs match these searches, and one mail is due. */
import type { SavedSearchInput } from '@skillharbor/contract';
import type { Queries } from '../platform/database/tables.ts';
import { dayOf } from '../platform/time/clock.ts';
import { compileSearch } from '../marketplace/savedSearches/compiledSearch.ts';
import { forgetUnmatchedJobs, matchJob } from '../marketplace/savedSearches/matching.repository.ts';
import { nextMailAt } from '../marketplace/savedSearches/savedSearches.policy.ts';
import { insertSavedSearch } from '../marketplace/savedSearches/savedSearches.repository.ts';
import { daysBefore } from './dates.ts';
import type { People } from './people.ts';

/** Jobs that are older were seen when the searches were saved. */
const SAVED_DAYS_AGO = 5;

const searches: readonly (SavedSearchInput & { key: string; isDue?: true })[] = [
  {
    key: 'freelancer',
    name: 'Remote tech',
    frequency: 'daily',
    conditions: { category: ['tech'], remote: ['remote', 'hybrid'] },
  },
  { key: 'freelancer', name: 'Boats', frequency: 'weekly', conditions: { search: 'boat OR ferry' } },
  {
    key: 'freelancer',
    name: 'Teaching, well paid',
    frequency: 'off',
    conditions: { category: ['education'], pay_min: 60, pay_currency: 'EUR', pay_period: 'hour' },
  },
  { key: 'anneli', name: 'React', frequency: 'daily', conditions: { search: 'react' }, isDue: true },
];

export async function insertSavedSearches(
  queries: Queries,
  { people, now }: { people: People; now: Date },
): Promise<void> {
  const savedAt = daysBefore(now, SAVED_DAYS_AGO);
  for (const { key, name, frequency, conditions, isDue } of searches) {
    const userId = people.freelancers.get(key);
    if (userId === undefined) throw new Error(`The demo data has no freelancer ${key}.`);
    const search = await compileSearch(queries, conditions);
    const dueAt = isDue ? now : nextMailAt(frequency, now, null);
    await insertSavedSearch(queries, { userId, name, frequency, search, dueAt, now: savedAt });
  }
  const newest = await queries
    .selectFrom('job_listings')
    .select('id')
    .where('date_posted', '>', savedAt)
    .where('is_listed', '=', true)
    .execute();
  for (const { id } of newest) await matchJob(queries, id, { now, today: dayOf(now) });
  await forgetUnmatchedJobs(queries);
}
