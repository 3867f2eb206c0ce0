import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { readSiteName } from '../marketplace/brand/brand.repository.ts';
import type { Database } from '../platform/database/database.ts';
import type { Tables } from '../platform/database/tables.ts';
import { testDatabase } from '../platform/database/testing.ts';
import { silentLog } from '../testing/log.ts';
import { secondsAfter } from '../platform/time/clock.ts';
import { createMailQueue } from './mailQueue.ts';
import { giveUpFailedMail, retryFailedMails } from './mails.repository.ts';
import { LEASE_S, MAX_ATTEMPTS, createMailer, retryDelayAfter } from './mailer.ts';
import type { OutgoingMail } from './transport.ts';
import { createUnsubscribeLinks } from './unsubscribeLinks.ts';

const START = new Date('2026-05-04T09:00:00Z');

let database: Database<Tables>;
let now = START;
let refusals = 0;
let sent: OutgoingMail[] = [];
beforeAll(async () => {
  database = await testDatabase<Tables>();
});
beforeEach(async () => {
  now = START;
  refusals = 0;
  sent = [];
  await database.kysely.deleteFrom('mails').execute();
});
afterAll(() => database.close());

const clock = () => now;
const transport = {
  async send(mail: OutgoingMail) {
    if (refusals > 0) {
      refusals -= 1;
      throw new Error('The harbour is closed.');
    }
    sent.push(mail);
  },
  close: () => undefined,
};
const newMailer = () => createMailer({ queries: database.kysely, transport, clock, log: silentLog });
const mailQueue = createMailQueue({
  readSiteName,
  site: () => 'https://harbor.test',
  clock,
  deliverSoon: () => undefined,
  findReceiver: async () => undefined,
  notify: async () => 17,
  unsubscribeLinks: createUnsubscribeLinks(Buffer.alloc(32)),
});
const enqueue = (subject: string) =>
  mailQueue.enqueue(database.kysely, {
    event: null,
    to: 'ada@example.com',
    language: 'en',
    subject,
    text: 'Hello',
    html: '<p>Hello</p>',
  });
const deliver = (deliverAll = newMailer()) => deliverAll(new AbortController().signal);
const subjects = () => sent.map(({ subject }) => subject).sort();
const row = () => database.kysely.selectFrom('mails').selectAll().executeTakeFirstOrThrow();

test('the mailer sends every mail once, and then deletes the content of the mail', async () => {
  await enqueue('One');
  await enqueue('Two');
  await deliver();
  await deliver();
  expect(subjects()).toEqual(['One', 'Two']);
  expect(await row()).toMatchObject({ text: '', html: '', sent_at: START, due_at: null, attempts: 1 });
});

test('when the server is stopping, the mailer starts no further mail', async () => {
  await enqueue('One');
  await newMailer()(AbortSignal.abort());
  expect(await row()).toMatchObject({ attempts: 0, due_at: START });
});

test('the mailer tries a refused mail again, each time after a longer delay', async () => {
  await enqueue('One');
  refusals = 2;
  await deliver();
  expect(await row()).toMatchObject({
    sent_at: null,
    due_at: secondsAfter(START, 60),
    last_error: 'Error: The harbour is closed.',
  });
  now = secondsAfter(START, 59);
  await deliver();
  expect((await row()).attempts).toBe(1);
  now = secondsAfter(START, 60);
  await deliver();
  expect((await row()).due_at).toEqual(secondsAfter(START, 60 + 120));
  now = secondsAfter(START, 180);
  await deliver();
  expect(subjects()).toEqual(['One']);
  expect(await row()).toMatchObject({ attempts: 3, last_error: null });
});

test('the delays between attempts increase to six hours and add up to about three days', () => {
  const pauses = Array.from({ length: MAX_ATTEMPTS - 1 }, (_, index) => retryDelayAfter(index + 1));
  expect(pauses.slice(0, 4)).toEqual([60, 120, 240, 480]);
  expect(Math.max(...pauses)).toBe(6 * 60 * 60);
  const days = pauses.reduce((sum, pause) => sum + pause, 0) / 86_400;
  expect(days).toBeGreaterThan(2.5);
  expect(days).toBeLessThan(3.5);
});

test('the mailer gives up a mail after the last attempt, and keeps its content for the operator', async () => {
  await enqueue('One');
  refusals = Infinity;
  for (let attempt = 1; attempt <= MAX_ATTEMPTS; attempt += 1) {
    await deliver();
    now = secondsAfter(now, 6 * 60 * 60);
  }
  await deliver();
  expect(await row()).toMatchObject({ attempts: MAX_ATTEMPTS, due_at: null, sent_at: null, text: 'Hello' });
});

