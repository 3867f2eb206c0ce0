import { expect, test } from 'vitest';
import { readMail } from './incomingMail.ts';

const read = (...lines: string[]) => readMail(Buffer.from(lines.join('\r\n')));
const body = ['', 'Hello'];

test.each([
  ['Auto-Submitted: auto-replied'],
  ['Auto-Submitted: auto-generated (vacation)'],
  ['Precedence: bulk'],
  ['Precedence: auto_reply'],
  ['List-Id: <pilots.example.com>'],
  ['List-Unsubscribe: <https://example.com>'],
  ['X-Autoreply: yes'],
  ['Return-Path: <>'],
  ['Content-Type: multipart/report; report-type=delivery-status; boundary=x'],
])('a mail with the header %s counts as automatic', async (header) => {
  expect(await read(header, ...body)).toMatchObject({ isAutomatic: true });
});

test.each([
  ['Auto-Submitted: no'],
  ['Precedence: normal'],
  ['Return-Path: <ada@example.com>'],
  ['Subject: List-Id'],
])('a mail with the header %s does not count as automatic', async (header) => {
  expect(await read(header, ...body)).toMatchObject({ isAutomatic: false });
});

test('the recipients are the addresses in the envelope and in the headers', async () => {
  const mail = await read(
    'Delivered-To: one@harbor.test',
    'X-Original-To: <two@harbor.test>',
    'To: Harbor <three@harbor.test>, Team: four@harbor.test, five@harbor.test;',
    'Cc: six@harbor.test',
    ...body,
  );
  expect(mail?.recipients.map((address) => address.split('@')[0])).toEqual([
    'one',
    'two',
    'three',
    'four',
    'five',
    'six',
  ]);
});

test('a mail without a Message-ID gets the same id each time it is delivered', async () => {
  const [first, second, other] = [await read(...body), await read(...body), await read(...body, '')];
  expect(first?.id).toBe(second?.id);
  expect(first?.id).not.toBe(other?.id);
});

test('attached files are read, but not those that mail programs attach automatically', async () => {
  const part = (type: string, disposition: string, content: string, ...more: string[]) => [
    `Content-Type: ${type}`,
    `Content-Disposition: ${disposition}`,
    ...more,
    '',
    content,
  ];
  const mail = await read(
    'Content-Type: multipart/mixed; boundary=m',
    '',
    '--m',
    'Content-Type: multipart/related; boundary=r',
    '',
    '--r',
    ...part('text/html', 'inline', '<p>Hello<img src="cid:logo"></p>'),
    '--r',
    ...part('image/png', 'inline; filename=logo.png', 'x', 'Content-ID: <logo>'),
    '--r--',
    '--m',
    ...part('application/pdf', 'inline; filename=chart.pdf', 'chart'),
    '--m',
    ...part('image/png', 'attachment; filename=boat.png', 'boat', 'Content-ID: <f_1>'),
    '--m',
    ...part('application/pkcs7-signature', 'attachment; filename=smime.p7s', 'x'),
    '--m',
    ...part('message/rfc822', 'attachment; filename=old.eml', 'Subject: Old\r\n\r\nOld words'),
    '--m--',
  );
  expect(mail?.files.map(({ name }) => name)).toEqual(['chart.pdf', 'boat.png', 'old.eml']);
  expect(mail?.text).toBe('Hello');
});

test('HTML is converted to text, and scripts, styles and the addresses of links are left out', async () => {
  const html =
    '<style>p{}</style><script>steal()</script><p>Yes, <a href="https://example.com">the 14th</a>.</p><p>Li &amp; Ada</p>';
  expect(await read('Content-Type: text/html', '', html)).toMatchObject({
    text: 'Yes, the 14th.\n\nLi & Ada',
  });
});

test.each([
  ['headers without end', [`X-Bomb: ${'a'.repeat(200_000)}`, ...body]],
  [
    'parts in parts in parts',
    Array.from({ length: 40 }, (_part, depth) => [
      ...(depth > 0 ? [`--${depth - 1}`] : []),
      `Content-Type: multipart/mixed; boundary=${depth}`,
      '',
    ]).flat(),
  ],
])('a mail that consists of %s is refused', async (_what, lines) => {
  expect(await read(...lines)).toBeNull();
});

test.each([
  ['nothing', ['']],
  ['no headers', ['Hello']],
  [
    'an unknown character set and encoding',
    ['Content-Type: text/plain; charset=klingon', 'Content-Transfer-Encoding: rot13', ...body],
  ],
  [
    'a part that never ends',
    [
      'Content-Type: multipart/mixed; boundary=b',
      '',
      '--b',
      'Content-Type: text/html',
      '',
      '<div'.repeat(5_000),
    ],
  ],
  ['HTML that is too deep', ['Content-Type: text/html', '', '<div>'.repeat(50_000)]],
])('a mail that consists of %s is read without an error', async (_what, lines) => {
  expect(await read(...lines)).toMatchObject({ files: [] });
});
