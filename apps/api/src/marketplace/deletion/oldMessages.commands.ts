/** Deletes messages of visitors, questions without a reply and invitations once they are as old as applications may become. */
import type { Queries } from '../../platform/database/tables.ts';
import { dayBefore, dayOf } from '../../platform/time/clock.ts';
import type { Clock } from '../../platform/time/clock.ts';
import type { Retention } from '../applications/retention.ts';
import { deleteMessagesBefore } from '../contact/contact.repository.ts';
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
  const day = dayBefore(dayOf(clock()), retention.endedDays);
  await deleteMessagesBefore(queries, new Date(day));
  await forgetOldQuestions(queries, day);
  await deleteInvitationsBefore(queries, day);
}
