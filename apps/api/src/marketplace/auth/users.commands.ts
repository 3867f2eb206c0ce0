/** Changes a user's own data. */
import type { UserUpdate } from '@skillharbor/contract';
import type { Person } from '../../contract/operations.ts';
import type { Queries } from '../../platform/database/tables.ts';
import type { Clock } from '../../platform/time/clock.ts';
import { recordActivity } from './accountActivity.repository.ts';
import { updateUser } from './users.repository.ts';

/** Changes the fields that are defined. The activity log records a new name, but not a new language. */
export async function changeUser(
  { queries, clock }: { queries: Queries; clock: Clock },
  person: Person,
  update: UserUpdate,
): Promise<void> {
  await queries.transaction().execute(async (transaction) => {
    await updateUser(transaction, person.id, update);
    if (update.first_name !== undefined || update.last_name !== undefined)
      await recordActivity(transaction, 'name_changed', person, clock());
  });
}
