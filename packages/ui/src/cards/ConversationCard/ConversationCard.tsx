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
  conversation: ConversationSummary;
  /** The role of the user who reads the card. */
  reader: Role;
  /** The address of the conversation on the page of its application. */
  href: string;
}

/**
 * Shows a conversation in a list: the other side, the job, the last message, and the number of unread ones.
 *
 * @use In the user's list of conversations.
 * @screenreader link: the other side.
 */
export function ConversationCard({ conversation, reader, href }: ConversationCardProps) {
  const messages = useConversationMessages();
  const format = useFormat();
  const { other_name, job_title, last_message, unread } = conversation;
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
          <Heading level={2} size="small">
            <CardLink href={href}>
              <bdi>{reader === 'freelancer' ? messages.clientName(other_name) : other_name}</bdi>
            </CardLink>
          </Heading>
          <Text size="small" tone="muted">
            {messages.all.about(job_title)}
          </Text>
          <CardSummary>{last_message.by === reader ? messages.all.youWrote(excerpt) : excerpt}</CardSummary>
        </CardMain>
      </CardRow>
    </Card>
  );
}
