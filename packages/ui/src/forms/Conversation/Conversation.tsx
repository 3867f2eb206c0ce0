'use client';

import type { Conversation as Shown } from '@skillharbor/contract';
import { useConversationMessages } from '../../messages/useConversationMessages.ts';
import { useTeamMessages } from '../../messages/useTeamMessages.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { Inline } from '../../primitives/Inline/Inline.tsx';
import { LoadableContent } from '../../primitives/LoadableContent/LoadableContent.tsx';
import { Notice } from '../../primitives/Notice/Notice.tsx';
import { Section } from '../../primitives/Section/Section.tsx';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { Spinner } from '../../primitives/Spinner/Spinner.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import type { Loadable, Submission } from '../../primitives/state.ts';
import { bar } from './Conversation.css.ts';
import { MessageForm } from './MessageForm.tsx';
import type { MessageFormProps, TypedMessage } from './MessageForm.tsx';
import { MessageList } from './MessageList.tsx';
import type { MessageListProps, UnsentMessage } from './MessageList.tsx';
import { useSeen } from './useSeen.ts';

export type { TypedMessage, UnsentMessage };

/** The props that a page passes on to the conversation, whether a client or a freelancer reads it. */
export interface ConversationState
  extends
    Omit<MessageFormProps, 'reader' | 'takesFiles' | 'about'>,
    Pick<MessageListProps, 'id' | 'unsent' | 'onSendAgain' | 'onDiscard'> {
  conversation: Loadable<Shown>;
  /** The state of loading earlier messages. */
  earlier: Submission;
  /** Called when the user wants to read earlier messages. */
  onEarlier: () => void;
  /** The state of the request that mutes, ends or reopens the conversation. */
  change: Submission;
  /** Called with true if the user wants no mails about the conversation, and with false if they want them again. */
  onMute: (isMuted: boolean) => void;
  onEnd: (isEnded: boolean) => void;
  /** Called with the number of the other side's newest message once it is on the reader's screen. */
  onSeen: (number: number) => void;
}

export interface ConversationProps extends ConversationState, Pick<MessageListProps, 'reader' | 'otherName'> {
  /** True while blind review hides the applicant from the client, who then reads masked texts. */
  isBlind: boolean;
  /** What the conversation is about. In a thread, a visitor without an account takes the place of the client. */
  about?: MessageFormProps['about'];
  /** False for a team member with the role of reader, for whom the messages stay unread. */
  mayWrite?: boolean;
}

/**
 * Shows the messages between the two sides of an application or of a thread, and takes the reader's messages.
 *
 * @use On the page of an application or of a thread, whether a client, a freelancer or a visitor reads it.
 * @content The explanation says who reads the messages.
 * @screenreader group: the messages by day, each with its author and its time.
 * @screenreader status: the newest message of the other side, as it arrives.
 */
export function Conversation({ conversation, ...props }: ConversationProps) {
  const texts = useConversationMessages();
  const { reader, isBlind, about, mayWrite = true } = props;
  const intro = about === 'thread' ? texts.threads.intro : texts.intro;
  if (conversation.status === 'ready' && isNothing(conversation.data)) return null;
  return (
    <Section id="conversation" space="16" title={texts.title}>
      <div className={bar}>
        <Text size="small" tone="muted">
          {isBlind ? texts.intro.blind : intro[reader]}
        </Text>
        {mayWrite && conversation.status === 'ready' && (
          <Options conversation={conversation.data} {...props} />
        )}
      </div>
      <LoadableContent
        of={conversation}
        skeleton={
          <Stack space="12">
            <Spinner label={texts.loading} />
            <Skeleton width="64%" height="3rem" />
            <Skeleton width="52%" height="3rem" />
          </Stack>
        }
      >
        {(data) => <Ready conversation={data} {...props} />}
      </LoadableContent>
    </Section>
  );
}

/** Returns true if the conversation has no messages, and neither side can write any more. */
const isNothing = ({ messages, writing }: Shown) => messages.length === 0 && writing === 'closed';

