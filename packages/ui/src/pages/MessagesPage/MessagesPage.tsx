'use client';

import type { ContactThread, ConversationSummary, Role } from '@skillharbor/contract';
import { noCompany } from '@skillharbor/prose';
import { Mail } from 'lucide-react';
import type { ReactNode } from 'react';
import { ConversationCard } from '../../cards/ConversationCard/ConversationCard.tsx';
import { useFocusFirstNew } from '../../cards/useFocusFirstNew.ts';
import { useOtherName } from '../../cards/useOtherName.ts';
import { PageBody } from '../../layout/PageBody/PageBody.tsx';
import { useConversationMessages } from '../../messages/useConversationMessages.ts';
import { Avatar } from '../../primitives/Avatar/Avatar.tsx';
import { CompanyTile } from '../../primitives/CompanyTile/CompanyTile.tsx';
import { EmptyState } from '../../primitives/EmptyState/EmptyState.tsx';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { LinkButton } from '../../primitives/LinkButton/LinkButton.tsx';
import { LoadableContent } from '../../primitives/LoadableContent/LoadableContent.tsx';
import { Pagination } from '../../primitives/Pagination/Pagination.tsx';
import { onDemand, useOnDemand } from '../../primitives/OnDemand/onDemand.ts';
import { Section } from '../../primitives/Section/Section.tsx';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { Spinner } from '../../primitives/Spinner/Spinner.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import type { Loadable, Pages } from '../../primitives/state.ts';
import type { BesideList } from './besideList.ts';
import * as styles from './MessagesPage.css.ts';

// Only a wide window has room for a conversation, so narrow windows never load it.
const openConversation = onDemand(() => import('./OpenConversation.tsx'));

export interface MessagesPageProps {
  /** The conversations about applications, the one with the newest message first. */
  conversations: Loadable<readonly ConversationSummary[]>;
  pages: Pages;
  /** The messages from visitors to a freelancer, or null for a client. */
  threads: ThreadsProps | null;
  /** The role of the user. */
  reader: Role;
  /** The address of the page on which a freelancer finds jobs, or a client finds freelancers. */
  findHref: string;
  /** Returns the address of a conversation. */
  conversationHref: (conversation: ConversationSummary) => string;
  /** The conversation beside the list, or null in a window that has no room for one. */
  beside: BesideList | null;
}

export interface ThreadsProps {
  /** The threads, the one with the newest message first. */
  list: Loadable<readonly ContactThread[]>;
  pages: Pages;
  /** Returns the address of a thread. */
  href: (thread: ContactThread) => string;
}

/**
 * Lists the user's conversations about applications. A freelancer's conversations with visitors are listed as well. In a
 * wide window, the chosen conversation is beside the list.
 */
export function MessagesPage(props: MessagesPageProps) {
  const { conversations, pages, threads, reader, findHref, conversationHref, beside } = props;
  const { all: messages, threads: texts } = useConversationMessages();
  const otherName = useOtherName();
  const shownId = beside?.shown?.item.id;
  const hasThreads = threads !== null && !(threads.list.status === 'ready' && threads.list.data.length === 0);
  const list = (
    <LoadableContent of={conversations} skeleton={<ListSkeleton />}>
      {(data) =>
        data.length === 0 ? (
          <EmptyState
            title={messages.empty}
            icon={<Mail />}
            action={<LinkButton href={findHref}>{messages.find[reader]}</LinkButton>}
          >
            {messages.emptyReason[reader]}
          </EmptyState>
        ) : (
          <Cards items={data} pages={pages}>
            {(conversation) => (
              <ConversationCard
                conversation={conversation}
                picture={
                  reader === 'freelancer' ? (
                    <CompanyTile
                      name={conversation.other_name === noCompany ? null : conversation.other_name}
                      logo={conversation.other_picture}
                      size={40}
                      lazy
                    />
                  ) : (
                    <Avatar name={otherName(conversation)} src={conversation.other_picture} size={40} lazy />
                  )
                }
                title={otherName(conversation)}
                about={messages.about(conversation.job_title)}
                reader={reader}
                href={conversationHref(conversation)}
                level={hasThreads ? 3 : 2}
                current={conversation.id === shownId}
              />
            )}
          </Cards>
        )
      }
    </LoadableContent>
  );
  // Both lists appear together, because the second one would move when the first one arrives.
  const isLoading = [conversations, threads?.list].some((loadable) => loadable?.status === 'loading');
  const hasNothing =
    !hasThreads &&
    (conversations.status === 'error' ||
      (conversations.status === 'ready' && conversations.data.length === 0));
  const lists = isLoading ? (
    <ListSkeleton />
  ) : hasThreads ? (
    <>
      <Section title={texts.title} space="16">
        <LoadableContent of={threads.list} skeleton={<ListSkeleton />}>
          {(data) => (
            <Cards items={data} pages={threads.pages}>
              {(thread) => (
                <ConversationCard
                  conversation={thread}
                  picture={<Avatar name={null} size={40} />}
                  title={thread.subject || texts.noSubject}
                  about={texts.from}
                  reader={reader}
                  href={threads.href(thread)}
                  level={3}
                  current={thread.id === shownId}
                />
              )}
            </Cards>
          )}
        </LoadableContent>
      </Section>
      <Section title={texts.aboutApplications} space="16">
        {list}
      </Section>
    </>
  ) : (
    list
  );
  return (
    <PageBody>
      <Stack space="32">
        <Heading level={1}>{messages.title}</Heading>
        {hasNothing ? (
          lists
        ) : (
          <div className={styles.desk}>
            <div className={styles.lists}>{lists}</div>
            <Beside beside={beside} reader={reader} />
          </div>
        )}
      </Stack>
    </PageBody>
  );
}

/** The pane is in the page from the start, so that the list does not move when a conversation opens. */
function Beside({ beside, reader }: Pick<MessagesPageProps, 'beside' | 'reader'>) {
  const messages = useConversationMessages().all;
  const shown = beside?.shown ?? null;
  const open = useOnDemand(openConversation, shown !== null);
  return (
    <div className={beside && !shown ? styles.emptyPane : styles.pane}>
      {beside && shown && open && (
        <open.OpenConversation key={shown.item.id} {...beside} shown={shown} reader={reader} />
      )}
      {beside && !shown && (
        <div className={styles.nothing}>
          <Text tone="muted">{messages.choose}</Text>
        </div>
      )}
    </div>
  );
}

function ListSkeleton() {
  const messages = useConversationMessages().all;
  return (
    <Stack space="12">
      <Spinner label={messages.loading} />
      <Skeleton shape="block" height="6rem" />
      <Skeleton shape="block" height="6rem" />
    </Stack>
  );
}

interface CardsProps<Item> {
  items: readonly Item[];
  pages: Pages;
  children: (item: Item) => ReactNode;
}

function Cards<Item extends { id: number }>({ items, pages, children }: CardsProps<Item>) {
  const list = useFocusFirstNew(
    items.map(({ id }) => id),
    pages.pending,
  );
  return (
    <>
      <div ref={list}>
        <Stack as="ul" space="12">
          {items.map((item) => (
            <li key={item.id}>{children(item)}</li>
          ))}
        </Stack>
      </div>
      <Pagination pages={pages} />
    </>
  );
}
