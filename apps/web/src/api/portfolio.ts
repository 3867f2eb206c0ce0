import { multipart, unwrap, uploading } from '@skillharbor/api-client';
import type { Api } from '@skillharbor/api-client';
import type { PortfolioPieceInput } from '@skillharbor/contract';

/** `onProgress` takes the part that has gone, 0 to 1. */
export const addPortfolioPiece = (
  { credentialed }: Api,
  body: PortfolioPieceInput,
  onProgress: (fraction: number) => void,
) =>
  unwrap(
    credentialed.POST('/api/accounts/portfolio/', {
      body,
      bodySerializer: multipart,
      fetch: uploading({ onProgress }),
    }),
    201,
  );

/** Without a picture, the piece keeps the one it has. */
export const updatePortfolioPiece = (
  { credentialed }: Api,
  pieceId: number,
  body: PortfolioPieceInput,
  onProgress: (fraction: number) => void,
) =>
  unwrap(
    credentialed.PUT('/api/accounts/portfolio/{pieceId}/', {
      params: { path: { pieceId } },
      body,
      bodySerializer: multipart,
      fetch: uploading({ onProgress }),
    }),
  );

export const deletePortfolioPiece = ({ credentialed }: Api, pieceId: number) =>
  unwrap(credentialed.DELETE('/api/accounts/portfolio/{pieceId}/', { params: { path: { pieceId } } }));

/** Takes the ids of all pieces in their new order. */
export const orderPortfolio = ({ credentialed }: Api, pieces: number[]) =>
  unwrap(credentialed.PUT('/api/accounts/portfolio/order/', { body: { pieces } }));
