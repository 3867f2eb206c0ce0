/**
 * Tests replies to mails about messages. The tests deliver mails to the server's port as the operator's mail server
 * does.
 */
import { randomUUID } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { ContactThread, Conversation } from '@skillharbor/contract';
import { tooMany } from '@skillharbor/contract-server/limits';
import { ProblemError } from '@skillharbor/contract-server/problem';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { MAX_MAIL_BYTES } from '../../mail/incoming/incomingMail.ts';
import { REPLY_DAYS } from '../../mail/incoming/replyAddresses.ts';
import { secondsAfter } from '../../platform/time/clock.ts';
import { freePort } from '../../testing/freePort.ts';
import { silentLog } from '../../testing/log.ts';
import { mailsOf, textsOf } from '../../testing/mails.ts';
import { apply, changeAddress, postJob, signUp } from '../../testing/people.ts';
import type { TestPerson } from '../../testing/people.ts';
import { REPLY_ADDRESS, deliver, mailAbout, mailOf, replyAddressesOf } from '../../testing/replyMails.ts';
import type { SentMail } from '../../testing/replyMails.ts';
import { smallPdf } from '../../testing/resumes.ts';
import { servicesOf } from '../../testing/services.ts';
import { START, testServer } from '../../testing/testServer.ts';
import type { TestServer } from '../../testing/testServer.ts';
import { createMailReplies } from './mailReplies.commands.ts';
import { mailMessages } from './messageMails.commands.ts';

const DAY_S = 24 * 60 * 60;
let port: number;
let server: TestServer;
let client: TestPerson;
let freelancer: TestPerson;
let path: string;
/** The freelancer's reply address. */
let to: string;
beforeAll(async () => {
  port = await freePort();
  server = await testServer({ environment: { REPLY_ADDRESS, LMTP_PORT: String(port) } });
});
beforeEach(async () => {
  server.setTime(START);
  client = await signUp(server, 'client', { company: 'North Pier Ferries' });
  freelancer = await signUp(server, 'freelancer', { first_name: 'Zephyrine', last_name: 'Quill' });
  await begin();
});
afterAll(() => server.close());

/** The client of a new application writes a message, and a mail notifies the freelancer of it. */
async function begin(more: Parameters<typeof postJob>[1] = {}): Promise<void> {
  const { id } = await apply(freelancer, await postJob(client, { title: 'Pilot', ...more }));
  path = `/api/conversations/${id}/`;
  await write(client, 'Could you start on the 14th?');
  to = (await mailAbout(server, freelancer)).replyTo ?? '';
}

const write = (by: TestPerson, text: string) =>
  by.send('POST', `${path}messages/`, { body: { id: randomUUID(), text } });
const messagesFor = async (by: TestPerson) => (await by.send<Conversation>('GET', path)).body.messages;
/** Returns the texts of the messages after the client's first message. */
const repliesFor = async (by: TestPerson) => (await messagesFor(by)).slice(1).map(({ text }) => text);
/** Delivers a mail with a new Message-ID, unless the headers have one. */
function reply(body: SentMail['body'], { headers = [], ...more }: Partial<SentMail> = {}): Promise<number> {
  const id = headers.some((header) => /^message-id/i.test(header)) ? [] : [`Message-ID: <${randomUUID()}@a>`];
  const mail = { to, headers: [...id, ...headers], body, ...more };
  return deliver(port, { to: mail.to, raw: mailOf(mail) });
}
const refusalsTo = (person: TestPerson) => textsOf(server, person, 'Your reply did not arrive');

test('a reply to the mail about a message arrives once as a message, even if the mail is delivered twice', async () => {
  const raw = mailOf({
    to,
    headers: ['Message-ID: <one@example.com>'],
    body: 'Yes, the 14th works.\r\n\r\nOn May 4, 2026 at 11:02 Skill Harbor <no-reply@skillharbor.test> wrote:\r\n> Hello Zephyrine,',
  });
  expect(await deliver(port, { to, raw })).toBe(250);
  expect(await deliver(port, { to: to.toUpperCase(), raw })).toBe(250);
  expect(await messagesFor(client)).toMatchObject([
    { by: 'client' },
    { by: 'freelancer', text: 'Yes, the 14th works.', number: 2 },
  ]);

  // A mail notifies the client of the freelancer's message, and the client replies to this mail.
  const about = await mailAbout(server, client);
  expect(about.text).toContain('> Yes, the 14th works.');
  await reply('Welcome aboard.', { to: about.replyTo ?? '' });
  expect((await messagesFor(freelancer)).at(-1)).toMatchObject({ by: 'client', text: 'Welcome aboard.' });
});

test('a freelancer can reply to the message of a visitor by mail', async () => {
  const written = { freelancer_id: freelancer.id, client_email: 'li@example.com', message: 'In March?' };
  const body = { ...written, subject: 'Pier 9' };
  expect((await client.send('POST', '/api/contact/contact-freelancer/', { body })).status).toBe(201);
  const [about] = await mailsOf(server, freelancer, 'Pier 9');
  expect(about?.text).toContain('You can also reply to this email');
  await reply('Gladly.', { to: about?.replyTo ?? '' });
  const threads = await freelancer.send<{ results: ContactThread[] }>('GET', '/api/contact/threads/');
  path = `/api/conversations/${threads.body.results[0]?.id}/`;
  expect(await repliesFor(freelancer)).toEqual(['Gladly.']);
});

