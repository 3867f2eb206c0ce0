/** Changes portfolios. Each change locks the freelancer's row first. */
import type { PortfolioPiece } from '@skillharbor/contract';
import { pictureKeys } from '../../files/keys.ts';
import { claimFiles } from '../../files/unreferenced.repository.ts';
import type { Queries } from '../../platform/database/tables.ts';
import { isOrderOf, MAX_PIECES } from './portfolio.policy.ts';
import {
  countPieces,
  findPicture,
  insertPiece,
  listPieces,
  lockPortfolio,
  writeOrder,
  writePiece,
} from './portfolio.repository.ts';
import type { PieceFields } from './portfolio.repository.ts';

/** Adds a piece at the end of the portfolio, and marks its picture as used. Returns null if the portfolio is full. */
export async function addPiece(
  queries: Queries,
  freelancerId: number,
  fields: PieceFields,
  now: Date,
): Promise<PortfolioPiece | null> {
  return queries.transaction().execute(async (transaction) => {
    await lockPortfolio(transaction, freelancerId);
    const { count, last } = await countPieces(transaction, freelancerId);
    if (count >= MAX_PIECES) return null;
    const piece = await insertPiece(transaction, { freelancerId, position: last + 1 }, fields, now);
    await claimPicture(transaction, fields.picture);
    return piece;
  });
}

export interface ChangedPiece {
  piece: PortfolioPiece;
  /** The replaced picture, which no row refers to any more, or null if no picture was replaced. */
  replaced: string | null;
}

/**
 * Updates a piece, and marks its picture as used if the picture is new. Returns null if the freelancer has no such
 * piece.
 */
export async function updatePiece(
  queries: Queries,
  own: { freelancerId: number; id: number },
  fields: PieceFields,
  now: Date,
): Promise<ChangedPiece | null> {
  return queries.transaction().execute(async (transaction) => {
    await lockPortfolio(transaction, own.freelancerId);
    const before = await findPicture(transaction, own);
    if (!before) return null;
    const piece = await writePiece(transaction, own.id, fields, now);
    await claimPicture(transaction, fields.picture);
    return { piece, replaced: fields.picture === null ? null : before.picture };
  });
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
    const before = (await listPieces(transaction, freelancerId)).map(({ id }) => id);
    if (!isOrderOf(before, ids)) return false;
    if (ids.length > 0) await writeOrder(transaction, freelancerId, ids, now);
    return true;
  });
}

async function claimPicture(transaction: Queries, picture: string | null): Promise<void> {
  if (picture !== null) await claimFiles(transaction, pictureKeys(picture, 'landscape'));
}
