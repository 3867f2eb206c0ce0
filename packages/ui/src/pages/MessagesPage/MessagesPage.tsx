'use client';

import type { ConversationSummary, Role } from '@skillharbor/contract';
import { ConversationCard } from '../../cards/ConversationCard/ConversationCard.tsx';
import { useFocusFirstNew } from '../../cards/useFocusFirstNew.ts';
import { PageBody } from '../../layout/PageBody/PageBody.tsx';
import { useConversationMessages } from '../../messages/useConversationMessages.ts';
import { EmptyState } from '../../primitives/EmptyState/EmptyState.tsx';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { LoadableContent } from '../../primitives/LoadableContent/LoadableContent.tsx';
import { Pagination } from '../../primitives/Pagination/Pagination.tsx';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { Spinner } from '../../primitives/Spinner/Spinner.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import type { Loadable, Pages } from '../../primitives/state.ts';

export interface MessagesPageProps {
  /** The conversations, the one with the newest message first. */
  conversations: Loadable<readonly ConversationSummary[]>;
  pages: Pages;
  /** The role of the user. */
  reader: Role;
  /** Returns the address of a conversation. */
  conversationHref: (conversation: ConversationSummary) => string;
}

/** Lists the user's conversations about applications. */
export function MessagesPage({ conversations, pages, reader, conversationHref }: MessagesPageProps) {
  const messages = useConversationMessages().all;
  const ids = conversations.status === 'ready' ? conversations.data.map(({ id }) => id) : [];
  const list = useFocusFirstNew(ids, pages.pending);
  return (
    <PageBody width="reading">
      <Stack space="32">
        <Heading level={1}>{messages.title}</Heading>
        <LoadableContent
          of={conversations}
          skeleton={
            <Stack space="12">
              <Spinner label={messages.loading} />
              <Skeleton shape="block" height="6rem" />
              <Skeleton shape="block" height="6rem" />
            </Stack>
          }
        >
          {(data) =>
            data.length === 0 ? (
              <EmptyState title={messages.empty}>{messages.emptyReason[reader]}</EmptyState>
            ) : (
              <>
                <div ref={list}>
                  <Stack as="ul" space="12">
                    {data.map((conversation) => (
                      <li key={conversation.id}>
                        <ConversationCard
                          conversation={conversation}
                          reader={reader}
                          href={conversationHref(conversation)}
                        />
                      </li>
                    ))}
                  </Stack>
                </div>
                <Pagination pages={pages} />
              </>
            )
          }
        </LoadableContent>
      </Stack>
    </PageBody>
  );
}
