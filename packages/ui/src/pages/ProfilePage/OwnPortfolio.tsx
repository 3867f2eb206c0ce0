'use client';

import { portfolioOrderRules } from '@skillharbor/contract';
import type { PortfolioPiece } from '@skillharbor/contract';
import { Plus } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { PortfolioGallery } from '../../cards/PortfolioGallery/PortfolioGallery.tsx';
import { useFreelancerMessages } from '../../messages/useFreelancerMessages.ts';
import type { PieceInput, PieceValues } from '../../modals/PortfolioPieceModal/pieceValues.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { Notice } from '../../primitives/Notice/Notice.tsx';
import { onDemand, useOnDemand } from '../../primitives/OnDemand/onDemand.ts';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { useFormat } from '../../primitives/UiProvider/context.ts';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import type { RestoredDraft, Submission } from '../../primitives/state.ts';
import { PieceActions } from './PieceActions.tsx';
import { bar, more, words } from './OwnPortfolio.css.ts';

/** The functions that change the portfolio, and the state of the changes. */
export interface PortfolioEditing {
  form: PieceFormState;
  /** Adds the piece in the form, or saves the changes if the piece already exists. */
  onSave: (values: PieceInput) => void;
  saving: Submission;
  /** Removes a piece. The dialog closes by itself when the piece is removed. */
  onRemove: (id: number) => void;
  removal: Submission;
  /** Called with all ids in their new order. */
  onOrder: (ids: readonly number[]) => void;
  /** A sentence that explains why the last order could not be saved, or null if it was saved. */
  orderProblem: string | null;
}

export interface PieceFormState {
  /** A new key resets the form, for another piece or after the values are saved. */
  key: string;
  open: boolean;
  /** The id of the piece in the form, or null for a new one. */
  piece: number | null;
  onOpen: (piece: number | null) => void;
  onClose: () => void;
  /** The values restored from a draft. */
  initial?: PieceValues | undefined;
  draft?: RestoredDraft | undefined;
  onDirtyChange?: (dirty: boolean) => void;
  onValuesChange?: (values: PieceValues) => void;
}

const loadedModals = onDemand(() => import('./PieceModals.ts'));

const MAX_PIECES = portfolioOrderRules.pieces.maxItems;

/** Lists the freelancer's own pieces of work, and lets the freelancer add, change, remove and reorder them. */
export function OwnPortfolio(props: PortfolioEditing & { pieces: readonly PortfolioPiece[] }) {
  const { pieces, form, onRemove, onOrder } = props;
  const messages = useFreelancerMessages().portfolio;
  const { number } = useFormat();
  const [moved, setMoved] = useState('');
  const [refused, setRefused] = useState(false);
  const [doomed, setDoomed] = useState<PortfolioPiece | null>(null);
  const addButton = useRef<HTMLButtonElement>(null);
  const isThere = (id: number | null | undefined) => pieces.some((piece) => piece.id === id);

  // The button that removed the piece is gone as well, so the focus moves to the button that adds a piece.
  const isRemoved = doomed !== null && !isThere(doomed.id);
  useEffect(() => {
    if (isRemoved) addButton.current?.focus();
  }, [isRemoved]);

  const modals = useOnDemand(loadedModals, form.open || doomed !== null);

  const isFull = pieces.length >= MAX_PIECES;
  const count = messages.count(number(pieces.length), number(MAX_PIECES));

  return (
    <Stack space="24">
      <div className={bar({ inviting: pieces.length === 0 })}>
        <div className={words}>
          {pieces.length === 0 ? (
            <Stack space="4">
              <Text weight="medium">{messages.emptyTitle}</Text>
              <Text tone="muted">{messages.empty}</Text>
            </Stack>
          ) : (
            <Text tone="muted" numeric>
              {count}
            </Text>
          )}
        </div>
        <div className={more}>
          <Button
            ref={addButton}
            icon={<Plus />}
            onClick={() => {
              setRefused(isFull);
              if (!isFull) form.onOpen(null);
            }}
          >
            {messages.add}
          </Button>
        </div>
      </div>
      {refused && isFull && <Notice tone="warning">{messages.full(number(MAX_PIECES))}</Notice>}
      {props.orderProblem !== null && <Notice tone="critical">{props.orderProblem}</Notice>}
      {pieces.length > 0 && (
        <PortfolioGallery
          pieces={pieces}
          actions={(piece, index) => (
            <PieceActions
              piece={piece}
              place={index}
              ids={pieces.map(({ id }) => id)}
              onEdit={() => form.onOpen(piece.id)}
              onRemove={() => setDoomed(piece)}
              onOrder={onOrder}
              onMoved={setMoved}
            />
          )}
        />
      )}
      <VisuallyHidden role="status">{moved}</VisuallyHidden>
      {modals && (
        <>
          <modals.PortfolioPieceModal
            key={form.key}
            open={form.open}
            onClose={form.onClose}
            piece={pieces.find(({ id }) => id === form.piece) ?? null}
            submission={props.saving}
            onSubmit={props.onSave}
            initial={form.initial}
            draft={form.draft}
            onDirtyChange={form.onDirtyChange}
            onValuesChange={form.onValuesChange}
          />
          <modals.RemovePieceModal
            open={doomed !== null && !isRemoved}
            title={doomed?.title ?? ''}
            submission={props.removal}
            onConfirm={() => doomed && onRemove(doomed.id)}
            onCancel={() => setDoomed(null)}
          />
        </>
      )}
    </Stack>
  );
}
