'use client';

import { useEffect, useRef } from 'react';
import { Notice } from '../../primitives/Notice/Notice.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { TextArea } from '../../primitives/TextArea/TextArea.tsx';
import { useClientMessages } from '../../primitives/UiProvider/useClientMessages.ts';

export interface UnsentProps {
  /** What was decided instead, and when. */
  decided: string;
  /** What the text would have been. */
  label: string;
  text: string;
}

/** Another decision came first: says so, and keeps the text that was not sent in view, to be copied. */
export function Unsent({ decided, label, text }: UnsentProps) {
  const messages = useClientMessages().decided;
  const news = useRef<HTMLDivElement>(null);

  // The button that was pressed is gone.
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
