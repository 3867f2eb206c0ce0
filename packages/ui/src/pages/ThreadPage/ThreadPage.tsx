'use client';

import type { ContactThread } from '@skillharbor/contract';
import { ArrowLeft } from 'lucide-react';
import { Conversation } from '../../forms/Conversation/Conversation.tsx';
import type { ConversationState } from '../../forms/Conversation/Conversation.tsx';
import { PageBody } from '../../layout/PageBody/PageBody.tsx';
import { useConversationMessages } from '../../messages/useConversationMessages.ts';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { Link } from '../../primitives/Link/Link.tsx';
import { LoadableContent } from '../../primitives/LoadableContent/LoadableContent.tsx';
import { Spinner } from '../../primitives/Spinner/Spinner.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import type { Loadable } from '../../primitives/state.ts';

export interface ThreadPageProps {
  /** The contact between the visitor and the freelancer. */
  thread: Loadable<ContactThread>;
  /** The messages between the visitor and the freelancer. */
  conversation: ConversationState;
  /** The address of all conversations. */
  messagesHref: string;
}

/** Shows a freelancer the messages of a visitor, and takes a reply. */
export function ThreadPage({ thread, conversation, messagesHref }: ThreadPageProps) {
  const { all, threads: texts } = useConversationMessages();
  return (
    <PageBody width="reading">
      <Stack space="24">
        <Link href={messagesHref} tone="quiet" icon={<ArrowLeft />}>
          {all.title}
        </Link>
        {thread.status !== 'ready' && <VisuallyHidden as="h1">{texts.noSubject}</VisuallyHidden>}
        <LoadableContent of={thread} skeleton={<Spinner label={texts.loading} />}>
          {({ subject }) => (
            <Stack space="32">
              <Stack space="4">
                <Heading level={1}>
                  <bdi>{subject || texts.noSubject}</bdi>
                </Heading>
                <Text size="large" tone="muted">
                  {texts.from}
                </Text>
              </Stack>
              <Conversation
                {...conversation}
                reader="freelancer"
                otherName={texts.visitor}
                isBlind={false}
                about="thread"
              />
            </Stack>
          )}
        </LoadableContent>
      </Stack>
    </PageBody>
  );
}
