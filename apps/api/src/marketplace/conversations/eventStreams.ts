/**
 * Sends server-sent events to the open pages of users. A stream reports the conversations of the account for which the
 * user acts, and the user's own notifications. Each transaction notifies all servers of its changes (announce() in
 * conversations.repository.ts, 0023_conversation_events_and_files.sql and 0039_notifications.sql), and every server
 * sends them to its streams of the accounts and users concerned.
 */
import { Readable } from 'node:stream';
import type { UserEvent } from '@skillharbor/contract';
import { tooMany } from '@skillharbor/contract-server/limits';
import { busy } from '@skillharbor/contract-server/problem';
import type { FastifyBaseLogger } from 'fastify';
import type { Person } from '../../contract/operations.ts';
import type { Notifications } from '../../platform/database/notifications.ts';
import { secondsAfter } from '../../platform/time/clock.ts';
import type { Clock } from '../../platform/time/clock.ts';
import { ACCESS_LIFETIME_S } from '../auth/tokens.ts';

/**
 * The maximum number of streams that a user can have open on one server. Each visible window of a user has one stream.
 */
export const MAX_STREAMS = 10;
/** The number of seconds after which a user with too many streams may try again. */
const REFUSED_FOR_S = 60;
/** A browser that has left more than this number of bytes unread is disconnected. */
const MAX_UNREAD_BYTES = 16 * 1024;

export type EventStreams = ReturnType<typeof createEventStreams>;

interface Services {
  notifications: Notifications;
  /** Counts an account's conversations with unread messages. */
  countUnread: (accountId: number) => Promise<number>;
  /** Counts the user's unread notifications. */
  countNotifications: (userId: number) => Promise<number>;
  clock: Clock;
  log: FastifyBaseLogger;
  /** The signal that is aborted when this server is about to stop. */
  stopping: AbortSignal;
}

/** An account with open streams. */
interface Listener {
  streams: Set<Stream>;
  /** The ids of the changed conversations that this server has not yet reported on the streams. */
  changed: Set<number>;
  /** True if the notifications of one of the account's users may have changed. */
  isNotified: boolean;
  isTelling: boolean;
}

interface Stream {
  bytes: Readable;
  userId: number;
  sessionId: string;
  endsAt: Date;
  /**
   * True if the browser may have missed changes of any conversation, for example because it has just opened the stream.
   */
  isBehind: boolean;
  /** The last number of unread notifications that was sent to the browser. */
  notifications: number | null;
  /** Removes the stream from its account. */
  remove: () => void;
}

/**
 * A notification from a transaction: a changed conversation of an account, a user with changed notifications, the end
 * of a session, or a user who now acts for another account or in another role.
 */
type Announcement =
  | { user: number; conversation: number }
  | { notified: number }
  | { user: number; session: string }
  | { member: number };

