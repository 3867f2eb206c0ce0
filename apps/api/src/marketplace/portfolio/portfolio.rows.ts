/** Lists the columns of a piece of work, and maps them to the contract's shape. */
import type { PortfolioPiece } from '@skillharbor/contract';
import type { Selectable } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';
import { pictureUrl } from '../../files/pictures.ts';

export const pieceColumns = ['id', 'title', 'link', 'picture'] as const;

type PieceRow = Pick<Selectable<Tables['portfolio_pieces']>, (typeof pieceColumns)[number]>;

export function toPiece({ id, title, link, picture }: PieceRow): PortfolioPiece {
  return { id, title, link, picture: pictureUrl(picture, 480), picture_2x: pictureUrl(picture, 960) };
}
