/**
 * Deletes messages of visitors, questions without a reply, and invitations when the retention period of applications
 * has passed.
 */
import type { Queries } from '../../platform/database/tables.ts';
import { dayBefore, dayOf } from '../../platform/time/clock.ts';
import type { Clock } from '../../platform/time/clock.ts';
import type { Retention } from '../applications/retention.ts';
import { deleteMessagesBefore } from '../contact/contact.repository.ts';
import { deleteThreadsBefore } from '../conversations/threads.repository.ts';
import { deleteInvitationsBefore } from '../invitations/invitations.repository.ts';
import { forgetOldQuestions } from '../questions/questions.repository.ts';

export async function removeOldMessages({
  queries,
  clock,
  retention,
}: {
  queries: Queries;
  clock: Clock;
  retention: Retention;
}): Promise<void> {
  const now = clock();
  const day = dayBefore(dayOf(now), retention.endedDays);
  await deleteMessagesBefore(queries, new Date(day));
  await deleteThreadsBefore(queries, new Date(day), now);
  await forgetOldQuestions(queries, day);
  await deleteInvitationsBefore(queries, day);
}
