import type { PortfolioPiece } from '@skillharbor/contract';
import { pieceValues } from '@skillharbor/ui/modals';
import type { PieceValues } from '@skillharbor/ui/modals';
import type { PieceFormState } from '@skillharbor/ui/pages';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useDraft } from '../../submission/useDraft.ts';
import { useUnsavedGuard } from '../../submission/useUnsavedGuard.tsx';
import type { UnsavedGuard } from '../../submission/useUnsavedGuard.tsx';

/** In a draft, a new piece has this id: a draft holds no null. */
const NEW = 0;

interface PieceForm extends Pick<UnsavedGuard, 'sending'> {
  form: PieceFormState;
  /** What was in the form is saved: closes it, and begins anew. */
  finish: () => void;
  /** The question before leaving, while it is asked. */
  question: ReactNode;
}

/** Which piece is in the form, and what is typed there: kept over a reload, and not left without a question. */
export function usePieceForm(pieces: readonly PortfolioPiece[]): PieceForm {
  const draft = useDraft();
  const unsaved = useUnsavedGuard(draft);
  const [opened, setOpened] = useState<{ piece: number; open: boolean; round: number }>();

  const drafted = draft.fill({ piece: NEW }).piece;
  // What was being written is in view again.
  const { piece, open, round } = opened ?? { piece: drafted, open: draft.found, round: 0 };
  const isDrafted = draft.found && round === 0 && piece === drafted;
  const known = pieces.find(({ id }) => id === piece) ?? null;

  return {
    form: {
      // Drafts do not exist on a server: the form begins anew when one is found.
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
