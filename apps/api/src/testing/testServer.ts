/**
 * Starts the whole server for a test file, with a real database, a folder of its own, a clock that the test sets, and a
 * list of the mails that were sent.
 *
 *     const server = await testServer();
 *     afterAll(() => server.close());
 */
import { EventEmitter, once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { buildApp } from '../app.ts';
import type { Timeouts } from '../serverOptions.ts';
import type { Database } from '../platform/database/database.ts';
import type { Queries, Tables } from '../platform/database/tables.ts';
import { testDatabase } from '../platform/database/testing.ts';
import type { FileStore } from '../files/fileStore.ts';
import { localFileStore } from '../files/localFileStore.ts';
import type { OutgoingMail, Transport } from '../mail/transport.ts';
import type { PushTransport } from '../marketplace/notifications/pushTransport.ts';
import type { Clock } from '../platform/time/clock.ts';
import { createMetrics } from '../platform/operating/metrics.ts';
import type { Metrics } from '../platform/operating/metrics.ts';
import { writeSetting } from '../marketplace/siteSettings/siteSettings.repository.ts';
import { readSettings } from '../settings.ts';
import type { Settings } from '../settings.ts';
import { startDnsServer } from '@skillharbor/tooling/dnsServer';
import type { DnsRecords } from '@skillharbor/tooling/dnsServer';
import { silentLog } from './log.ts';

export const SIGNING_KEY = Buffer.alloc(32, 'k');
export const START = new Date('2026-05-04T09:00:00Z');

/** A mail, and the time of the server's clock when the mail was sent. */
interface SentMail extends OutgoingMail {
  sentAt: Date;
}

export interface TestServer {
  app: FastifyInstance;
  database: Database<Tables>;
  files: FileStore;
  folder: string;
  settings: Settings;
  metrics: Metrics;
  /** The DNS records of the hosts that users name, which tests can change. */
  dnsRecords: DnsRecords;
  /** The mails that the server has sent, in order. */
  mails: SentMail[];
  /**
   * Waits for a mail to this address whose subject starts with this text. Resolves to the oldest such mail that no
   * earlier call has returned.
   */
  mailTo(address: string, subject?: string): Promise<SentMail>;
  now(): Date;
  setTime(time: Date): void;
  close(): Promise<void>;
}

interface TestServerOptions {
  environment?: Record<string, string>;
  webFolder?: string;
  logger?: FastifyBaseLogger;
  /** The data folder. By default, it is a new folder, which close() removes. */
  folder?: string;
  /** The migrated database, which close() closes. By default, it is a new database. */
  database?: Database<Tables>;
  /** The file store. By default, it is the local store in the data folder. */
  files?: (folder: string) => FileStore;
  timeouts?: Timeouts;
  stopping?: AbortSignal;
  replicaQueries?: Queries;
  freeBytes?: () => Promise<number>;
  /**
   * Sends push notifications. By default, it is the real transport, which cannot reach the push services of the tests'
   * subscriptions, because these do not exist.
   */
  pushTransport?: PushTransport;
}

export async function testServer({
  environment = {},
  webFolder,
  logger = silentLog,
  folder: givenFolder,
  database: givenDatabase,
  files: filesIn = localFileStore,
  ...more
}: TestServerOptions = {}): Promise<TestServer> {
  const folder = givenFolder ?? (await mkdtemp(join(tmpdir(), 'skill-harbor-')));
  const database = givenDatabase ?? (await testDatabase<Tables>());
  const files = filesIn(folder);
  const dns = await startDnsServer({});
  let time = START;
  const outbox = recordingTransport(() => time);
  const metrics = createMetrics({ database, dataDir: folder, clock: () => time });

  const settings = readSettings({
    DATA_DIR: folder,
    RATE_LIMITS: 'off',
    DECISION_HOLD: '0',
    PUBLIC_URL: 'https://harbor.test',
    DNS_SERVERS: dns.address,
    ...environment,
  });
  const app = await buildApp({
    queries: database.kysely,
    notifications: database.listen(),
    files,
    transport: outbox.transport,
    clock: () => time,
    settings,
    signingKey: SIGNING_KEY,
    webFolder: webFolder ?? join(folder, 'no-web'),
    logger,
    metrics,
    ...more,
  });
  await app.ready();
  // The limits are high, because one client of a test has many jobs, and one freelancer applies to many.
  for (const name of ['open_applications', 'open_jobs'] as const)
    if (settings.fixedSettings[name] === undefined) await writeSetting(database.kysely, name, '9999', time);

  return {
    app,
    database,
    files,
    folder,
    settings,
    metrics,
    dnsRecords: dns.records,
    mails: outbox.mails,
    mailTo: outbox.mailTo,
    now: () => time,
    setTime: (next) => void (time = next),
    async close() {
      await app.close();
      await dns.close();
      await database.close();
      if (givenFolder === undefined) await rm(folder, { recursive: true, force: true });
    },
  };
}

function recordingTransport(clock: Clock) {
  const mails: SentMail[] = [];
  const read = new Set<SentMail>();
  const arrivals = new EventEmitter();
  const transport: Transport = {
    async send(mail) {
      mails.push({ ...mail, sentAt: clock() });
      arrivals.emit('mail');
    },
    close: () => undefined,
  };

  async function mailTo(address: string, subject = ''): Promise<SentMail> {
    const mail = mails.find(
      (candidate) =>
        candidate.to === address && candidate.subject.startsWith(subject) && !read.has(candidate),
    );
    if (mail) {
      read.add(mail);
      return mail;
    }
    await once(arrivals, 'mail');
    return mailTo(address, subject);
  }

  return { mails, transport, mailTo };
}
