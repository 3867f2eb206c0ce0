import { pictureKeys } from '../../files/keys.ts';
import { claimFiles, recordFiles } from '../../files/unreferenced.repository.ts';
import type { Queries } from '../../platform/database/tables.ts';
import { lockPicture, writeProfile } from './accounts.repository.ts';
import type { ProfileUpdate } from './accounts.repository.ts';
import { lockSkills } from './skills.repository.ts';

/**
 * Updates the profile and marks its new picture as used. Returns the replaced picture, which no row refers to any more,
 * or null if no picture was replaced.
 */
export async function updateFreelancer(
  queries: Queries,
  id: number,
  update: ProfileUpdate,
  now: Date,
): Promise<string | null> {
  return queries.transaction().execute(async (transaction) => {
    const skills = await lockSkills(transaction, update.skills);
    const before = await lockPicture(transaction, id);
    await writeProfile(transaction, id, { ...update, skills }, now);
    if (update.picture === null) return null;
    await claimFiles(transaction, pictureKeys(update.picture));
    if (before !== null) await recordFiles(transaction, pictureKeys(before), now);
    return before;
  });
}
