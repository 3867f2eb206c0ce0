/** What a piece of work needs. */
import { portfolioOrderRules } from '@skillharbor/contract';
import type { FieldErrors, PortfolioPieceInput } from '@skillharbor/contract';
import { addressProblem } from '../../contract/address.ts';

export const MAX_PIECES = portfolioOrderRules.pieces.maxItems;

/** What is wrong with a piece that the schema allows; undefined where nothing is. */
export function pieceProblems(
  { link }: Pick<PortfolioPieceInput, 'link'>,
  hasPicture: boolean,
): FieldErrors | undefined {
  const problem = addressProblem(link);
  if (problem !== undefined) return { link: [problem] };
  return hasPicture || link.trim() !== '' ? undefined : { picture: ['Add a picture or a link.'] };
}

/** Whether these are all of the pieces, each once. */
export function isOrderOf(pieces: readonly number[], ids: readonly number[]): boolean {
  return (
    ids.length === pieces.length && new Set(ids).size === ids.length && ids.every((id) => pieces.includes(id))
  );
}
