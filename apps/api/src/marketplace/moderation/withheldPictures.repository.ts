/**
 * Removes the portraits and logos that rulings hide from profiles and companies, and finds the pictures that only their
 * owners may open.
 */
import { sql } from 'kysely';
import { pictureKeys } from '../../files/keys.ts';
import { recordFiles } from '../../files/unreferenced.repository.ts';
import type { Queries } from '../../platform/database/tables.ts';
import { giveBackPortrait, takePortrait } from '../accounts/accounts.repository.ts';
import { giveBackLogo, takeLogo } from '../companies/companies.repository.ts';
import type { RulingInForce } from './rulings.repository.ts';

const shownBy = {
  portrait: { take: takePortrait, giveBack: giveBackPortrait },
  logo: { take: takeLogo, giveBack: giveBackLogo },
} as const;

const isAboutPicture = (kind: string): kind is keyof typeof shownBy => Object.hasOwn(shownBy, kind);

/**
 * Removes the pictures of a user that rulings in force are about. Puts back the pictures whose rulings are no longer in
 * force, unless the user has added another picture in the meantime.
 */
export async function withholdPictures(
  transaction: Queries,
  userId: number,
  rulings: readonly RulingInForce[],
  now: Date,
): Promise<void> {
  const withheld = await transaction
    .selectFrom('withheld_pictures as withheld')
    .innerJoin('moderation_rulings as ruling', 'ruling.id', 'ruling_id')
    .innerJoin('moderation_cases as case', 'case.id', 'case_id')
    .select(['ruling_id as id', 'withheld.picture', 'kind'])
    .where('user_id', '=', userId)
    .execute();
  for (const { id, picture, kind } of withheld) {
    if (!isAboutPicture(kind) || rulings.some((ruling) => ruling.id === id)) continue;
    await transaction.deleteFrom('withheld_pictures').where('ruling_id', '=', id).execute();
    if (await shownBy[kind].giveBack(transaction, userId, picture)) continue;
    await recordFiles(transaction, pictureKeys(picture), now);
  }
  for (const { id, kind, picture } of rulings) {
    if (!isAboutPicture(kind) || !(await shownBy[kind].take(transaction, userId, picture))) continue;
    await transaction
      .insertInto('withheld_pictures')
      .values({ ruling_id: id, picture, user_id: userId })
      .execute();
  }
}

/** Lists the portraits and logos of these users that rulings have removed. */
export async function listWithheldPicturesOf(queries: Queries, ids: readonly number[]): Promise<string[]> {
  const rows = await queries
    .selectFrom('withheld_pictures')
    .select('picture')
    .where('user_id', 'in', ids)
    .execute();
  return rows.map(({ picture }) => picture);
}

/** Returns the owner of each withheld picture, in a map by the picture's name without size and extension. */
async function readWithheldPictures(queries: Queries): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ picture: string; owner: number }>`
    select picture, owner from (
      select picture, user_id as owner from withheld_pictures
      union all select picture, user_id from freelancers where is_withheld
      union all select logo, client_id from companies where is_withheld
      union all select picture, freelancer_id from portfolio_pieces where is_withheld
      union all select piece.picture, piece.freelancer_id from portfolio_pieces as piece
        join freelancers on user_id = piece.freelancer_id where freelancers.is_withheld
    ) as withheld where picture is not null`.execute(queries);
  return new Map(rows.map(({ picture, owner }) => [picture, owner]));
}

/** Finds the owner of a withheld picture, by the picture's name without size and extension. */
export async function findOwnerOfWithheld(queries: Queries, picture: string): Promise<number | undefined> {
  return (await readWithheldPictures(queries)).get(picture);
}

/**
 * The time in milliseconds for which a server caches the list of withheld pictures. So every server stops showing a
 * withheld picture within a second.
 */
const REREAD_AFTER_MS = 1_000;

/**
 * Returns a function that checks whether a picture is withheld. The function reads the short list of withheld pictures
 * at most once a second.
 */
export function createWithheldPictures(queries: Queries): (picture: string) => Promise<boolean> {
  let readAt = -Infinity;
  let withheld: Promise<ReadonlyMap<string, number>> = Promise.resolve(new Map());
  return async (picture) => {
    const now = performance.now();
    if (now - readAt >= REREAD_AFTER_MS) {
      readAt = now;
      withheld = readWithheldPictures(queries);
      // If reading the list fails, the requests that wait for it fail as well, and the next request reads the list
      // again.
      withheld.catch(() => {
        readAt = -Infinity;
      });
    }
    return (await withheld).has(picture);
  };
}
