'use client';

import type { VisitorThread } from '@skillharbor/contract';
import { Conversation } from '../../forms/Conversation/Conversation.tsx';
import type { ConversationState } from '../../forms/Conversation/Conversation.tsx';
import { PageBody } from '../../layout/PageBody/PageBody.tsx';
import { useConversationMessages } from '../../messages/useConversationMessages.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { LoadableContent } from '../../primitives/LoadableContent/LoadableContent.tsx';
import { Notice } from '../../primitives/Notice/Notice.tsx';
import { Spinner } from '../../primitives/Spinner/Spinner.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import type { Loadable, Submission } from '../../primitives/state.ts';

export interface VisitorThreadPageProps {
  /** The thread that the link in the visitor's mail belongs to. */
  thread: Loadable<Pick<VisitorThread, 'is_confirmed' | 'freelancer_name'>>;
  conversation: ConversationState;
  /** The state of the request that opens the conversation. */
  opening: Submission;
  onOpen: () => void;
}

/**
 * Shows a visitor, who has no account, the thread that began with the visitor's message to a freelancer. The first
 * visit asks for a confirmation of the email address, because programs that scan mails also open links.
 */
export function VisitorThreadPage({ thread, conversation, opening, onOpen }: VisitorThreadPageProps) {
  const { threads: texts } = useConversationMessages();
  const name = thread.status === 'ready' ? thread.data.freelancer_name : null;
  return (
    <PageBody width="reading">
      <Stack space="32">
        <Heading level={1}>{name === null ? texts.link.title : texts.link.with(name)}</Heading>
        <LoadableContent of={thread} skeleton={<Spinner label={texts.loading} />}>
          {({ is_confirmed, freelancer_name }) =>
            is_confirmed ? (
              <Opened conversation={conversation} otherName={freelancer_name ?? texts.freelancer} />
            ) : (
              <Stack space="16" align="start">
                <Text size="large">{texts.link.question}</Text>
                <Text tone="muted">{texts.link.explanation}</Text>
                {opening.status === 'failed' && (
                  <Notice tone="critical">{opening.message ?? texts.link.openFailed}</Notice>
                )}
                <Button
                  variant="primary"
                  pending={opening.status === 'submitting'}
                  pendingLabel={texts.link.opening}
                  onClick={onOpen}
                >
                  {texts.link.open}
                </Button>
              </Stack>
            )
          }
        </LoadableContent>
      </Stack>
    </PageBody>
  );
}

function Opened({ conversation, otherName }: { conversation: ConversationState; otherName: string }) {
  const { threads: texts } = useConversationMessages();
  const { conversation: shown } = conversation;
  // If the freelancer deletes the account, the freelancer's messages are deleted as well.
  if (shown.status === 'ready' && shown.data.messages.length === 0 && shown.data.writing === 'closed')
    return <Notice tone="info">{texts.link.gone}</Notice>;
  return (
    <Conversation {...conversation} reader="client" otherName={otherName} isBlind={false} about="thread" />
  );
}
