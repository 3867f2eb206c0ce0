import type { NamedProblem } from '@skillharbor/prose';
import type { Upload } from '@skillharbor/contract-server/operations';
import type { OperationsOf } from '../../contract/operations.ts';
import { badFields, badRequest, created, noContent, notFound, ok } from '../../contract/responses.ts';
import { pictureKeys } from '../../files/keys.ts';
import { pictureRefusals, storePicture } from '../../files/pictures.ts';
import { retireFiles } from '../../files/storeFiles.ts';
import type { FileServices } from '../../files/storeFiles.ts';
import { addPiece, orderPieces, updatePiece } from './portfolio.commands.ts';
import { MAX_PIECES, pieceProblems } from './portfolio.policy.ts';
import { deletePiece, findPiece, listPieces } from './portfolio.repository.ts';

type PortfolioOperations = OperationsOf<
  'addPortfolioPiece' | 'updatePortfolioPiece' | 'deletePortfolioPiece' | 'orderPortfolio'
>;

const tooMany = badRequest({ code: 'portfolio_full', params: { max: MAX_PIECES } });
const otherPieces = badFields({ pieces: ['pieces_incomplete'] });

export function portfolioOperations(services: FileServices): PortfolioOperations {
  const { queries, clock } = services;

  return {
    async addPortfolioPiece({ body, upload, person }) {
      const problems = pieceProblems(body, upload !== null);
      if (problems) return badFields(problems);
      const stored = await storeUpload(upload);
      if ('refusal' in stored) return badFields({ picture: [stored.refusal] });
      const { picture } = stored;
      let unused = picture;
      try {
        const piece = await addPiece(queries, person.id, { ...body, picture }, clock());
        if (!piece) return tooMany;
        unused = null;
        return created(piece);
      } finally {
        await discard(unused);
      }
    },

    async updatePortfolioPiece({ params: { pieceId: id }, body, upload, person }) {
      const before = await findPiece(queries, person.id, id);
      if (!before) return notFound;
      const problems = pieceProblems(body, upload !== null || before.picture !== null);
      if (problems) return badFields(problems);
      const stored = await storeUpload(upload);
      if ('refusal' in stored) return badFields({ picture: [stored.refusal] });
      const { picture } = stored;
      let unused = picture;
      try {
        const named = { freelancerId: person.id, id };
        const changed = await updatePiece(queries, named, { ...body, picture }, clock());
        if (!changed) return notFound;
        unused = changed.replaced;
        return ok(changed.piece);
      } finally {
        await discard(unused);
      }
    },

    async deletePortfolioPiece({ params: { pieceId }, person }) {
      const deleted = await deletePiece(queries, person.id, pieceId);
      if (!deleted) return notFound;
      await discard(deleted.picture);
      return noContent;
    },

    async orderPortfolio({ body, person }) {
      if (!(await orderPieces(queries, person.id, body.pieces, clock()))) return otherPieces;
      return ok({ portfolio: await listPieces(queries, person.id) });
    },
  };

  async function storeUpload(
    upload: Upload | null,
  ): Promise<{ picture: string | null } | { refusal: NamedProblem }> {
    if (!upload) return { picture: null };
    const stored = await storePicture(services, upload.path, { shape: 'landscape' });
    return 'refusal' in stored ? { refusal: pictureRefusals[stored.refusal] } : stored;
  }

  async function discard(picture: string | null): Promise<void> {
    if (picture !== null) await retireFiles(services, pictureKeys(picture, 'landscape'));
  }
}