export function createEventStreams(services: Services) {
  const { notifications, countUnread, countNotifications, clock, log, stopping } = services;
  const listeners = new Map<number, Listener>();
  let isListening = true;

  /**
   * Sends the changes to the streams of an account. Changes that come in the meantime are sent afterwards, with a newer
   * count.
   */
  async function tell(accountId: number): Promise<void> {
    const listener = listeners.get(accountId);
    if (!listener || listener.isTelling) return;
    const { streams, changed } = listener;
    listener.isTelling = true;
    try {
      while (changed.size > 0 || listener.isNotified || [...streams].some(({ isBehind }) => isBehind)) {
        // A stream that is opened while changes are being sent receives them in the next run of the loop.
        const present = new Set(streams);
        const told = [...changed];
        const behind = new Set([...present].filter(({ isBehind }) => isBehind));
        changed.clear();
        listener.isNotified = false;
        for (const stream of behind) stream.isBehind = false;
        const unread = await countUnread(accountId);
        const counts = await countsFor(present);
        for (const stream of streams) {
          const counted = counts.get(stream.userId);
          if (counted === undefined || !present.has(stream)) continue;
          const isOnlyNotified = told.length === 0 && counted !== stream.notifications;
          const changes = behind.has(stream) || isOnlyNotified ? [null] : told;
          stream.notifications = counted;
          const events = changes.map((conversation) =>
            eventOf({ unread, conversation, notifications: counted }),
          );
          send(stream, events.join(''));
        }
      }
    } catch (error) {
      log.error({ err: error }, 'events were not sent');
      // After an error, the browsers open new streams, which start with the current state.
      for (const stream of streams) end(stream);
    } finally {
      listener.isTelling = false;
    }
  }

  /** Counts the unread notifications of the streams' users. */
  async function countsFor(streams: Iterable<Stream>): Promise<Map<number, number>> {
    const users = [...new Set([...streams].map(({ userId }) => userId))];
    return new Map(await Promise.all(users.map(async (id) => [id, await countNotifications(id)] as const)));
  }

  const all = () => [...listeners.values()].flatMap(({ streams }) => [...streams]);
  const close = () => all().forEach(end);

  notifications.on('notification', (payload) => {
    // The cast is safe, because only the server's own transactions send notifications on this channel.
    const announced = JSON.parse(payload) as Announcement;
    if ('conversation' in announced) {
      listeners.get(announced.user)?.changed.add(announced.conversation);
      void tell(announced.user);
      return;
    }
    if ('notified' in announced) {
      for (const [accountId, listener] of listeners) {
        if (![...listener.streams].some(({ userId }) => userId === announced.notified)) continue;
        listener.isNotified = true;
        void tell(accountId);
      }
      return;
    }
    // All streams are searched, because it is unknown for which account the user has acted until now.
    const isEnded = ({ userId, sessionId }: Stream) =>
      'session' in announced ? sessionId === announced.session : userId === announced.member;
    for (const stream of all()) if (isEnded(stream)) end(stream);
  });
  notifications.on('resumed', () => {
    isListening = true;
    for (const stream of all()) stream.isBehind = true;
    for (const accountId of listeners.keys()) void tell(accountId);
  });
  notifications.on('lost', () => {
    isListening = false;
    close();
  });
  stopping.addEventListener('abort', close);

  return {
    /**
     * Opens a stream. Throws a 429 error for a user with too many streams, and a 503 error while this server is not
     * notified of changes.
     */
    open({ id: userId, accountId, sessionId }: Pick<Person, 'id' | 'accountId' | 'sessionId'>): Readable {
      if (stopping.aborted || !isListening) throw busy();
      const listener = listeners.get(accountId) ?? {
        streams: new Set(),
        changed: new Set(),
        isNotified: false,
        isTelling: false,
      };
      const own = [...listener.streams].filter((stream) => stream.userId === userId);
      if (own.length >= MAX_STREAMS) throw tooMany(REFUSED_FOR_S);
      const bytes = new Readable({
        read: () => undefined,
        destroy(error, done) {
          stream.remove();
          done(error);
        },
      });
      const stream: Stream = {
        bytes,
        userId,
        sessionId,
        endsAt: secondsAfter(clock(), ACCESS_LIFETIME_S),
        isBehind: true,
        notifications: null,
        remove() {
          const isLast = listener.streams.delete(stream) && listener.streams.size === 0;
          if (isLast) listeners.delete(accountId);
        },
      };
      listener.streams.add(stream);
      listeners.set(accountId, listener);
      void tell(accountId);
      return bytes;
    },

    /** Sends a comment on every stream, and ends the streams that are older than an access token can be. */
    keepAlive(): void {
      for (const stream of all()) {
        if (stream.endsAt <= clock()) end(stream);
        else send(stream, ':\n\n');
      }
    },

    close,
  };
}

const eventOf = (event: UserEvent) => `data: ${JSON.stringify(event)}\n\n`;

function send({ bytes }: Stream, text: string): void {
  if (text === '') return;
  bytes.push(text);
  if (bytes.readableLength > MAX_UNREAD_BYTES) bytes.destroy();
}

/** Ends a stream. The browser still receives everything that was sent before. */
function end({ bytes, remove }: Stream): void {
  remove();
  bytes.push(null);
}
