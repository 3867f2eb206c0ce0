'use client';

import type { ConversationSummary, Role } from '@skillharbor/contract';
import { Mail } from 'lucide-react';
import { useConversationMessages } from '../../messages/useConversationMessages.ts';
import { Badge } from '../../primitives/Badge/Badge.tsx';
import { Card, CardLink } from '../../primitives/Card/Card.tsx';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { useFormat } from '../../primitives/UiProvider/context.ts';
import { CardMain, CardRow, CardSummary } from '../CardRow/CardRow.tsx';

export interface ConversationCardProps {
  conversation: Pick<ConversationSummary, 'last_message' | 'unread'>;
  /** What the card is called, such as the other side. */
  title: string;
  /** What the conversation is about, or who it is with. */
  about: string;
  /** The role of the user who reads the card. */
  reader: Role;
  /** The address of the conversation. */
  href: string;
  /** The level of the heading. */
  level: 2 | 3;
}

/**
 * Shows a conversation in a list: its title, what it is about, the last message, and the number of unread ones.
 *
 * @use In the user's list of conversations.
 * @screenreader link: the title.
 */
export function ConversationCard({ conversation, title, about, reader, href, level }: ConversationCardProps) {
  const messages = useConversationMessages();
  const format = useFormat();
  const { last_message, unread } = conversation;
  const { excerpt } = last_message;

  return (
    <Card as="article" interactive>
      <CardRow
        aside={
          <>
            {unread > 0 && (
              <Badge tone="accent" icon={<Mail />}>
                {messages.unread(unread, format.number(unread))}
              </Badge>
            )}
            <Text as="span" size="small" tone="muted" numeric>
              {format.dateTime(last_message.sent_at)}
            </Text>
          </>
        }
      >
        <CardMain>
          <Heading level={level} size="small">
            <CardLink href={href}>
              <bdi>{title}</bdi>
            </CardLink>
          </Heading>
          <Text size="small" tone="muted">
            {about}
          </Text>
          <CardSummary>{last_message.by === reader ? messages.all.youWrote(excerpt) : excerpt}</CardSummary>
        </CardMain>
      </CardRow>
    </Card>
  );
}
