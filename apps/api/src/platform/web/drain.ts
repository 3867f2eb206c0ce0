/**
 * Shuts the server down without cutting off a request. During the shutdown, each response ends its connection, so that
 * the load balancer sends the next request to another server. The shutdown has three steps:
 *
 * 1. The server accepts connections and reads requests, but does not handle them, until no new connection arrives. By
 * then, every client that sends its next request at once is waiting for a response, so closing the listener resets none
 * of their connections.
 * 2. The listener closes, and the requests are handled. Each response ends its connection: from `app.close()` on,
 * Fastify sends `Connection: close`.
 * 3. Idle connections are closed.
 */
import { once } from 'node:events';
import type { Server } from 'node:http';
import { Server as TcpServer } from 'node:net';
import { setImmediate, setTimeout } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/**
 * The listener is closed when no new connection has arrived for QUIET_PERIOD_MS, or at the latest after
 * MAX_LISTENER_WAIT_MS.
 */
const QUIET_PERIOD_MS = 100;
const MAX_LISTENER_WAIT_MS = 1_000;
/** How long a connection may stay idle after a response, so that the client can send its next request. */
const IDLE_TIMEOUT_MS = 1_000;

/**
 * Registers the hooks. Call this before any other hook is registered, so that no part of the server handles a request
 * that these hooks delay.
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
    // Waits until the server has read the data that arrived while the server was busy.
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
    // Waits until the server has accepted the connections that clients have opened in the meantime.
    await setImmediate();
  } while (connections > before && performance.now() < latest);
  server.off('connection', count);
  // Closes only the listener. The HTTP server's own close() would also end idle connections, on which requests may be
  // on their way.
  TcpServer.prototype.close.call(server);
}
