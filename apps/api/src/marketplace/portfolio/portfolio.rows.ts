/** Lists the columns of a piece of work, and maps their values to the contract's type. */
import type { PortfolioPiece } from '@skillharbor/contract';
import { sql } from 'kysely';
import type { Selectable } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';
import { pictureUrl } from '../../files/pictures.ts';

export const pieceColumns = [
  'id',
  'title',
  'link',
  'picture',
  'is_withheld',
  sql<boolean>`(select is_withheld from freelancers where user_id = portfolio_pieces.freelancer_id)`.as(
    'is_profile_withheld',
  ),
] as const;

type PieceRow = Pick<
  Selectable<Tables['portfolio_pieces']>,
  'id' | 'title' | 'link' | 'picture' | 'is_withheld'
> & {
  is_profile_withheld: boolean;
};

export function toPiece({
  id,
  title,
  link,
  picture,
  is_withheld,
  is_profile_withheld,
}: PieceRow): PortfolioPiece {
  const isPictureHidden = is_withheld || is_profile_withheld;
  return {
    id,
    title,
    link,
    picture: pictureUrl(picture, 480, isPictureHidden),
    picture_2x: pictureUrl(picture, 960, isPictureHidden),
    ...(is_withheld && { is_hidden: true }),
  };
}
