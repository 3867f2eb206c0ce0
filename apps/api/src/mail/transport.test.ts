import { createHash, createVerify, generateKeyPairSync, randomUUID } from 'node:crypto';
import { mkdir, mkdtemp, readFile, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';

import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { languageValues } from '@skillharbor/contract';
import PostalMime from 'postal-mime';
import fc from 'fast-check';
import { SMTPServer } from 'smtp-server';
import { expect, test } from 'vitest';
import { secondsAfter } from '../platform/time/clock.ts';
import { contactMail } from './contactTemplates.ts';
import { startMailCatcher } from '../testing/mailCatcher.ts';
import { MAX_OUTBOX_MAILS, outboxTransport, smtpTransport } from './transport.ts';
import type { OutgoingMail } from './transport.ts';

const FROM = 'Skill Harbor <no-reply@skillharbor.test>';
const mail: OutgoingMail = {
  id: '3f0c7a52-0000-4000-8000-000000000001',
  to: 'ada@example.com',
  replyTo: 'li@example.com',
  language: 'pt',
  subject: 'Grüße aus Lisboa',
  text: 'Olá, Ada\n',
  html: '<p>Olá, Ada</p>',
  unsubscribeUrl: null,
  date: new Date('2026-05-04T09:00:00Z'),
};

test('the outbox contains exactly one complete file for each mail, even after a mail was tried again', async () => {
  const folder = join(await mkdtemp(join(tmpdir(), 'skill-harbor-')), 'outbox');
  const outbox = outboxTransport(folder, FROM);
  await outbox.send(mail);
  await outbox.send(mail);
  expect(await readdir(folder)).toEqual([`2026-05-04T09-00-00.000Z-${mail.id}.eml`]);
  const [name = ''] = await readdir(folder);
  const text = await readFile(join(folder, name), 'utf8');
  expect(text).toMatch(/^From: Skill Harbor <no-reply@skillharbor\.test>\r$/m);
  expect(text).toMatch(/^To: ada@example\.com\r$/m);
  expect(text).toMatch(/^Reply-To: li@example\.com\r$/m);
  expect(text).toMatch(/^Content-Language: pt\r$/m);
  expect(text).toMatch(/^Message-ID: <3f0c7a52-0000-4000-8000-000000000001@skillharbor\.test>\r$/m);
  expect(text).toMatch(/^Content-Type: text\/plain; charset=utf-8\r$/m);
  expect(text).toMatch(/^Content-Type: text\/html; charset=utf-8\r$/m);
  await rm(join(folder, '..'), { recursive: true });
});

test('the outbox keeps the newest thousand mails of the last thirty days, removes all others, and never removes other files', async () => {
  const folder = join(await mkdtemp(join(tmpdir(), 'skill-harbor-')), 'outbox');
  const outbox = outboxTransport(folder, FROM);
  const send = () => outbox.send({ ...mail, id: randomUUID() });
  await mkdir(folder);
  /** Puts a mail that seems to have been written this many days ago into the outbox. */
  async function put(days: number, name = `2026-05-04T09-00-00.000Z-${randomUUID()}.eml`): Promise<string> {
    await writeFile(join(folder, name), '');
    const written = secondsAfter(new Date(), -days * 24 * 60 * 60);
    await utimes(join(folder, name), written, written);
    return name;
  }

  const foreign = [await put(400, 'mine.eml'), await put(400, 'notes.txt')];
  const [old, recent] = [await put(30.1), await put(29.9)];
  await send();
  expect(await readdir(folder)).toEqual(expect.arrayContaining([...foreign, recent]));
  expect(await readdir(folder)).not.toContain(old);

  for (let count = 0; count < MAX_OUTBOX_MAILS; count += 1) await put(1);
  await send();
  const left = await readdir(folder);
  expect(left).toHaveLength(foreign.length + MAX_OUTBOX_MAILS);
  expect(left).toEqual(expect.arrayContaining(foreign));
  expect(left).not.toContain(recent);
  await rm(join(folder, '..'), { recursive: true });
});

test('a user’s text never adds a header or a receiver to a mail', async () => {
  const folder = join(await mkdtemp(join(tmpdir(), 'skill-harbor-')), 'outbox');
  const outbox = outboxTransport(folder, FROM);
  const expectedHeaders = new Set([
    'Auto-Submitted',
    'Content-Language',
    'Content-Type',
    'Date',
    'From',
    'MIME-Version',
    'Message-ID',
    'Reply-To',
    'Subject',
    'To',
  ]);
  const anyText = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.constantFrom(
      '\r\nBcc: all@example.com',
      '\u2028Bcc: x@y.z',
      '\u0085Cc: x',
      '=?utf-8?Q?=0D=0ABcc:_x@y.z?=',
    ),
  );
  const words = fc.record({
    firstName: anyText,
    subject: anyText,
    message: anyText,
    sender: fc.emailAddress(),
    language: fc.constantFrom(...languageValues),
  });
  await fc.assert(
    fc.asyncProperty(words, async ({ sender, language, ...written }) => {
      await outbox.send({
        ...mail,
        replyTo: sender,
        ...contactMail({
          to: mail.to,
          replyTo: null,
          language,
          threadId: 7,
          site: 'https://harbor.test',
          ...written,
        }),
      });
      const [name = ''] = await readdir(folder);
      const [head = ''] = (await readFile(join(folder, name), 'latin1')).split('\r\n\r\n', 1);
      const headers = head.split(/\r\n(?!\s)/).map((line) => line.split(':', 1)[0]);
      expect(headers).toHaveLength(expectedHeaders.size);
      expect(new Set(headers)).toEqual(expectedHeaders);

      expect(head).toContain('\r\nTo: ada@example.com\r\n');
    }),
  );
  await rm(join(folder, '..'), { recursive: true });
});