test('two mails with the same Message-ID to two conversations become two messages', async () => {
  const headers = ['Message-ID: <same@example.com>'];
  await reply('Yes.', { headers });
  expect(await repliesFor(client)).toEqual(['Yes.']);
  await begin();
  await reply('Yes.', { headers });
  expect(await repliesFor(client)).toEqual(['Yes.']);
});

test('the mail says that the user can reply to it, and should not forward it', async () => {
  await write(client, 'Or later?');
  server.setTime(secondsAfter(START, DAY_S));
  const { text, replyTo } = await mailAbout(server, freelancer);
  expect(replyTo).toMatch(/^reply\+[\da-f]{52}@harbor\.test$/);
  expect(text).toContain('You can also reply to this email');
  expect(text).toContain('Do not forward the email');
});

test('if replies by mail are off, the mail says that replies do not arrive', async () => {
  const { id } = await apply(freelancer, await postJob(client, { title: 'Pilot' }));
  path = `/api/conversations/${id}/`;
  await write(client, 'Hello');
  server.setTime(secondsAfter(START, DAY_S));
  await mailMessages(servicesOf(server));
  const mail = (await mailsOf(server, freelancer, 'New message')).at(-1);
  expect(mail).toMatchObject({ replyTo: null });
  expect(mail?.text).toContain('a reply to this email does not arrive');
});

describe('a reply', () => {
  test('is stored for the user of the signed address, regardless of the sender of the mail', async () => {
    await reply('From my other mailbox.', { from: 'zephyrine@elsewhere.example' });
    expect(await repliesFor(client)).toEqual(['From my other mailbox.']);
  });

  test('is dropped if its address is forged or belongs to another installation', async () => {
    const forged = to.replace(/.@/, (end) => (end === '0@' ? '1@' : '0@'));
    for (const address of [forged, REPLY_ADDRESS, 'someone@harbor.test'])
      expect(await reply('Hello', { to: address, from: client.email })).toBe(550);
    expect(await repliesFor(client)).toEqual([]);
    expect(await refusalsTo(freelancer)).toEqual([]);
  });

  test('is refused if its address has expired, and the user of the address gets one mail a day about this', async () => {
    server.setTime(secondsAfter(START, (REPLY_DAYS + 1) * DAY_S));
    const from = 'stranger@elsewhere.example';
    for (const text of ['Hello?', 'Hello?']) expect(await reply(text, { from })).toBe(250);
    expect(await repliesFor(client)).toEqual([]);
    const refusals = await refusalsTo(freelancer);
    expect(refusals).toEqual([expect.stringContaining('older than 30 days')]);
    expect(await refusalsTo({ ...freelancer, email: from })).toEqual([]);

    server.setTime(secondsAfter(START, (REPLY_DAYS + 2) * DAY_S));
    await reply('Hello?');
    expect(await refusalsTo(freelancer)).toHaveLength(2);
  });

  test('is refused if the user has changed the email address since the mail was sent', async () => {
    await changeAddress(server, freelancer, `new-${freelancer.email}`);
    await reply('Hello');
    expect(await repliesFor(client)).toEqual([]);
    expect(await refusalsTo({ ...freelancer, email: `new-${freelancer.email}` })).toHaveLength(1);
    expect(await refusalsTo(freelancer)).toEqual([]);
  });

  test('is refused once either side has ended the conversation', async () => {
    await client.send('PATCH', path, { body: { is_ended: true } });
    await reply('Hello');
    expect(await repliesFor(client)).toEqual([]);
    expect(await refusalsTo(freelancer)).toEqual([expect.stringContaining('takes no messages')]);
  });
});

test.each([
  ['a vacation notice', { headers: ['Auto-Submitted: auto-replied'] }],
  ['a mailing list', { headers: ['List-Id: <pilots.example.com>'] }],
  ['our own sender', { from: 'Skill Harbor <no-reply@skillharbor.test>' }],
  ['a reply address', { from: 'reply+00@harbor.test' }],
])('an automatic mail (%s) neither becomes a message nor is refused by a mail', async (_sender, more) => {
  expect(await reply('I am away.', more)).toBe(250);
  await client.send('PATCH', path, { body: { is_ended: true } });
  expect(await reply('I am away.', more)).toBe(250);
  expect(await repliesFor(client)).toEqual([]);
  expect(await refusalsTo(freelancer)).toEqual([]);
});

test('a report of a failed delivery is not stored as a message', async () => {
  expect(await deliver(port, { to, from: '', raw: mailOf({ to, body: 'Not delivered' }) })).toBe(250);
  expect(await repliesFor(client)).toEqual([]);
});

