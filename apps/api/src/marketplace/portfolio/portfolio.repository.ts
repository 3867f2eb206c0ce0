import type { PortfolioPiece, PortfolioPieceInput } from '@skillharbor/contract';
import { sql } from 'kysely';
import type { Insertable } from 'kysely';
import type { Queries, Tables } from '../../platform/database/tables.ts';
import { pieceColumns, toPiece } from './portfolio.rows.ts';

/** Lists the pieces of a freelancer in the order that the freelancer has chosen. */
export async function listPieces(queries: Queries, freelancerId: number): Promise<PortfolioPiece[]> {
  const rows = await queries
    .selectFrom('portfolio_pieces')
    .select(pieceColumns)
    .where('freelancer_id', '=', freelancerId)
    .orderBy('position')
    .execute();
  return rows.map(toPiece);
}

/** Lists the pieces of a freelancer that no moderator withholds, in the order that the freelancer has chosen. */
export async function listShownPieces(queries: Queries, freelancerId: number): Promise<PortfolioPiece[]> {
  const rows = await queries
    .selectFrom('portfolio_pieces')
    .select(pieceColumns)
    .where('freelancer_id', '=', freelancerId)
    .where('is_withheld', '=', false)
    .orderBy('position')
    .execute();
  return rows.map(toPiece);
}

/**
 * Finds, for each of these freelancers, the first visible piece that has a picture. Returns a map by the freelancers'
 * ids.
 */
export async function listCovers(
  queries: Queries,
  freelancerIds: readonly number[],
): Promise<Map<number, PortfolioPiece>> {
  const rows = await queries
    .selectFrom('portfolio_pieces')
    .distinctOn('freelancer_id')
    .select(pieceColumns)
    .select('freelancer_id')
    .where('freelancer_id', '=', sql<number>`any(${freelancerIds}::int[])`)
    .where('picture', 'is not', null)
    .where('is_withheld', '=', false)
    .orderBy('freelancer_id')
    .orderBy('position')
    .execute();
  return new Map(rows.map((row) => [row.freelancer_id, toPiece(row)]));
}

/** Withholds these pieces of a freelancer from the public. Stops withholding the freelancer's other pieces. */
export async function writeWithheldPieces(
  transaction: Queries,
  freelancerId: number,
  ids: readonly number[],
): Promise<void> {
  const isWanted = sql<boolean>`(id = any(${ids}::int[]))`;
  await transaction
    .updateTable('portfolio_pieces')
    .set({ is_withheld: isWanted })
    .where('freelancer_id', '=', freelancerId)
    .where('is_withheld', '<>', isWanted)
    .execute();
}

/** Lists the pictures in the portfolios of these freelancers. */
export async function listPiecePicturesOf(queries: Queries, ids: readonly number[]): Promise<string[]> {
  const rows = await queries
    .selectFrom('portfolio_pieces')
    .select('picture')
    .where('freelancer_id', 'in', ids)
    .where('picture', 'is not', null)
    .$narrowType<{ picture: string }>()
    .execute();
  return rows.map(({ picture }) => picture);
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

/** Finds a piece of any freelancer by its id, with the freelancer's id. */
export async function findPieceWithOwner(
  queries: Queries,
  id: number,
): Promise<{ piece: PortfolioPiece; freelancerId: number; isWithheld: boolean } | undefined> {
  const row = await queries
    .selectFrom('portfolio_pieces')
    .select(pieceColumns)
    .select(['freelancer_id', 'is_withheld'])
    .where('id', '=', id)
    .executeTakeFirst();
  return row && { piece: toPiece(row), freelancerId: row.freelancer_id, isWithheld: row.is_withheld };
}

export type PieceFields = Omit<PortfolioPieceInput, 'picture'> & {
  /** The name of a new picture. If it is null, the piece keeps its present picture or has none. */
  picture: string | null;
};

/** Locks the freelancer's row, so that concurrent changes cannot exceed the limit or mix up the order. */
export async function lockPortfolio(transaction: Queries, freelancerId: number): Promise<void> {
  await transaction
    .selectFrom('freelancers')
    .select('user_id')
    .where('user_id', '=', freelancerId)
    .forUpdate()
    .executeTakeFirstOrThrow();
}

/**
 * Counts the pieces of a freelancer, and finds the position of the last piece. The position is 0 if there are no
 * pieces.
 */
export async function countPieces(
  queries: Queries,
  freelancerId: number,
): Promise<{ count: number; last: number }> {
  return queries
    .selectFrom('portfolio_pieces')
    .select([sql<number>`count(*)::int`.as('count'), sql<number>`coalesce(max(position), 0)`.as('last')])
    .where('freelancer_id', '=', freelancerId)
    .executeTakeFirstOrThrow();
}

export async function insertPiece(
  queries: Queries,
  { freelancerId, position }: { freelancerId: number; position: number },
  { title, link, picture }: PieceFields,
  now: Date,
): Promise<PortfolioPiece> {
  const row = await queries
    .insertInto('portfolio_pieces')
    .values({
      freelancer_id: freelancerId,
      position,
      title: title.trim(),
      link: link.trim(),
      picture,
      updated_at: now,
    })
    .returning(pieceColumns)
    .executeTakeFirstOrThrow();
  return toPiece(row);
}

/**
 * Finds the name of a piece's picture, or null if the piece has no picture. Returns undefined if the freelancer has no
 * such piece.
 */
export async function findPicture(
  queries: Queries,
  { freelancerId, id }: { freelancerId: number; id: number },
): Promise<{ picture: string | null } | undefined> {
  return queries
    .selectFrom('portfolio_pieces')
    .select('picture')
    .where('freelancer_id', '=', freelancerId)
    .where('id', '=', id)
    .executeTakeFirst();
}

export async function writePiece(
  queries: Queries,
  id: number,
  { title, link, picture }: PieceFields,
  now: Date,
): Promise<PortfolioPiece> {
  const row = await queries
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
  return toPiece(row);
}

/**
 * Deletes a piece and returns its picture, which no row refers to any more. Returns undefined if the freelancer has no
 * such piece.
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

/** Sets the position of each piece to the position of its id in `ids`. */
export async function writeOrder(
  queries: Queries,
  freelancerId: number,
  ids: readonly number[],
  now: Date,
): Promise<void> {
  const place = sql<number>`array_position(${ids}::int[], id)`;
  await queries
    .updateTable('portfolio_pieces')
    .set({ position: place, updated_at: now })
    .where('freelancer_id', '=', freelancerId)
    .where('position', '<>', place)
    .execute();
}
