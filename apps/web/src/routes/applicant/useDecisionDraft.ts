import type { TypedDecision } from '@skillharbor/ui/pages';
import { useCallback } from 'react';
import { useDraft } from '../../submission/useDraft.ts';
import { useUnsavedGuard } from '../../submission/useUnsavedGuard.tsx';

/** The message or reason that is being typed in the dialog of a decision, which opens again with it. */
export function useDecisionDraft() {
  const draft = useDraft();
  const { onDirtyChange, onValuesChange, release, question } = useUnsavedGuard(draft);
  const { answer, text } = draft.fill({ answer: '', text: '' });
  const onTypedChange = useCallback(
    (typed: TypedDecision | null) => {
      onDirtyChange(typed !== null && typed.text !== '');
      onValuesChange(typed ?? {});
    },
    [onDirtyChange, onValuesChange],
  );
  const initial: TypedDecision | undefined =
    answer === 'accept' || answer === 'decline' ? { answer, text } : undefined;
  return { initial, restored: draft.restored, onTypedChange, release, question };
}