test.each([
  ['nothing but a quotation', '> Hello Zephyrine,', 'besides the quotation'],
  [
    'a text that is too long',
    'a'.repeat(5_001).replaceAll(/a{70}/g, 'a\r\n'.repeat(35)),
    'longer than a message',
  ],
  [
    'headers that never end',
    ['X-Bomb: 1'.padEnd(900, 'a'), ...Array<string>(300).fill(` ${'b'.repeat(900)}`), '', 'Hello'],
    'damaged or too large',
  ],
])('a mail with %s is refused by a mail, and the next mail becomes a message', async (_what, body, says) => {
  expect(await reply(body)).toBe(250);
  expect(await refusalsTo(freelancer)).toEqual([expect.stringContaining(says)]);
  await reply('Yes.');
  expect(await repliesFor(client)).toEqual(['Yes.']);
});

test('a mail that is too large is refused with an SMTP error', async () => {
  const line = `${'a'.repeat(900)}\r\n`;
  expect(await reply(line.repeat(MAX_MAIL_BYTES / line.length + 1))).toBe(552);
  expect(await repliesFor(client)).toEqual([]);
});

describe('files in a reply', () => {
  const file = (name: string, content: Uint8Array) => [
    '--b',
    `Content-Type: application/octet-stream; name="${name}"`,
    `Content-Disposition: attachment; filename="${name}"`,
    'Content-Transfer-Encoding: base64',
    '',
    Buffer.from(content).toString('base64').replaceAll(/.{76}/g, '$&\r\n'),
  ];
  const withFiles = (text: string, ...files: string[][]) => [
    'Content-Type: multipart/mixed; boundary=b',
    '',
    ...(text ? ['--b', 'Content-Type: text/plain', '', text] : []),
    ...files.flat(),
    '--b--',
  ];

  test('are stored once, as separate messages after the text, and leave no temporary files', async () => {
    const [first, second] = [smallPdf(), smallPdf()];
    const body = withFiles(
      'The tables.',
      file('Tides.pdf', first.content),
      file('Charts.pdf', second.content),
    );
    const headers = [`Message-ID: <${randomUUID()}@a>`];
    for (const status of [250, 250]) expect(await reply(body, { headers })).toBe(status);
    const [, ...messages] = await messagesFor(client);
    expect(messages.map(({ text, file: sent }) => [text, sent?.name, sent?.size])).toEqual([
      ['The tables.', undefined, undefined],
      ['', 'Tides.pdf', first.content.length],
      ['', 'Charts.pdf', second.content.length],
    ]);
    expect(await readdir(join(server.folder, 'uploads'))).toEqual([]);
  });

  test('are reported by mail and not stored if their type is not allowed, but the text is stored', async () => {
    await reply(
      withFiles('My boat.', file('Boat.png', Buffer.from('boat')), file('Boat.pdf', Buffer.from('boat'))),
    );
    expect(await repliesFor(client)).toEqual(['My boat.']);
    expect(await textsOf(server, freelancer, 'Files of your email')).toEqual([
      expect.stringContaining('did not arrive: Boat.png, Boat.pdf.'),
    ]);
  });

  test('are refused if the applicant is hidden, and the name in the text of the reply is masked', async () => {
    await begin({ blind_review: true });
    await reply(withFiles('Zephyrine Quill here.', file('Tides.pdf', smallPdf().content)));
    const [said] = await repliesFor(client);
    expect(said).toMatch(/ here\.$/);
    expect(said).not.toContain('Zephyrine');
    expect(await repliesFor(freelancer)).toEqual(['Zephyrine Quill here.']);
    expect(await textsOf(server, freelancer, 'Files of your email')).toHaveLength(1);
  });
});

describe('a reply that the app does not allow', () => {
  const receive = (more: Partial<Parameters<typeof createMailReplies>[0]>) =>
    createMailReplies({
      ...servicesOf(server),
      files: server.files,
      scanFile: async () => false,
      replyAddresses: replyAddressesOf(server),
      sender: { name: 'Skill Harbor', address: 'no-reply@skillharbor.test' },
      factorRoles: [],
      uploadFolder: join(server.folder, 'uploads'),
      hasReserve: async () => true,
      spend: async () => undefined,
      log: silentLog,
      ...more,
    })({
      content: Buffer.from(mailOf({ to, headers: ['Message-ID: <later@a>'], body: 'Yes.' })),
      isWhole: true,
      envelope: null,
    });

  test('is refused if the user has no second factor although the operator requires one', async () => {
    expect(await receive({ factorRoles: ['freelancer'] })).toBe('refused');
    expect(await refusalsTo(freelancer)).toEqual([expect.stringContaining('your account cannot write now')]);
  });

  test('is delivered again later if the user’s rate limit is used up or the disk is full', async () => {
    const spend = async () => {
      throw tooMany(60);
    };
    await expect(receive({ spend })).rejects.toThrow(ProblemError);
    await expect(receive({ hasReserve: async () => false })).rejects.toThrow(ProblemError);
    expect(await repliesFor(client)).toEqual([]);
    expect(await receive({})).toBe('stored');
    expect(await repliesFor(client)).toEqual(['Yes.']);
  });
});
