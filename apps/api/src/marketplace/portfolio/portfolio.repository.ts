/**
 * Stores portfolios. Each change locks the freelancer's row, so that concurrent changes respect the limit and the
 * order.
 */
import type { PortfolioPiece, PortfolioPieceInput } from '@skillharbor/contract';
import { sql } from 'kysely';
import type { Insertable } from 'kysely';
import type { Queries, Tables } from '../../platform/database/tables.ts';
import { pictureKeys } from '../../files/keys.ts';
import { claimFiles } from '../../files/unreferenced.repository.ts';
import { MAX_PIECES, isOrderOf } from './portfolio.policy.ts';
import { pieceColumns, toPiece } from './portfolio.rows.ts';

/** Lists the pieces in the freelancer's order. */
export async function listPieces(queries: Queries, freelancerId: number): Promise<PortfolioPiece[]> {
  const rows = await queries
    .selectFrom('portfolio_pieces')
    .select(pieceColumns)
    .where('freelancer_id', '=', freelancerId)
    .orderBy('position')
    .execute();
  return rows.map(toPiece);
}

/** Inserts the pieces of new freelancers. */
export async function insertPieces(
  queries: Queries,
  pieces: readonly Insertable<Tables['portfolio_pieces']>[],
): Promise<void> {
  await queries.insertInto('portfolio_pieces').values(pieces).execute();
}

export async function findPiece(
  queries: Queries,
  freelancerId: number,
  id: number,
): Promise<PortfolioPiece | undefined> {
  return (await listPieces(queries, freelancerId)).find((piece) => piece.id === id);
}

export type PieceFields = Omit<PortfolioPieceInput, 'picture'> & {
  /** The name of a new picture, or null for no picture or to keep the present one. */
  picture: string | null;
};

/** Adds the piece as the last one, and claims its picture. Returns null if the portfolio is full. */
export async function insertPiece(
  queries: Queries,
  freelancerId: number,
  { title, link, picture }: PieceFields,
  now: Date,
): Promise<PortfolioPiece | null> {
  return queries.transaction().execute(async (transaction) => {
    await lockPortfolio(transaction, freelancerId);
    const { count, last } = await transaction
      .selectFrom('portfolio_pieces')
      .select([sql<number>`count(*)::int`.as('count'), sql<number>`coalesce(max(position), 0)`.as('last')])
      .where('freelancer_id', '=', freelancerId)
      .executeTakeFirstOrThrow();
    if (count >= MAX_PIECES) return null;
    const row = await transaction
      .insertInto('portfolio_pieces')
      .values({
        freelancer_id: freelancerId,
        position: last + 1,
        title: title.trim(),
        link: link.trim(),
        picture,
        updated_at: now,
      })
      .returning(pieceColumns)
      .executeTakeFirstOrThrow();
    await claimPicture(transaction, picture);
    return toPiece(row);
  });
}

export interface ChangedPiece {
  piece: PortfolioPiece;
  /** The replaced picture, to which no row refers any more, or null. */
  replaced: string | null;
}

/** Updates a piece and claims a new picture. Returns null if the freelancer has no such piece. */
export async function updatePiece(
  queries: Queries,
  { freelancerId, id }: { freelancerId: number; id: number },
  { title, link, picture }: PieceFields,
  now: Date,
): Promise<ChangedPiece | null> {
  return queries.transaction().execute(async (transaction) => {
    await lockPortfolio(transaction, freelancerId);
    const before = await transaction
      .selectFrom('portfolio_pieces')
      .select('picture')
      .where('freelancer_id', '=', freelancerId)
      .where('id', '=', id)
      .executeTakeFirst();
    if (!before) return null;
    const row = await transaction
      .updateTable('portfolio_pieces')
      .set({
        title: title.trim(),
        link: link.trim(),
        ...(picture !== null && { picture }),
        updated_at: now,
      })
      .where('id', '=', id)
      .returning(pieceColumns)
      .executeTakeFirstOrThrow();
    await claimPicture(transaction, picture);
    return { piece: toPiece(row), replaced: picture === null ? null : before.picture };
  });
}

/**
 * Deletes a piece and returns its picture, to which no row refers any more. Returns undefined if the freelancer has
 * no such piece.
 */
export async function deletePiece(
  queries: Queries,
  freelancerId: number,
  id: number,
): Promise<{ picture: string | null } | undefined> {
  return queries
    .deleteFrom('portfolio_pieces')
    .where('freelancer_id', '=', freelancerId)
    .where('id', '=', id)
    .returning('picture')
    .executeTakeFirst();
}

/**
 * Changes the order of the pieces. Returns false if `ids` does not contain each of the freelancer's pieces exactly
 * once.
 */
export async function orderPieces(
  queries: Queries,
  freelancerId: number,
  ids: readonly number[],
  now: Date,
): Promise<boolean> {
  return queries.transaction().execute(async (transaction) => {
    await lockPortfolio(transaction, freelancerId);
    const pieces = await listPieces(transaction, freelancerId);
    const before = pieces.map(({ id }) => id);
    if (!isOrderOf(before, ids)) return false;
    if (before.length === 0) return true;
    const place = sql<number>`array_position(${ids}::int[], id)`;
    await transaction
      .updateTable('portfolio_pieces')
      .set({ position: place, updated_at: now })
      .where('freelancer_id', '=', freelancerId)
      .where('position', '<>', place)
      .execute();
    return true;
  });
}

async function lockPortfolio(transaction: Queries, freelancerId: number): Promise<void> {
  await transaction
    .selectFrom('freelancers')
    .select('user_id')
    .where('user_id', '=', freelancerId)
    .forUpdate()
    .executeTakeFirstOrThrow();
}

async function claimPicture(transaction: Queries, picture: string | null): Promise<void> {
  if (picture !== null) await claimFiles(transaction, pictureKeys(picture, 'landscape'));
}
