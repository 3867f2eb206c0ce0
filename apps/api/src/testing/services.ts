import { createMailQueue } from '../mail/mailQueue.ts';
import type { TestServer } from './testServer.ts';

/** For what a server does by itself when its time comes. Its mails stay in the queue. */
export function servicesOf(server: TestServer) {
  return {
    queries: server.database.kysely,
    clock: () => server.now(),
    mailQueue: createMailQueue({
      site: 'https://harbor.test',
      clock: () => server.now(),
      deliverSoon: () => undefined,
    }),
  };
}
