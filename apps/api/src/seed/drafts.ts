/**
 * Inserts the drafts of the demo data: a cover letter that the demo freelancer has not sent, and a job that the demo
 * client has not posted.
 */
import type { DraftText } from '@skillharbor/contract';
import type { Queries } from '../platform/database/tables.ts';
import { daysBefore } from './dates.ts';
import type { JobIds } from './jobs.ts';
import type { People } from './people.ts';

const ABOUT = 'Accessibility specialist, two days a week';
const LETTER = `Dear all,

I have tested ticket machines with people who do not see them, and would like to do the same for your timetables. Two days a
week suit me from next month on. My last`;

const JOB: DraftText[] = [
  { field: 'title', text: 'Illustrator for a map of our routes' },
  { field: 'short_description', text: 'One map that a child and a captain read equally well.' },
  { field: 'category', text: 'marketing' },
];

export async function insertDrafts(
  queries: Queries,
  { people, jobIds, now }: { people: People; jobIds: JobIds; now: Date },
): Promise<void> {
  const user = people.freelancers.get('freelancer');
  const job = jobIds.get(ABOUT);
  if (user === undefined || job === undefined) throw new Error(`The demo data has no job “${ABOUT}”.`);
  const client = people.clients.get('tidewright');
  if (client === undefined) throw new Error('The demo data has no client.');
  const draft = (user_id: number, key: string, texts: DraftText[]) => ({
    user_id,
    key,
    texts: JSON.stringify(texts),
    saved_at: daysBefore(now, 1),
  });
  await queries
    .insertInto('drafts')
    .values([
      draft(user, `application:${job}`, [{ field: 'cover_letter', text: LETTER }]),
      draft(client, 'job-draft:1', JOB),
    ])
    .execute();
}
