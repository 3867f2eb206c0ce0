/**
 * Receives the notifications that transactions send to all servers with `pg_notify('user_events', …)`. PostgreSQL
 * delivers a notification when its transaction is committed, and drops the notification if the transaction is rolled
 * back.
 */
import { EventEmitter } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';

export const LISTEN = 'listen user_events';

/** After the event `lost`, notifications are missed until the event `resumed`. */
export type Notifications = EventEmitter<{ notification: [payload: string]; resumed: []; lost: [] }>;

export interface Listener {
  notifications: Notifications;
  close(): Promise<void>;
}

export const createNotifications = (): Notifications => new EventEmitter();

const CONNECTION_TIMEOUT_MS = 5_000;
/** How often the operating system checks an idle connection, to notice that it is dead. */
const KEEP_ALIVE_MS = 10_000;
const MIN_PAUSE_MS = 250;
const MAX_PAUSE_MS = 15_000;

/**
 * Listens on a separate connection, because connections of the pool are released after each use. If the connection is
 * lost, it is replaced.
 */
export function listenOn(databaseUrl: string, onError: (error: Error) => void): Listener {
  const notifications = createNotifications();
  const closing = new AbortController();
  let client: pg.Client | undefined;

  async function listenOnce(): Promise<void> {
    client = new pg.Client({
      connectionString: databaseUrl,
      application_name: 'skill-harbor-events',
      connectionTimeoutMillis: CONNECTION_TIMEOUT_MS,
      keepAlive: true,
      keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
    });
    const { promise: ended, resolve } = Promise.withResolvers<Error | undefined>();
    client.once('error', resolve).once('end', () => resolve(undefined));
    client.on('notification', ({ payload = '' }) => notifications.emit('notification', payload));
    await client.connect();
    await client.query(LISTEN);
    notifications.emit('resumed');
    const error = await ended;
    notifications.emit('lost');
    if (error) throw error;
  }

  async function listenUntilClosed(): Promise<void> {
    let pause = MIN_PAUSE_MS;
    notifications.on('resumed', () => (pause = MIN_PAUSE_MS));
    while (!closing.signal.aborted) {
      await listenOnce().catch((error: Error) => {
        // Reports only the message of the error, because errors of pg have further fields that the log does not need.
        if (!closing.signal.aborted)
          onError(new Error(`The connection that listens was lost: ${error.message}`));
      });
      await client?.end().catch(() => undefined);
      await wait(pause, undefined, { signal: closing.signal, ref: false }).catch(() => undefined);
      pause = Math.min(pause * 2, MAX_PAUSE_MS);
    }
  }

  const listening = listenUntilClosed();
  return {
    notifications,
    async close() {
      closing.abort();
      await client?.end().catch(() => undefined);
      await listening;
    },
  };
}