test('a refused mail does not block other mails', async () => {
  await enqueue('One');
  await enqueue('Two');
  refusals = 1;
  await deliver();
  expect(sent).toHaveLength(1);
});

test('two servers on one database together send each mail only once', async () => {
  for (const subject of ['One', 'Two', 'Three', 'Four']) await enqueue(subject);
  await Promise.all([deliver(), deliver(), deliver()]);
  expect(subjects()).toEqual(['Four', 'One', 'Three', 'Two']);
});

/** Makes a mailer whose mail server does not reply until `respond` or `refuse` is called. */
function hangingMailer(renewalIntervalMs: number) {
  const { promise, resolve: respond, reject: refuse } = Promise.withResolvers<void>();
  const hanging = { ...transport, send: () => promise };
  const options = { queries: database.kysely, clock, log: silentLog, renewalIntervalMs };
  return { mailer: createMailer({ ...options, transport: hanging }), respond, refuse };
}
const isClaimed = async () => (await row()).attempts === 1;

test('if a server dies while it sends a mail, the mail is due again within a minute', async () => {
  await enqueue('One');
  // The interval for renewing the lease is so long that the server never renews it, as if the server had died.
  const { mailer, respond } = hangingMailer(60 * 60 * 1000);
  const delivery = deliver(mailer);
  await expect.poll(isClaimed).toBe(true);
  now = secondsAfter(START, 59);
  await deliver();
  expect(sent).toEqual([]);
  now = secondsAfter(START, 60);
  await deliver();
  expect(subjects()).toEqual(['One']);
  respond();
  await delivery;
});

test('while a server sends a mail, no other server sends it, even if the first lease has ended', async () => {
  await enqueue('One');
  const { mailer, respond } = hangingMailer(1);
  const delivery = deliver(mailer);
  await expect.poll(isClaimed).toBe(true);
  for (const minutes of [0.9, 1.8, 2.7]) {
    now = secondsAfter(START, minutes * 60);
    await expect.poll(async () => (await row()).due_at).toEqual(secondsAfter(now, LEASE_S));
    await deliver();
    expect(sent).toEqual([]);
  }
  respond();
  await delivery;
  expect(await row()).toMatchObject({ sent_at: now, due_at: null, attempts: 1 });
});

/**
 * Queues a mail whose first attempt fails, and starts the second attempt. This attempt lasts until the mail server
 * replies.
 */
async function secondAttempt() {
  await enqueue('One');
  refusals = 1;
  await deliver();
  now = secondsAfter(START, 60);
  const { mailer, ...server } = hangingMailer(1);
  const delivery = deliver(mailer);
  await expect.poll(async () => (await row()).attempts).toBe(2);
  return { ...server, delivery, ...(await row()) };
}

test('if an operator retries a mail that a server is already sending, the mail is not sent twice', async () => {
  const { id, respond, delivery } = await secondAttempt();
  expect(await retryFailedMails(database.kysely, now, id)).toBe(0);
  expect(await retryFailedMails(database.kysely, now)).toBe(0);
  await deliver();
  expect(sent).toEqual([]);
  respond();
  await delivery;
  expect(await row()).toMatchObject({ sent_at: now, attempts: 2, leased_until: null });
});

test('if an operator gives up a mail during an attempt, the mail remains given up after the attempt fails', async () => {
  const { id, refuse, delivery } = await secondAttempt();
  expect(await giveUpFailedMail(database.kysely, id)).toBe(true);
  const { leased_until: lease } = await row();
  now = secondsAfter(now, 1);
  // Waits until the lease is renewed. Meanwhile, the mail must not become due again.
  await expect.poll(async () => (await row()).leased_until).not.toEqual(lease);
  refuse(new Error('The harbour is closed.'));
  await delivery;
  expect(await row()).toMatchObject({ sent_at: null, due_at: null, leased_until: null });
});

test('if an operator retries a mail that was given up, the mail gets one more attempt', async () => {
  await enqueue('One');
  refusals = 1;
  await deliver();
  const { id } = await row();
  await giveUpFailedMail(database.kysely, id);
  now = secondsAfter(START, 60 * 60);
  await deliver();
  expect(sent).toEqual([]);
  expect(await retryFailedMails(database.kysely, now, id)).toBe(1);
  await deliver();
  expect(subjects()).toEqual(['One']);
});

test('if a transaction is rolled back, the mailer does not send its mails', async () => {
  const failed = database.kysely.transaction().execute(async (transaction) => {
    await mailQueue.enqueue(transaction, {
      event: null,
      to: 'ada@example.com',
      language: 'en',
      subject: 'One',
      text: '',
      html: '',
    });
    throw new Error('no');
  });
  await expect(failed).rejects.toThrow('no');
  await deliver();
  expect(sent).toEqual([]);
});
