'use client';

import { usePrimitiveMessages } from '../../messages/usePrimitiveMessages.ts';
import { Button } from '../Button/Button.tsx';
import { Notice } from '../Notice/Notice.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import type { RestoredDraft } from '../state.ts';
import { useFormat } from '../UiProvider/context.ts';

/** Says that the form starts with a restored draft instead of the saved values. */
export function DraftNotice({ draft }: { draft: RestoredDraft }) {
  const messages = usePrimitiveMessages().draft;
  const format = useFormat();
  return (
    <Notice tone="info" title={messages.title}>
      <Stack space="12" align="start">
        <Text>
          {messages.explanation(format.dateTime(draft.savedAt))}
          {draft.filesLost && ` ${messages.filesLost}`}
        </Text>
        <Button onClick={draft.onDiscard}>{messages.discard}</Button>
      </Stack>
    </Notice>
  );
}
