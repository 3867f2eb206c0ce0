'use client';

import { PageBody } from '../PageBody/PageBody.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { LinkButton } from '../../primitives/LinkButton/LinkButton.tsx';
import { Notice } from '../../primitives/Notice/Notice.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import type { Messages } from '../../messages/english.ts';
import type { Submission } from '../../primitives/state.ts';

/** The state of the link that the user followed from the mail. */
export type AddressLink =
  | { status: 'ready'; submission: Submission; onConfirm: () => void }
  | { status: 'incomplete' }
  | { status: 'confirmed'; email: string };

export interface AddressLinkPageProps {
  link: AddressLink;
  messages: Messages['confirmation']['page' | 'restorePage'];
  /** The address of the next page, to which this page links. */
  nextHref: string;
}

/**
 * Shows the page that a mail about an email address links to. Nothing changes before the user presses the button,
 * because programs that scan mails also open links. The user need not be signed in.
 */
export function AddressLinkPage({ link, messages, nextHref }: AddressLinkPageProps) {
  return (
    <PageBody width="narrow">
      <Stack space="32">
        <Heading level={1}>{messages.title}</Heading>
        {link.status === 'confirmed' && (
          <Stack space="16" align="start">
            <Notice tone="positive" title={messages.doneTitle}>
              {messages.done(link.email)}
            </Notice>
            <LinkButton href={nextHref} variant="primary">
              {messages.next}
            </LinkButton>
          </Stack>
        )}
        {link.status === 'incomplete' && <Notice tone="critical">{messages.noToken}</Notice>}
        {link.status === 'ready' && (
          <Stack space="16" align="start">
            <Text>{messages.question}</Text>
            {link.submission.status === 'failed' && (
              <Notice tone="critical">{link.submission.message ?? messages.failed}</Notice>
            )}
            <Button
              variant="primary"
              pending={link.submission.status === 'submitting'}
              pendingLabel={messages.confirming}
              onClick={link.onConfirm}
            >
              {messages.confirm}
            </Button>
          </Stack>
        )}
      </Stack>
    </PageBody>
  );
}
