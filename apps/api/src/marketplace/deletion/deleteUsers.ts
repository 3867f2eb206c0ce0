/**
 * Deletes users and all rows that refer only to these users. Their files are recorded as unreferenced, and the caller
 * deletes the files afterwards.
 */
import { pictureKeys } from '../../files/keys.ts';
import { recordFiles } from '../../files/unreferenced.repository.ts';
import type { Queries } from '../../platform/database/tables.ts';
import { listPicturesOf } from '../accounts/accounts.repository.ts';
import { deleteUserRows } from '../auth/users.repository.ts';
import { listLogosOf } from '../companies/companies.repository.ts';
import { forgetCasesOf } from '../moderation/retention.repository.ts';
import { listWithheldPicturesOf } from '../moderation/withheldPictures.repository.ts';
import { listPiecePicturesOf } from '../portfolio/portfolio.repository.ts';
import { listResumeKeysOf } from '../resumes/resumes.repository.ts';

/** Returns the keys of the files that no row refers to any more. */
export async function deleteUsers(
  transaction: Queries,
  ids: readonly number[],
  now: Date,
): Promise<string[]> {
  const pictures = [
    ...(await listPicturesOf(transaction, ids)),
    ...(await listLogosOf(transaction, ids)),
    ...(await listWithheldPicturesOf(transaction, ids)),
  ];
  const pieces = await listPiecePicturesOf(transaction, ids);
  const keys = [
    ...(await forgetCasesOf(transaction, ids)),
    ...pictures.flatMap((picture) => pictureKeys(picture)),
    ...(await listResumeKeysOf(transaction, ids)),
  ];
  await deleteUserRows(transaction, ids);
  if (keys.length > 0) await recordFiles(transaction, keys, now);
  // A trigger has already recorded the pictures of the portfolios, so recordFiles() does not record them.
  return [...keys, ...pieces.flatMap((picture) => pictureKeys(picture, 'landscape'))];
}