test('a mail is delivered by SMTP, and its address is never split into several addresses', async () => {
  const received: { recipients: string[]; content: string }[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, session, done) {
      let content = '';
      stream.on('data', (chunk: Buffer) => (content += chunk.toString()));
      stream.on('end', () => {
        received.push({ recipients: session.envelope.rcptTo.map(({ address }) => address), content });
        done();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  const smtp = smtpTransport({ url: `smtp://127.0.0.1:${port}`, requiresTls: false, dkim: null }, FROM);
  await smtp.send(mail);
  expect(received).toHaveLength(1);
  expect(received[0]?.recipients).toEqual(['ada@example.com']);
  expect(received[0]?.content).toContain('Subject: =?UTF-8?');
  smtp.close();
  await new Promise<void>((resolve) => server.close(resolve));
});

const stoppable: OutgoingMail = {
  ...mail,
  unsubscribeUrl: `https://harbor.test/unsubscribe?token=${'a.b_c-'.repeat(20)}`,
};

test('a mail that can be switched off has the headers of RFC 8058 for unsubscribing', async () => {
  const catcher = await startMailCatcher();
  const smtp = smtpTransport({ url: catcher.url, requiresTls: false, dkim: null }, FROM);
  await smtp.send(stoppable);
  await smtp.send(mail);
  const [received, other] = await Promise.all(catcher.received.map((raw) => PostalMime.parse(raw)));
  const header = (name: string) => received?.headers.find(({ key }) => key === name)?.value;
  expect(header('list-unsubscribe')).toBe(`<${stoppable.unsubscribeUrl}>`);
  expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
  expect(other?.headers.filter(({ key }) => key.startsWith('list-'))).toEqual([]);
  smtp.close();
  await catcher.close();
});

/**
 * Returns the headers and the body in the form that is signed by DKIM with relaxed canonicalization (RFC 6376, section
 * 3.4).
 */
function relaxed(raw: string) {
  const end = raw.indexOf('\r\n\r\n');
  const tidy = (text: string) => text.replace(/[ \t]+/g, ' ').replace(/ $/gm, '');
  const headers = raw
    .slice(0, end)
    .split(/\r\n(?![ \t])/)
    .map((line) => {
      const colon = line.indexOf(':');
      const value = tidy(line.slice(colon + 1).replaceAll('\r\n', '')).trim();
      return { name: line.slice(0, colon).toLowerCase(), value };
    });
  const body = raw
    .slice(end + 4)
    .split('\r\n')
    .map((line) => line.replace(/[ \t]+/g, ' ').replace(/ $/, ''))
    .join('\r\n');
  return { headers, body: `${body.replace(/(?:\r\n)*$/, '')}\r\n` };
}

test('a DKIM signature covers both unsubscribe headers, and is valid', async () => {
  const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const key = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
  const catcher = await startMailCatcher();
  const dkim = { domain: 'skillharbor.test', selector: 'harbor', privateKey: key };
  const smtp = smtpTransport({ url: catcher.url, requiresTls: false, dkim }, FROM);
  await smtp.send(stoppable);
  smtp.close();
  await catcher.close();

  const { headers, body } = relaxed(catcher.received[0] ?? '');
  const signature = headers.find(({ name }) => name === 'dkim-signature')?.value ?? '';
  const tag = (name: string) =>
    new RegExp(`(?:^|; ?)${name}=([^;]*)`).exec(signature)?.[1]?.replaceAll(' ', '') ?? '';
  expect({ domain: tag('d'), selector: tag('s'), how: tag('c') }).toEqual({
    domain: 'skillharbor.test',
    selector: 'harbor',
    how: 'relaxed/relaxed',
  });
  const signed = tag('h').toLowerCase().split(':');
  expect(signed).toEqual(expect.arrayContaining(['from', 'list-unsubscribe', 'list-unsubscribe-post']));
  expect(tag('bh')).toBe(createHash('sha256').update(body, 'latin1').digest('base64'));
  const lines = signed.map((name) => `${name}:${headers.find((header) => header.name === name)?.value}\r\n`);
  const own = `dkim-signature:${signature.replace(/((?:^|; ?)b=)[^;]*$/, '$1')}`;
  const verified = createVerify('RSA-SHA256').update(lines.join('') + own, 'latin1');
  expect(verified.verify(publicKey, tag('b'), 'base64')).toBe(true);
});

test('if the settings require TLS, no mail is sent to a mail server without TLS', async () => {
  const catcher = await startMailCatcher();
  const smtp = smtpTransport({ url: catcher.url, requiresTls: true, dkim: null }, FROM);
  await expect(smtp.send(mail)).rejects.toThrow('STARTTLS');
  expect(catcher.received).toEqual([]);
  smtp.close();
  await catcher.close();
});

test('sending throws if the mail server is down', async () => {
  const smtp = smtpTransport({ url: 'smtp://127.0.0.1:1', requiresTls: false, dkim: null }, FROM);
  await expect(smtp.send(mail)).rejects.toThrow('ECONNREFUSED');
  smtp.close();
});
