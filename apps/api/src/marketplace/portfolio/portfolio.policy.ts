/** The rules for a piece of work in a portfolio, and for the order of the pieces. */
import { portfolioOrderRules } from '@skillharbor/contract';
import type { PortfolioPieceInput } from '@skillharbor/contract';
import type { FieldProblems } from '@skillharbor/prose';
import { addressProblem } from '../../contract/address.ts';

export const MAX_PIECES = portfolioOrderRules.pieces.maxItems;

/** Returns the problems of a piece that is valid by the contract's schema, or undefined if it has none. */
export function pieceProblems(
  { link }: Pick<PortfolioPieceInput, 'link'>,
  hasPicture: boolean,
): FieldProblems | undefined {
  const problem = addressProblem(link);
  if (problem !== undefined) return { link: [problem] };
  return hasPicture || link.trim() !== '' ? undefined : { picture: ['piece_empty'] };
}

/** Returns true if `ids` contains each of the pieces exactly once. */
export function isOrderOf(pieces: readonly number[], ids: readonly number[]): boolean {
  return (
    ids.length === pieces.length && new Set(ids).size === ids.length && ids.every((id) => pieces.includes(id))
  );
}
