'use client';

import type { ConversationSummary, Role } from '@skillharbor/contract';
import { Mail } from 'lucide-react';
import type { ReactNode } from 'react';
import { useConversationMessages } from '../../messages/useConversationMessages.ts';
import { Badge } from '../../primitives/Badge/Badge.tsx';
import { Card, CardLink } from '../../primitives/Card/Card.tsx';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { useFormat } from '../../primitives/UiProvider/context.ts';
import { CardSummary } from '../CardRow/CardRow.tsx';
import * as styles from './ConversationCard.css.ts';

export interface ConversationCardProps {
  conversation: Pick<ConversationSummary, 'last_message' | 'unread'>;
  /** The portrait or the logo of the other side. Screen readers do not read it. */
  picture: ReactNode;
  /** The title of the card, such as the name of the other side. */
  title: string;
  /** The subject of the conversation, or the name of the person in it. */
  about: string;
  /** The role of the user who reads the card. */
  reader: Role;
  /** The address of the conversation. */
  href: string;
  /** The level of the heading. */
  level: 2 | 3;
  /** True if the conversation is shown beside the list. */
  current?: boolean;
}

/**
 * Shows a conversation in a list: a picture, its title, its subject, the last message, and the number of unread messages.
 *
 * @use Where users look for what they have not read yet.
 * @screenreader link: the title.
 */
export function ConversationCard(props: ConversationCardProps) {
  const { conversation, picture, title, about, reader, href, level, current = false } = props;
  const messages = useConversationMessages();
  const format = useFormat();
  const { last_message, unread } = conversation;
  const { excerpt } = last_message;

  return (
    <Card as="article" interactive tone={current ? 'accent' : 'standard'}>
      <div className={styles.container}>
        <div className={styles.lines}>
          <span className={styles.picture}>{picture}</span>
          <Heading level={level} size="small">
            <CardLink href={href} current={current}>
              <bdi className={styles.title({ isUnread: unread > 0 })}>{title}</bdi>
            </CardLink>
          </Heading>
          <div className={styles.line}>
            <Text size="small" tone="muted">
              {about}
            </Text>
          </div>
          <span className={styles.end}>
            {unread > 0 && (
              <Badge tone="accent" icon={<Mail />}>
                {messages.unread(unread, format.number(unread))}
              </Badge>
            )}
            <Text as="span" size="small" tone="muted" numeric>
              {format.dateTime(last_message.sent_at)}
            </Text>
          </span>
          <div className={styles.excerpt}>
            <CardSummary>{last_message.by === reader ? messages.all.youWrote(excerpt) : excerpt}</CardSummary>
          </div>
        </div>
      </div>
    </Card>
  );
}
