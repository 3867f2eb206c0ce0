import type { PortfolioPiece } from '@skillharbor/contract';
import { pieceValues } from '@skillharbor/ui/modals';
import type { PieceValues } from '@skillharbor/ui/modals';
import type { PieceFormState } from '@skillharbor/ui/pages';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useDraft } from '../../submission/useDraft.ts';
import { useUnsavedGuard } from '../../submission/useUnsavedGuard.tsx';
import type { UnsavedGuard } from '../../submission/useUnsavedGuard.tsx';

/** Represents a new piece in a draft, because a draft cannot contain null. */
const NEW = 0;

interface PieceForm extends Pick<UnsavedGuard, 'sending'> {
  form: PieceFormState;
  /** Closes and clears the form after its values have been saved. */
  finish: () => void;
  /** The dialog that asks before the user leaves the draft. */
  question: ReactNode;
}

/**
 * Manages which piece is in the form, and the draft of its values. The draft survives a reload, and a dialog asks
 * before the user leaves it.
 */
export function usePieceForm(pieces: readonly PortfolioPiece[]): PieceForm {
  const draft = useDraft();
  const unsaved = useUnsavedGuard(draft);
  const [opened, setOpened] = useState<{ piece: number; open: boolean; round: number }>();

  const drafted = draft.fill({ piece: NEW }).piece;
  // The form opens again if a draft exists.
  const { piece, open, round } = opened ?? { piece: drafted, open: draft.found, round: 0 };
  const isDrafted = draft.found && round === 0 && piece === drafted;
  const known = pieces.find(({ id }) => id === piece) ?? null;

  return {
    form: {
      // A server has no drafts, so the form is mounted again if the browser finds a draft.
      key: `${piece} ${round} ${isDrafted}`,
      open,
      piece: known?.id ?? null,
      onOpen: (id) => setOpened({ piece: id ?? NEW, open: true, round }),
      onClose: () => setOpened({ piece, open: false, round }),
      initial: isDrafted ? draft.fill(pieceValues(known)) : undefined,
      draft: isDrafted ? draft.restored : undefined,
      onDirtyChange: unsaved.onDirtyChange,
      onValuesChange: (values: PieceValues) => unsaved.onValuesChange({ ...values, piece }),
    },
    finish: () => setOpened({ piece: NEW, open: false, round: round + 1 }),
    sending: unsaved.sending,
    question: unsaved.question,
  };
}
