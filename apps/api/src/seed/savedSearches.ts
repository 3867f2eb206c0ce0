/**
 * Inserts the saved searches of the demo users. The newest jobs and freelancers match these searches, and a mail is due
 * to one freelancer and one client.
 */
import type { SavedSearchInput } from '@skillharbor/contract';
import type { Queries } from '../platform/database/tables.ts';
import { dayOf } from '../platform/time/clock.ts';
import { compileSearch } from '../marketplace/savedSearches/compiledSearch.ts';
import { compileFreelancerSearch } from '../marketplace/savedSearches/freelancerConditions.ts';
import { forgetUnmatchedJobs, matchJob } from '../marketplace/savedSearches/matching.repository.ts';
import { recordPeople } from '../marketplace/savedSearches/people.repository.ts';
import { nextMailAt } from '../marketplace/savedSearches/savedSearches.policy.ts';
import { insertSavedSearch } from '../marketplace/savedSearches/savedSearches.repository.ts';
import type { ClientKey } from './data/clients.ts';
import { daysBefore } from './dates.ts';
import type { People } from './people.ts';

/** The searches were saved this many days ago. Jobs that were older at that time are not new to the users. */
const SAVED_DAYS_AGO = 5;

const searches: readonly (Extract<SavedSearchInput, { kind?: 'jobs' }> & { key: string; isDue?: true })[] = [
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

const freelancerSearches: readonly (Extract<SavedSearchInput, { kind: 'freelancers' }> & {
  key: ClientKey;
  isDue?: true;
})[] = [
  {
    kind: 'freelancers',
    key: 'tidewright',
    name: 'Designers',
    frequency: 'daily',
    conditions: { search: 'designer', availability: ['Available'] },
  },
  {
    kind: 'freelancers',
    key: 'lanternfish',
    name: 'Engineers',
    frequency: 'weekly',
    conditions: { search: 'engineer' },
    isDue: true,
  },
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
  for (const search of freelancerSearches) await insertFreelancerSearch(queries, search, { people, now });
}

/** Each search has already reported all matching freelancers except the two newest. */
async function insertFreelancerSearch(
  queries: Queries,
  { key, name, frequency, conditions, isDue }: (typeof freelancerSearches)[number],
  { people, now }: { people: People; now: Date },
): Promise<void> {
  const savedAt = daysBefore(now, SAVED_DAYS_AGO);
  const userId = people.clients.get(key);
  if (userId === undefined) throw new Error(`The demo data has no client ${key}.`);
  const search = compileFreelancerSearch(conditions);
  const dueAt = isDue ? now : nextMailAt(frequency, now, null);
  const id = await insertSavedSearch(queries, { userId, name, frequency, search, dueAt, now: savedAt });
  await recordPeople(queries, { id, conditions }, savedAt);
  await queries
    .deleteFrom('saved_search_people')
    .where('search_id', '=', id)
    .where('freelancer_id', 'in', (query) =>
      query
        .selectFrom('saved_search_people as found')
        .innerJoin('freelancers', 'user_id', 'found.freelancer_id')
        .select('found.freelancer_id')
        .where('found.search_id', '=', id)
        .where('named_in_mails', '=', true)
        .orderBy('found.freelancer_id', 'desc')
        .limit(2),
    )
    .execute();
}
