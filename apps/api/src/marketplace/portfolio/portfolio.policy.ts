/** Rules for a piece of work and for the order of pieces. */
import { portfolioOrderRules } from '@skillharbor/contract';
import type { PortfolioPieceInput } from '@skillharbor/contract';
import type { FieldProblems } from '@skillharbor/prose';
import { addressProblem } from '../../contract/address.ts';

export const MAX_PIECES = portfolioOrderRules.pieces.maxItems;

/** Returns what is wrong with a piece that the schema allows, or undefined if nothing is. */
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
