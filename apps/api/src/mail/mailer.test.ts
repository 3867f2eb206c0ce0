import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { secondsAfter } from '../clock.ts';
import type { Database } from '../database/database.ts';
import { testDatabase } from '../database/testing.ts';
import { silentLog } from '../testing/log.ts';
import type { Tables } from '../tables.ts';
import { createMailbox } from './mailbox.ts';
import { MAX_ATTEMPTS, createMailer, pauseAfter } from './mailer.ts';
import type { OutgoingMail } from './transport.ts';

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
const mailbox = createMailbox({ site: 'https://harbor.test', clock, deliverSoon: () => undefined });
const enqueue = (subject: string) =>
  mailbox.enqueue(database.kysely, { to: 'ada@example.com', subject, text: 'Hello', html: '<p>Hello</p>' });
const deliver = async (mailer = newMailer()) => {
  mailer.deliverSoon();
  await mailer.settled();
};
const subjects = () => sent.map(({ subject }) => subject).sort();
const row = () => database.kysely.selectFrom('mails').selectAll().executeTakeFirstOrThrow();

test('every mail is sent once, and its content forgotten', async () => {
  await enqueue('One');
  await enqueue('Two');
  await deliver();
  await deliver();
  expect(subjects()).toEqual(['One', 'Two']);
  expect(await row()).toMatchObject({ text: '', html: '', sent_at: START, due_at: null, attempts: 1 });
});

test('what is still to be written comes first, and holds nothing up where it fails', async () => {
  const prepared = (prepare: () => Promise<void>) =>
    createMailer({ queries: database.kysely, transport, clock, log: silentLog, prepare });
  await deliver(prepared(() => enqueue('One')));
  expect(subjects()).toEqual(['One']);
  await enqueue('Two');
  await deliver(prepared(() => Promise.reject(new Error('There is no ink.'))));
  expect(subjects()).toEqual(['One', 'Two']);
});

test('a mail server that refuses is asked again, after longer and longer pauses', async () => {
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

test('the pauses grow to six hours and add up to about three days', () => {
  const pauses = Array.from({ length: MAX_ATTEMPTS - 1 }, (_, index) => pauseAfter(index + 1));
  expect(pauses.slice(0, 4)).toEqual([60, 120, 240, 480]);
  expect(Math.max(...pauses)).toBe(6 * 60 * 60);
  const days = pauses.reduce((sum, pause) => sum + pause, 0) / 86_400;
  expect(days).toBeGreaterThan(2.5);
  expect(days).toBeLessThan(3.5);
});

test('in the end it is given up, and kept for somebody to look at', async () => {
  await enqueue('One');
  refusals = Infinity;
  for (let attempt = 1; attempt <= MAX_ATTEMPTS; attempt += 1) {
    await deliver();
    now = secondsAfter(now, 6 * 60 * 60);
  }
  await deliver();
  expect(await row()).toMatchObject({ attempts: MAX_ATTEMPTS, due_at: null, sent_at: null, text: 'Hello' });
});

test('one that refuses does not hold up the others', async () => {
  await enqueue('One');
  await enqueue('Two');
  refusals = 1;
  await deliver();
  expect(sent).toHaveLength(1);
});

test('two servers on one database send each mail once', async () => {
  for (const subject of ['One', 'Two', 'Three', 'Four']) await enqueue(subject);
  await Promise.all([deliver(), deliver(), deliver()]);
  expect(subjects()).toEqual(['Four', 'One', 'Three', 'Two']);
});

test('a mail whose server died while sending it is due again after the lease', async () => {
  await enqueue('One');
  await database.kysely
    .updateTable('mails')
    .set({ attempts: 1, due_at: secondsAfter(START, 300) })
    .execute();
  await deliver();
  expect(sent).toEqual([]);
  now = secondsAfter(START, 300);
  await deliver();
  expect(subjects()).toEqual(['One']);
});

test('nothing is sent for a transaction that failed', async () => {
  const failed = database.kysely.transaction().execute(async (transaction) => {
    await mailbox.enqueue(transaction, { to: 'ada@example.com', subject: 'One', text: '', html: '' });
    throw new Error('no');
  });
  await expect(failed).rejects.toThrow('no');
  await deliver();
  expect(sent).toEqual([]);
});

test('asked while it sends, it looks once more', async () => {
  const mailer = newMailer();
  mailer.deliverSoon();
  await enqueue('One');
  mailer.deliverSoon();
  await mailer.settled();
  expect(subjects()).toEqual(['One']);
});
