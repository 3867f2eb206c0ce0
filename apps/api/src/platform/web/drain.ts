/**
 * Shuts the server down without cutting off a request. While it stops, each response ends its connection, so that the
 * load balancer can send the next request elsewhere. Then, in three steps:
 *
 * 1. The server accepts connections and reads requests, but does not handle them, until no new connection arrives.
 *    By then, all clients that send their next request at once are waiting, so closing the listener resets none of
 *    them.
 * 2. The listener closes, and the requests are handled. Each response ends its connection: from `app.close()` on,
 *    Fastify sends `Connection: close`.
 * 3. Idle connections are closed.
 */
import { once } from 'node:events';
import type { Server } from 'node:http';
import { Server as TcpServer } from 'node:net';
import { setImmediate, setTimeout } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/** The listener closes after QUIET_PERIOD_MS without a new connection, and at the latest after MAX_LISTENER_WAIT_MS. */
const QUIET_PERIOD_MS = 100;
const MAX_LISTENER_WAIT_MS = 1_000;
/** The time that a client has after a response to send its next request. */
const IDLE_TIMEOUT_MS = 1_000;

/**
 * Registers the hooks. Call it before any other hook is registered, so that no part of the server handles a request
 * that these hooks hold back.
 */
export function registerDrain(app: FastifyInstance, stopping: AbortSignal): void {
  let listenerClosed: Promise<void> | undefined;
  app.addHook('onRequest', async () => listenerClosed);
  app.addHook('onSend', async (_request, reply) => {
    if (stopping.aborted) reply.header('connection', 'close');
  });
  app.addHook('preClose', async () => {
    if (!app.server.listening) return;
    const ended = once(app.server, 'close');
    listenerClosed = closeListener(app.server);
    await listenerClosed;
    await Promise.race([ended, setTimeout(IDLE_TIMEOUT_MS, undefined, { ref: false })]);
    // Waits until the server has read the data that arrived while it was busy.
    await setImmediate();
    app.server.closeIdleConnections();
    await ended;
  });
}

async function closeListener(server: Server): Promise<void> {
  let connections = 0;
  let before: number;
  const count = () => (connections += 1);
  server.on('connection', count);
  const latest = performance.now() + MAX_LISTENER_WAIT_MS;
  do {
    before = connections;
    await setTimeout(QUIET_PERIOD_MS);
    // Waits until the server has accepted the connections that arrived in the meantime.
    await setImmediate();
  } while (connections > before && performance.now() < latest);
  server.off('connection', count);
  // The HTTP server's own close() would end idle connections at once, even with requests on their way.
  TcpServer.prototype.close.call(server);
}
