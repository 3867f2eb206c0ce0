'use client';

import type { MessageTemplate } from '@skillharbor/contract';
import type { ReactNode } from 'react';
import type { SavedMessages } from '../../forms/MessageTemplates/MessageTemplates.tsx';
import { onDemand, useOnDemand } from '../../primitives/OnDemand/onDemand.ts';

const loaded = onDemand(() => import('../../forms/MessageTemplates/MessageTemplates.tsx'));

interface Options {
  open: boolean;
  savedMessages: SavedMessages | undefined;
  /** The text that replaces `{name}` in a saved message. */
  firstName: string;
  jobTitle: string;
}

/**
 * Returns a function that renders the client's saved messages below the text of a decision. The function is undefined
 * until the messages and their code are loaded.
 */
export function useSavedMessages(
  kind: MessageTemplate['kind'],
  { open, savedMessages, firstName, jobTitle }: Options,
): ((text: string, onUse: (text: string) => void) => ReactNode) | undefined {
  const code = useOnDemand(loaded, open && savedMessages !== undefined);
  if (!code || !savedMessages) return undefined;
  const places = { name: firstName, job: jobTitle };
  return (text, onUse) => (
    <code.MessageTemplates
      kind={kind}
      savedMessages={savedMessages}
      places={places}
      text={text}
      onUse={onUse}
    />
  );
}
