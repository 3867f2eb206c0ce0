'use client';

import type { Role } from '@skillharbor/contract';
import { Conversation } from '../../forms/Conversation/Conversation.tsx';
import { useOtherName } from '../../cards/useOtherName.ts';
import { useConversationMessages } from '../../messages/useConversationMessages.ts';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { Link } from '../../primitives/Link/Link.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import type { BesideList, ShownConversation } from './besideList.ts';
import * as styles from './MessagesPage.css.ts';

interface OpenConversationProps extends Omit<BesideList, 'shown'> {
  shown: ShownConversation;
  /** The role of the user. */
  reader: Role;
}

/** Shows a conversation beside the list, with a link to the page of its application. */
export function OpenConversation(props: OpenConversationProps) {
  const { shown, reader, conversation, applicationHref, mayWrite } = props;
  const { all, threads } = useConversationMessages();
  const otherName = useOtherName();
  const isThread = shown.kind === 'thread';
  const name = isThread ? threads.visitor : otherName(shown.item);
  return (
    <>
      <div className={styles.head}>
        <Heading level={2}>
          <bdi>{isThread ? shown.item.subject || threads.noSubject : name}</bdi>
        </Heading>
        <Text size="small" tone="muted">
          {isThread ? (
            threads.from
          ) : (
            <Link href={applicationHref(shown.item)} tone="inherit">
              {all.about(shown.item.job_title)}
            </Link>
          )}
        </Text>
      </div>
      <div className={styles.scroller}>
        <div className={styles.content}>
          <Conversation
            {...conversation}
            reader={reader}
            otherName={name}
            isBlind={!isThread && reader === 'client' && shown.item.hidden_number !== null}
            about={isThread ? 'thread' : undefined}
            mayWrite={mayWrite}
          />
        </div>
      </div>
    </>
  );
}
