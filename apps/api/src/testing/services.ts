import { createMailQueue } from '../mail/mailQueue.ts';
import { readSiteName } from '../marketplace/brand/brand.repository.ts';
import { createSavedSearchLinks } from '../mail/savedSearchLinks.ts';
import { createUnsubscribeLinks } from '../mail/unsubscribeLinks.ts';
import { createDomainProof } from '../marketplace/companies/domainProof.ts';
import { findMailReceiver } from '../marketplace/auth/users.repository.ts';
import { insertNotification } from '../marketplace/notifications/notifications.repository.ts';
import { createPushKeys } from '../marketplace/notifications/pushKeys.ts';
import { SIGNING_KEY } from './testServer.ts';
import type { TestServer } from './testServer.ts';

/**
 * Returns the services that background tasks need, so that a test can run the tasks itself. Mails of these tasks stay
 * in the queue.
 */
export function servicesOf(server: TestServer) {
  return {
    queries: server.database.kysely,
    clock: () => server.now(),
    replyAddresses: null,
    fixedSettings: server.settings.fixedSettings,
    domainProof: createDomainProof(SIGNING_KEY, server.settings.outside),
    pushKeys: createPushKeys(SIGNING_KEY),
    savedSearchLinks: createSavedSearchLinks(SIGNING_KEY),
    mailQueue: createMailQueue({
      readSiteName,
      site: () => 'https://harbor.test',
      clock: () => server.now(),
      deliverSoon: () => undefined,
      findReceiver: findMailReceiver,
      notify: insertNotification,
      unsubscribeLinks: createUnsubscribeLinks(SIGNING_KEY),
    }),
  };
}
