import { randomUUID } from 'node:crypto';
import type { Queries } from '../platform/database/tables.ts';
import { invitations } from './data/invitations.ts';
import { daysBefore } from './dates.ts';
import type { JobIds } from './jobs.ts';
import type { People } from './people.ts';

export async function insertInvitations(
  queries: Queries,
  { people, jobIds, now }: { people: People; jobIds: JobIds; now: Date },
): Promise<void> {
  for (const { to, about, sent, message, declined } of invitations) {
    const [jobId, freelancerId] = [jobIds.get(about), people.freelancers.get(to)];
    if (jobId === undefined || freelancerId === undefined)
      throw new Error(`The demo data has no job “${about}”, or no freelancer ${to}.`);
    const { client_id } = await queries
      .selectFrom('job_listings')
      .select('client_id')
      .where('id', '=', jobId)
      .executeTakeFirstOrThrow();
    if (client_id === null) throw new Error(`The demo job “${about}” has no client.`);
    await queries
      .insertInto('invitations')
      .values({
        id: randomUUID(),
        listing_id: jobId,
        client_id,
        freelancer_id: freelancerId,
        message,
        sent_at: daysBefore(now, sent),
        declined_at: declined ? daysBefore(now, sent - 0.3) : null,
        decline_reason: declined?.reason ?? null,
      })
      .execute();
  }
}
