import { createMailQueue } from '../mail/mailQueue.ts';
import type { TestServer } from './testServer.ts';

/**
 * Returns the services of the background tasks, so that a test can run these tasks itself. Their mails stay in the
 * queue.
 */
export function servicesOf(server: TestServer) {
  return {
    queries: server.database.kysely,
    clock: () => server.now(),
    mailQueue: createMailQueue({
      site: () => 'https://harbor.test',
      clock: () => server.now(),
      deliverSoon: () => undefined,
    }),
  };
}
