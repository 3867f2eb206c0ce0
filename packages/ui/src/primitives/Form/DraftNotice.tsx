'use client';

import { usePrimitiveMessages } from '../../messages/usePrimitiveMessages.ts';
import { Button } from '../Button/Button.tsx';
import { Inline } from '../Inline/Inline.tsx';
import { Notice } from '../Notice/Notice.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import type { OtherDraft, RestoredDraft } from '../state.ts';
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

/** Offers the text that the user typed into the same form on another device. */
export function OtherDraftNotice({ draft }: { draft: OtherDraft }) {
  const messages = usePrimitiveMessages().draft.other;
  const format = useFormat();
  return (
    <Notice tone="info" title={messages.title}>
      <Stack space="12" align="start">
        <Text>{messages.explanation(format.dateTime(draft.savedAt))}</Text>
        <Inline space="8">
          <Button onClick={draft.onShow}>{messages.show}</Button>
          <Button variant="quiet" onClick={draft.onDiscard}>
            {messages.discard}
          </Button>
        </Inline>
      </Stack>
    </Notice>
  );
}
