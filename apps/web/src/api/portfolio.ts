import { multipart, unwrap, uploading } from '@skillharbor/api-client';
import type { Api } from '@skillharbor/api-client';
import type { PortfolioPieceInput } from '@skillharbor/contract';

/** `onProgress` receives the uploaded fraction, from 0 to 1. */
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

/** Updates a piece of the portfolio. The piece keeps its picture if the request has none. */
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

/** Saves the order of the portfolio. `pieces` has the ids of all pieces in their new order. */
export const orderPortfolio = ({ credentialed }: Api, pieces: number[]) =>
  unwrap(credentialed.PUT('/api/accounts/portfolio/order/', { body: { pieces } }));
