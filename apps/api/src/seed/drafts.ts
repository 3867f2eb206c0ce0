/** Inserts a letter that the demo freelancer has begun and not sent. */
import type { DraftText } from '@skillharbor/contract';
import type { Queries } from '../platform/database/tables.ts';
import { daysBefore } from './dates.ts';
import type { JobIds } from './jobs.ts';
import type { People } from './people.ts';

const ABOUT = 'Accessibility specialist, two days a week';
const LETTER = `Dear all,

I have tested ticket machines with people who do not see them, and would like to do the same for your timetables. Two days a
week suit me from next month on. My last`;

export async function insertDrafts(
  queries: Queries,
  { people, jobIds, now }: { people: People; jobIds: JobIds; now: Date },
): Promise<void> {
  const user = people.freelancers.get('freelancer');
  const job = jobIds.get(ABOUT);
  if (user === undefined || job === undefined) throw new Error(`The demo data has no job “${ABOUT}”.`);
  const texts: DraftText[] = [{ field: 'cover_letter', text: LETTER }];
  await queries
    .insertInto('drafts')
    .values({
      user_id: user,
      key: `application:${job}`,
      texts: JSON.stringify(texts),
      saved_at: daysBefore(now, 1),
    })
    .execute();
}
