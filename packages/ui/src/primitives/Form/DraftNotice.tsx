'use client';

import { Button } from '../Button/Button.tsx';
import { Notice } from '../Notice/Notice.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import type { RestoredDraft } from '../state.ts';
import { useFormat, usePrimitiveMessages } from '../UiProvider/context.ts';

/** Says that a form does not begin with what is saved. */
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
