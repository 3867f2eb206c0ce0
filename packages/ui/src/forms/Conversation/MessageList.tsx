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

/** A message of the reader that the server has not confirmed yet. */
export interface UnsentMessage {
  id: string;
  text: string;
  /** The name of the file that is sent with the text. */
  fileName: string | null;
  state:
    | { status: 'sending' }
    /** The browser is offline. The message will be sent when the browser is online again. */
    | { status: 'waiting' }
    /** The user left the page before the file was sent, and the browser no longer has the file. */
    | { status: 'lost' }
    /** `reason` is a sentence. It is undefined if the reason of the failure is unknown. */
    | { status: 'failed'; reason?: string | undefined };
}

export interface MessageListProps {
  messages: readonly Message[];
  /** The id of the application or the thread. It is null for a visitor, who cannot report messages. */
  id: number | null;
  /** The reader's messages that are not stored yet, oldest first. */
  unsent: readonly UnsentMessage[];
  /** The role of the user who reads the messages. */
  reader: Role;
  /** The name of the other side. */
  otherName: string;
  /** The number of the newest message that the other side has read. */
  readByOther: number;
  onSendAgain: (id: string) => void;
  onDiscard: (id: string) => void;
}

/** Lists the messages of both sides by day, oldest first, and then the messages that are not sent yet. */
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
  // A message that the server has stored is not shown as unsent. The browser may still count it as unsent if the
  // response was lost.
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

/** Shows whether a message is being sent, is waiting, or has failed. */
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
