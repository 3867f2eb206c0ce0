/** Changes a user's own data. */
import type { MailKind, UserUpdate } from '@skillharbor/contract';
import type { Person } from '../../contract/operations.ts';
import { deleteWaitingMails } from '../../mail/mails.repository.ts';
import type { Queries } from '../../platform/database/tables.ts';
import type { Clock } from '../../platform/time/clock.ts';
import { recordActivity } from './accountActivity.repository.ts';
import { updateUser } from './users.repository.ts';

/**
 * Changes the given fields of a user. Queued mails of a kind that the user switches off are not sent any more. The
 * activity log records a new name, but not a new language.
 */
export async function changeUser(
  { queries, clock }: { queries: Queries; clock: Clock },
  person: Person,
  update: UserUpdate,
): Promise<void> {
  await queries.transaction().execute(async (transaction) => {
    const email = await updateUser(transaction, person.id, update);
    await deleteWaitingMails(transaction, email, unwantedIn(update.mails ?? {}));
    if (update.first_name !== undefined || update.last_name !== undefined)
      await recordActivity(transaction, 'name_changed', person, clock());
  });
}

/** Returns the kinds of mails that this update switches off. */
function unwantedIn(mails: NonNullable<UserUpdate['mails']>): MailKind[] {
  // TypeScript types the result of `Object.keys` as strings, so the cast is needed.
  return (Object.keys(mails) as MailKind[]).filter((kind) => mails[kind] === false);
}
