import type { PortfolioPiece } from '@skillharbor/contract';
import { smallPicture } from '../pictures.ts';
import type { OperationParts } from '../requests.ts';
import type { TestWorld } from '../testWorld.ts';

/** Removes all portfolio pieces, because a portfolio may contain only a few. */
const removePieces = ({ server }: TestWorld) =>
  server.database.kysely.deleteFrom('portfolio_pieces').execute();

const ofPiece = async (world: TestWorld) => {
  await removePieces(world);
  const form = { title: 'A lighthouse', link: 'https://ada.example/lighthouse' };
  const { body } = await world.freelancer.send<PortfolioPiece>('POST', '/api/accounts/portfolio/', { form });
  return { params: { pieceId: body.id } };
};

export const portfolioParts = {
  addPortfolioPiece: async (world) => {
    await removePieces(world);
    return { fields: { link: '' }, files: { picture: await smallPicture() } };
  },
  updatePortfolioPiece: async (world) => ({
    ...(await ofPiece(world)),
    fields: { link: 'https://ada.example/work' },
    files: { picture: await smallPicture() },
  }),
  deletePortfolioPiece: ofPiece,
  // No portfolio pieces are left, so an empty list is their complete order.
  orderPortfolio: async (world) => {
    await removePieces(world);
    return { fields: { pieces: [] } };
  },
} satisfies OperationParts;
