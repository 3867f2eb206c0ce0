import type { TypedDecision } from '@skillharbor/ui/pages';
import { useCallback } from 'react';
import { useDraft } from '../../submission/useDraft.ts';
import { useUnsavedGuard } from '../../submission/useUnsavedGuard.tsx';

/** Saves the message or reason that is being typed in a decision dialog, and reopens the dialog with the saved text. */
export function useDecisionDraft() {
  const draft = useDraft();
  const { onDirtyChange, onValuesChange, sending, question } = useUnsavedGuard(draft);
  const { kind, ...typed } = draft.fill({ kind: '', text: '', shareEmail: true });
  const onTypedChange = useCallback(
    (typed: TypedDecision | null) => {
      onDirtyChange(typed !== null && typed.text !== '');
      onValuesChange(typed ?? {});
    },
    [onDirtyChange, onValuesChange],
  );
  const initial: TypedDecision | undefined =
    kind === 'accept' || kind === 'decline' ? { kind, ...typed } : undefined;
  return { initial, restored: draft.restored, onTypedChange, sending, question };
}
