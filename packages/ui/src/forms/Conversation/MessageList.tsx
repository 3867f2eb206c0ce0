'use client';

import type { Message, MessageFile, Role } from '@skillharbor/contract';
import { FileText } from 'lucide-react';
import { ReportButton } from '../../cards/ReportButton/ReportButton.tsx';
import { useConversationMessages } from '../../messages/useConversationMessages.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { Inline } from '../../primitives/Inline/Inline.tsx';
import { Link } from '../../primitives/Link/Link.tsx';
import { Prose } from '../../primitives/Prose/Prose.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { useFormat } from '../../primitives/UiProvider/context.ts';
import { bubble, list, message as messageStyle, meta } from './Conversation.css.ts';
import { daysOf } from './days.ts';

/** A message of the reader that the server does not have yet. */
export interface UnsentMessage {
  id: string;
  text: string;
  /** The name of the file that is sent with the text. */
  fileName: string | null;
  state:
    | { status: 'sending' }
    /** The browser is offline. The message is sent when it is online again. */
    | { status: 'waiting' }
    /** The page was left before the file had arrived, and the browser no longer has it. */
    | { status: 'lost' }
    /** `reason` is a sentence, and undefined if nothing is known of the failure. */
    | { status: 'failed'; reason?: string | undefined };
}

export interface MessageListProps {
  messages: readonly Message[];
  /** The id of the application or the thread, or null for a visitor, who cannot report messages. */
  id: number | null;
  /** The reader's messages that are not stored yet, oldest first. */
  unsent: readonly UnsentMessage[];
  /** The side that reads. */
  reader: Role;
  /** The name of the other side. */
  otherName: string;
  /** The number up to which the other side has read. */
  readByOther: number;
  onSendAgain: (id: string) => void;
  onDiscard: (id: string) => void;
}

/** Lists what both sides wrote, oldest first and by day, and what is not sent yet. */
export function MessageList(props: MessageListProps) {
  const {
    messages,
    id: conversationId,
    unsent,
    reader,
    otherName,
    readByOther,
    onSendAgain,
    onDiscard,
  } = props;
  const texts = useConversationMessages();
  const format = useFormat();
  // The server may have stored a message whose response was lost.
  const missing = unsent.filter(({ id }) => !messages.some((message) => message.id === id));
  const lastRead = messages.findLast(({ by, number }) => by === reader && number <= readByOther)?.number;

  return (
    <div role="group" aria-label={texts.list} className={list}>
      {daysOf(messages, format.date).map((day) => (
        <div key={day.name} className={list}>
          <Heading level={3} size="tiny" align="center">
            {day.name}
          </Heading>
          <ol role="list" className={list}>
            {day.messages.map(({ id, number, by, author, text, file, sent_at, is_hidden: isHidden }) => (
              <li key={id} className={messageStyle({ own: by === reader })}>
                <div className={meta}>
                  <Text as="span" size="small" weight="medium">
                    {by === reader && author === null ? texts.you : <bdi>{author ?? otherName}</bdi>}
                  </Text>
                  <Text as="span" size="small" tone="muted" numeric>
                    <time dateTime={sent_at}>{format.time(sent_at)}</time>
                  </Text>
                  {by !== reader && !isHidden && conversationId !== null && (
                    <ReportButton
                      compact
                      subjects={[{ kind: 'message', id: conversationId, number }]}
                      name={author ?? otherName}
                    />
                  )}
                </div>
                <div className={bubble({ own: by === reader })}>
                  {isHidden && <Text tone="muted">{texts.hidden}</Text>}
                  {text !== '' && <Prose>{text}</Prose>}
                  {file && <SentFile file={file} />}
                </div>
                {number === lastRead && (
                  <Text as="span" size="small" tone="muted">
                    {texts.read}
                  </Text>
                )}
              </li>
            ))}
          </ol>
        </div>
      ))}
      {missing.length > 0 && (
        <ol role="list" className={list}>
          {missing.map((message) => (
            <li key={message.id} className={messageStyle({ own: true })}>
              <Text as="span" size="small" weight="medium">
                {texts.you}
              </Text>
              <div className={bubble({ own: true })}>
                {message.text !== '' && <Prose>{message.text}</Prose>}
                {message.fileName !== null && (
                  <Text weight="medium">
                    <bdi>{message.fileName}</bdi>
                  </Text>
                )}
              </div>
              <Sending {...message} onSendAgain={onSendAgain} onDiscard={onDiscard} />
            </li>
          ))}
        </ol>
      )}
    </div>
  );
}

/** Links to the file of a message. */
function SentFile({ file: { name, type, size, file_url } }: { file: MessageFile }) {
  const texts = useConversationMessages();
  const format = useFormat();
  return (
    <>
      <Link href={file_url} download icon={<FileText />}>
        <bdi>{name}</bdi>
      </Link>
      <Text size="small" tone="muted" numeric>
        {texts.fileFacts(type.toUpperCase(), format.fileSize(size))}
      </Text>
    </>
  );
}

type SendingProps = UnsentMessage & Pick<MessageListProps, 'onSendAgain' | 'onDiscard'>;

/** Says how far the sending of a message has got. */
function Sending({ id, state, onSendAgain, onDiscard }: SendingProps) {
  const texts = useConversationMessages();
  if (state.status === 'sending' || state.status === 'waiting')
    return (
      <Text as="span" size="small" tone="muted">
        {state.status === 'sending' ? texts.sending : `${texts.notSent} ${texts.waitsForConnection}`}
      </Text>
    );
  return (
    <div role="alert">
      <Stack space="8">
        <Text size="small" tone="critical">
          {state.status === 'lost' ? texts.fileLost : (state.reason ?? texts.notSent)}
        </Text>
        <Inline space="8" justify="end">
          {state.status === 'failed' && <Button onClick={() => onSendAgain(id)}>{texts.sendAgain}</Button>}
          <Button variant="quiet" onClick={() => onDiscard(id)}>
            {texts.discard}
          </Button>
        </Inline>
      </Stack>
    </div>
  );
}