type ReadyProps = { conversation: Shown } & Omit<ConversationProps, 'conversation'>;

function Ready({ conversation, ...props }: ReadyProps) {
  const texts = useConversationMessages();
  const team = useTeamMessages();
  const { id, reader, otherName, unsent, earlier, onEarlier, change, onSendAgain, onDiscard, onSeen } = props;
  const { mayWrite = true } = props;
  const { messages, has_more, read_by_other, is_muted } = conversation;
  const newest = messages.findLast(({ by }) => by !== reader);
  const end = useSeen(mayWrite ? newest?.number : undefined, onSeen);
  const isEmpty = messages.length === 0 && unsent.length === 0;

  return (
    <Stack space="16">
      {has_more && (
        <div className={bar}>
          <Button variant="quiet" pending={earlier.status === 'submitting'} onClick={onEarlier}>
            {texts.earlier}
          </Button>
        </div>
      )}
      {earlier.status === 'failed' && (
        <Notice tone="critical">{earlier.message ?? texts.earlierFailed}</Notice>
      )}
      {isEmpty && conversation.writing === 'open' && <Text tone="muted">{texts.empty[reader]}</Text>}
      {!isEmpty && (
        <>
          <MessageList
            messages={messages}
            id={id}
            unsent={unsent}
            reader={reader}
            otherName={otherName}
            readByOther={read_by_other}
            onSendAgain={onSendAgain}
            onDiscard={onDiscard}
          />
          {/* The list itself is not announced, because it also receives earlier messages, which are not new. */}
          <VisuallyHidden>
            <span role="status">{newest && `${otherName}: ${newest.text || (newest.file?.name ?? '')}`}</span>
          </VisuallyHidden>
        </>
      )}
      <div ref={end} />
      {is_muted && (
        <Text size="small" tone="muted">
          {texts.muted}
        </Text>
      )}
      {change.status === 'failed' && <Notice tone="critical">{change.message ?? texts.changeFailed}</Notice>}
      {mayWrite ? (
        <Writing conversation={conversation} {...props} />
      ) : (
        <Text tone="muted">{team.page.readerIntro}</Text>
      )}
    </Stack>
  );
}

/** Lets the reader mute or end a conversation that has messages. */
function Options({ conversation, change, onMute, onEnd }: ReadyProps) {
  const texts = useConversationMessages();
  const { messages, writing, is_muted } = conversation;
  if (messages.length === 0 || writing !== 'open') return null;
  const isChanging = change.status === 'submitting';
  return (
    <Inline space="8">
      <Button variant="quiet" flush pending={isChanging} onClick={() => onMute(!is_muted)}>
        {is_muted ? texts.unmute : texts.mute}
      </Button>
      <Button variant="quiet" flush pending={isChanging} onClick={() => onEnd(true)}>
        {texts.end}
      </Button>
    </Inline>
  );
}

/** Takes a message, or says why the reader cannot write one. */
function Writing({ conversation, change, onEnd, ...props }: ReadyProps) {
  const texts = useConversationMessages();
  const isThread = props.about === 'thread';
  switch (conversation.writing) {
    case 'open':
      return (
        <MessageForm
          reader={props.reader}
          about={props.about}
          initial={props.initial}
          formKey={props.formKey}
          otherDraft={props.otherDraft}
          takesFiles={conversation.takes_files}
          onSend={props.onSend}
          onTypedChange={props.onTypedChange}
        />
      );
    case 'waiting':
      return <Text tone="muted">{isThread ? texts.threads.waiting : texts.writing.waiting}</Text>;
    case 'ended':
      return (
        <div className={bar}>
          <Text tone="muted">{isThread ? texts.threads.ended[props.reader] : texts.writing.ended}</Text>
          <Button pending={change.status === 'submitting'} onClick={() => onEnd(false)}>
            {texts.reopen}
          </Button>
        </div>
      );
    case 'ended_by_other':
      return <Text tone="muted">{texts.writing.endedByOther}</Text>;
    case 'closed':
      return <Text tone="muted">{texts.writing.closed}</Text>;
  }
}
