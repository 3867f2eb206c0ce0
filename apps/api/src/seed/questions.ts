import type { Queries } from '../platform/database/tables.ts';
import { questions } from './data/questions.ts';
import { daysBefore } from './dates.ts';
import type { JobIds } from './jobs.ts';
import type { People } from './people.ts';

export async function insertQuestions(
  queries: Queries,
  { people, jobIds, now }: { people: People; jobIds: JobIds; now: Date },
): Promise<void> {
  const rows = questions
    .toSorted((one, other) => other.asked - one.asked)
    .map(({ from, about, question, asked, reply }) => {
      const [jobId, askerId] = [jobIds.get(about), people.freelancers.get(from)];
      if (jobId === undefined || askerId === undefined)
        throw new Error(`The demo data has no job “${about}”, or no freelancer ${from}.`);
      return {
        listing_id: jobId,
        asker_id: askerId,
        question,
        asked_at: daysBefore(now, asked),
        reply: reply?.text ?? null,
        replied_at: reply ? daysBefore(now, reply.replied) : null,
      };
    });
  await queries.insertInto('questions').values(rows).execute();
}
