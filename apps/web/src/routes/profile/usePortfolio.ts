import type { PortfolioPiece } from '@skillharbor/contract';
import type { PieceInput } from '@skillharbor/ui/modals';
import type { PortfolioEditing } from '@skillharbor/ui/pages';
import { useFreelancerMessages, useToast } from '@skillharbor/ui/primitives';
import type { ReactNode } from 'react';
import { addPortfolioPiece, deletePortfolioPiece, updatePortfolioPiece } from '../../api/portfolio.ts';
import { failureOf, isMissing, sendFailure } from '../../app/errors.ts';
import { useApp } from '../../app/useApp.ts';
import { useAppMessages } from '../../app/useAppMessages.ts';
import { profileQuery } from '../../freelancers/queries.ts';
import { useSubmission } from '../../submission/useSubmission.ts';
import { usePieceForm } from './usePieceForm.ts';
import { usePieceOrder } from './usePieceOrder.ts';

/** Returns all actions on the pieces of the portfolio. The page shows each change at once. */
export function usePortfolio(pieces: readonly PortfolioPiece[]): {
  portfolio: PortfolioEditing;
  question: ReactNode;
} {
  const appMessages = useAppMessages();
  const app = useApp();
  const { api } = app;
  const toast = useToast();
  const { removePiece } = useFreelancerMessages();
  const { form, sending, finish, question } = usePieceForm(pieces);
  const { onOrder, problem: orderProblem } = usePieceOrder();
  const change = (next: (before: readonly PortfolioPiece[]) => PortfolioPiece[]) =>
    app.queries.setQueryData(
      profileQuery(app).queryKey,
      (profile) => profile && { ...profile, portfolio: next(profile.portfolio) },
    );

  const [saving, onSave] = useSubmission({
    send: async ({ picture, ...values }: PieceInput, { onProgress }) => {
      const body = { ...values, ...(picture && { picture }) };
      if (form.piece === null) {
        const added = await sending(addPortfolioPiece(api, body, onProgress));
        change((before) => [...before, added]);
        toast.show(appMessages.toasts.pieceAdded);
      } else {
        const saved = await sending(updatePortfolioPiece(api, form.piece, body, onProgress));
        change((before) => before.map((piece) => (piece.id === saved.id ? saved : piece)));
        toast.show(appMessages.toasts.pieceSaved);
      }
      finish();
    },
    explain: (error) => sendFailure(error, appMessages.notSent, appMessages),
  });

  const [removal, onRemove] = useSubmission({
    send: async (id: number) => {
      await deletePortfolioPiece(api, id).catch(unlessGone);
      change((before) => before.filter((piece) => piece.id !== id));
      toast.show(appMessages.toasts.pieceRemoved);
    },
    explain: (error) => sendFailure(error, removePiece.failed, appMessages),
  });

  return { portfolio: { form, saving, onSave, removal, onRemove, onOrder, orderProblem }, question };
}

/** Ignores the error of a piece that another tab has already removed. */
function unlessGone(error: unknown): void {
  const failure = failureOf(error);
  if (failure.kind !== 'refused' || !isMissing(failure.status)) throw error;
}
