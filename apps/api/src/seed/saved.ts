/** Inserts what the demo users have saved: jobs with and without changes, and freelancers with notes. */
import type { Queries } from '../platform/database/tables.ts';
import { daysBefore } from './dates.ts';
import type { JobIds } from './jobs.ts';
import type { People } from './people.ts';

const jobs = [
  {
    about: 'Accessibility specialist, two days a week',
    saved: 2,
    note: 'Ask which two days.',
    list: 'Next month',
  },
  { about: 'Workshop leader, make a game in a weekend', saved: 5, note: '', list: '' },
  // The saved job is no longer public, so the list shows only this title.
  {
    about: null,
    title: 'Sign writer for a row of boathouses',
    saved: 40,
    note: 'They wanted gold leaf.',
    list: '',
  },
] as const;

const freelancers = [
  { key: 'joaquim', saved: 3, note: 'Photographs quays before dawn. Free from next month.' },
  { key: 'oluchi', saved: 9, note: '' },
] as const;

/** No job has this id, as if the saved job had been deleted. */
const GONE = 2_000_000_000;

export async function insertSaved(
  queries: Queries,
  { people, jobIds, now }: { people: People; jobIds: JobIds; now: Date },
): Promise<void> {
  const freelancer = people.freelancers.get('freelancer');
  const client = people.clients.get('tidewright');
  if (freelancer === undefined || client === undefined) throw new Error('The demo data has no demo users.');
  for (const { saved, note, list, ...job } of jobs) {
    const id = job.about === null ? GONE : jobIds.get(job.about);
    if (id === undefined) throw new Error(`The demo data has no job “${job.about}”.`);
    await queries
      .insertInto('saved_jobs')
      .values({
        user_id: freelancer,
        listing_id: id,
        title: job.about ?? job.title,
        note,
        list,
        saved_at: daysBefore(now, saved),
        // The user last saw each saved job while the job accepted applications.
        seen_state: 'open',
        seen_version: null,
        seen_content: null,
      })
      .execute();
  }
  for (const { key, saved, note } of freelancers) {
    const id = people.freelancers.get(key);
    if (id === undefined) throw new Error(`The demo data has no freelancer ${key}.`);
    await queries
      .insertInto('saved_freelancers')
      .values({ client_id: client, freelancer_id: id, note, saved_at: daysBefore(now, saved) })
      .execute();
  }
}
