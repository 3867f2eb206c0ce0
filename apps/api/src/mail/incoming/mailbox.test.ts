/** Tests with an IMAP server how the mailbox is read. */
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Database } from '../../platform/database/database.ts';
import type { Tables } from '../../platform/database/tables.ts';
import { testDatabase } from '../../platform/database/testing.ts';
import { silentLog } from '../../testing/log.ts';
import { startMailbox } from '../../testing/mailboxServer.ts';
import type { Mailbox } from '../../testing/mailboxServer.ts';
import { MAX_MAIL_BYTES } from './incomingMail.ts';
import type { RawMail, Receipt } from './incomingMail.ts';
import { openIntake } from './intake.ts';
import { fetchMails } from './mailbox.ts';

let database: Database<Tables>;
let mailbox: Mailbox;
let received: string[];
beforeAll(async () => {
  database = await testDatabase<Tables>();
});
afterAll(() => database.close());
beforeEach(async () => {
  mailbox = await startMailbox();
  received = [];
});
afterEach(() => mailbox.close());

const SEEN = String.raw`\Seen`;
const FLAGGED = String.raw`\Flagged`;
const put = (...bodies: string[]) => bodies.forEach((body) => mailbox.put(`Subject: Tides\r\n\r\n${body}`));
const bodyOf = ({ content }: RawMail) => Buffer.from(content).toString().split('\r\n\r\n')[1] ?? '';

/**
 * Fetches the mails of the test mailbox. The text of each mail is the result of handling it. For the text `later`,
 * handling the mail fails.
 */
const fetch = (isOver = () => false) =>
  fetchMails(mailbox.settings, {
    async receive(mail) {
      const body = bodyOf(mail);
      received.push(body);
      if (body === 'later') throw new Error('The database does not respond.');
      return body as Receipt;
    },
    log: silentLog,
    isOver,
  });

test('a handled mail is marked as read, and is also flagged if it was not stored', async () => {
  put('stored', 'automatic', 'refused', 'unknown');
  await fetch();
  expect(received).toEqual(['stored', 'automatic', 'refused', 'unknown']);
  expect(mailbox.flags()).toEqual([[SEEN], [SEEN], [FLAGGED, SEEN], [FLAGGED, SEEN]]);
});

test('a mail that cannot be handled yet stays unread, is tried again, and does not delay other mails', async () => {
  put('later', 'stored');
  await fetch();
  expect(mailbox.flags()).toEqual([[], [SEEN]]);
  await fetch();
  expect(received).toEqual(['later', 'stored', 'later']);
});

test('when a server is stopping, it leaves the remaining mails unread', async () => {
  put('stored', 'stored');
  await fetch(() => received.length === 1);
  expect(mailbox.flags()).toEqual([[SEEN], []]);
});

test('only the beginning of a mail that is too large is fetched', async () => {
  mailbox.put(`Subject: Tides\r\n\r\n${'a'.repeat(MAX_MAIL_BYTES)}`);
  const mails: RawMail[] = [];
  await fetchMails(mailbox.settings, {
    receive: async (mail) => {
      mails.push(mail);
      return 'refused';
    },
    log: silentLog,
    isOver: () => false,
  });
  expect(mails.map(({ content, isWhole }) => [content.byteLength, isWhole])).toEqual([
    [MAX_MAIL_BYTES, false],
  ]);
});

test('with a wrong password, fetching mails fails', async () => {
  const settings = { ...mailbox.settings, password: 'wrong' };
  await expect(
    fetchMails(settings, { receive: async () => 'stored', log: silentLog, isOver: () => false }),
  ).rejects.toThrow('Command failed');
});

test('only one server at a time reads the mailbox', async () => {
  put('stored');
  const [hold, begin] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const begun: string[] = [];
  const serverNamed = (name: string) =>
    openIntake(
      { lmtp: null, imap: mailbox.settings },
      {
        receive: async () => {
          begun.push(name);
          begin.resolve();
          await hold.promise;
          return 'stored';
        },
        isRecipient: () => true,
        queries: database.kysely,
        log: silentLog,
      },
    );
  const [first, second] = [await serverNamed('first'), await serverNamed('second')];
  const { signal } = new AbortController();
  const fetching = first.fetch(signal);
  await begin.promise;
  await second.fetch(signal);
  hold.resolve();
  await fetching;
  expect(begun).toEqual(['first']);

  put('stored');
  await second.fetch(signal);
  expect(begun).toEqual(['first', 'second']);
});
