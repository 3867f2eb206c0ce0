'use client';

import { useEffect, useRef } from 'react';
import { useClientMessages } from '../../messages/useClientMessages.ts';
import { Notice } from '../../primitives/Notice/Notice.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { TextArea } from '../../primitives/TextArea/TextArea.tsx';

export interface UnsentProps {
  /** The decision that was saved instead, with its time. */
  decided: string;
  /** The label of the text that was not sent. */
  label: string;
  text: string;
}

/** Says that another decision was saved first, and shows the unsent text, so that the user can copy it. */
export function Unsent({ decided, label, text }: UnsentProps) {
  const messages = useClientMessages().decided;
  const news = useRef<HTMLDivElement>(null);

  // The pressed button is gone, so the focus moves to the notice.
  useEffect(() => news.current?.focus(), []);

  return (
    <Stack space="24">
      <div ref={news} tabIndex={-1}>
        <Notice tone="warning">{decided}</Notice>
      </div>
      {text !== '' && (
        <TextArea label={label} name="unsent" hint={messages.notSent} rows={5} readOnly value={text} />
      )}
    </Stack>
  );
}
