/** Says which pictures nobody may open, because a moderator withholds them or what shows them. */
import { sql } from 'kysely';
import type { Queries } from '../../platform/database/tables.ts';

/** How long a server relies on what it has read, in milliseconds. So a picture is gone everywhere within a second. */
const REREAD_AFTER_MS = 1_000;

async function readWithheldPictures(queries: Queries): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ picture: string }>`
    select picture from (
      select withheld_picture as picture from freelancers where withheld_picture is not null
      union all select withheld_logo from companies where withheld_logo is not null
      union all select picture from freelancers where is_withheld
      union all select logo from companies where is_withheld
      union all select picture from portfolio_pieces where is_withheld
      union all select piece.picture from portfolio_pieces as piece
        join freelancers on user_id = piece.freelancer_id where freelancers.is_withheld
    ) as withheld where picture is not null`.execute(queries);
  return new Set(rows.map(({ picture }) => picture));
}

/** Returns a function that checks the name of a picture. It reads the few withheld ones at most once a second. */
export function createWithheldPictures(queries: Queries): (picture: string) => Promise<boolean> {
  let readAt = -Infinity;
  let withheld: Promise<ReadonlySet<string>> = Promise.resolve(new Set());
  return async (picture) => {
    const now = performance.now();
    if (now - readAt >= REREAD_AFTER_MS) {
      readAt = now;
      withheld = readWithheldPictures(queries);
      // A failure is that of the requests that wait for it, and the next request reads again.
      withheld.catch(() => {
        readAt = -Infinity;
      });
    }
    return (await withheld).has(picture);
  };
}
