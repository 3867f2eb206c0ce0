'use client';

import { useDeskMessages } from '../../messages/useDeskMessages.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { Notice } from '../../primitives/Notice/Notice.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { address } from './SignUpInvitationsPage.css.ts';

/** Shows the link of a new invitation. It cannot be shown again later. */
export function NewLink({ link, onCopy }: { link: string; onCopy: (link: string) => void }) {
  const messages = useDeskMessages().invitations.link;
  return (
    <Notice tone="positive" title={messages.title}>
      <Stack space="12" align="start">
        <bdi className={address}>{link}</bdi>
        <Text>{messages.text}</Text>
        <Button onClick={() => onCopy(link)}>{messages.copy}</Button>
      </Stack>
    </Notice>
  );
}
