import { portfolioPieceInputRules } from '@skillharbor/contract';
import type { PortfolioPiece, PortfolioPieceInput } from '@skillharbor/contract';
import { asciiAddress } from '../../forms/asciiAddress.ts';
import { isBlank, isLongerThan, problemsOf } from '../../forms/checks.ts';
import type { freelancers } from '../../messages/freelancers.ts';
import { isWebAddress } from '../../primitives/Link/addresses.ts';

/** The values of the form's fields, as typed. `picture` is a new picture, or null to keep the current one. */
export interface PieceValues {
  title: string;
  link: string;
  picture: File | null;
}

/**
 * The values that the form passes on: the contract's input, and the new picture as a file (null keeps the current one).
 */
export type PieceInput = Omit<PortfolioPieceInput, 'picture'> & { picture: File | null };

export function pieceValues(piece: PortfolioPiece | null): PieceValues {
  return { title: piece?.title ?? '', link: piece?.link ?? '', picture: null };
}

/**
 * Checks the title, the link and the presence of a picture. The picture's own field checks the type and size of the
 * file when the user chooses it.
 */
export function validatePiece(
  values: PieceValues,
  hasPicture: boolean,
  messages: (typeof freelancers)['piece'],
  format: { number(value: number): string },
) {
  const link = values.link.trim();
  const isEmpty = link === '' && values.picture === null && !hasPicture;
  return problemsOf({
    title: isBlank(values.title) ? messages.titleRequired : tooLong('title'),
    link: link === '' || isWebAddress(link) ? tooLong('link') : messages.linkInvalid,
    picture: isEmpty ? messages.nothingToShow : undefined,
  });

  function tooLong(field: 'title' | 'link') {
    const { maxLength } = portfolioPieceInputRules[field];
    return isLongerThan(values[field].trim(), maxLength)
      ? messages.tooLong(format.number(maxLength))
      : undefined;
  }
}

/** Returns the values to send to the server. The values must have been checked before. */
export function pieceInput({ title, link, picture }: PieceValues): PieceInput {
  return { title: title.trim(), link: asciiAddress(link.trim()), picture };
}
