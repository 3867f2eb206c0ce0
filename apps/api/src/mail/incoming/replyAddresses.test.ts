import { expect, test } from 'vitest';
import { secondsAfter } from '../../platform/time/clock.ts';
import { MAX_LOCAL_LENGTH, REPLY_DAYS, createReplyAddresses } from './replyAddresses.ts';

const START = new Date('2026-05-04T09:00:00Z');
const DAY_S = 24 * 60 * 60;
let now = START;
const key = Buffer.alloc(32, 'k');
const mailbox = { local: 'Reply', domain: 'harbor.test' };
const addresses = createReplyAddresses(key, mailbox, () => now);
const address = addresses.issue({ userId: 7, applicationId: 2_147_483_647, email: 'Ada@example.com' });

test('the server finds the user and the application from a reply address, in upper or lower case', () => {
  for (const text of [address, address.toLowerCase(), address.toUpperCase()])
    expect(addresses.read(text)).toMatchObject({ userId: 7, applicationId: 2_147_483_647 });
});

test('the part of a reply address before the @ has at most 64 characters', () => {
  const longest = createReplyAddresses(key, { ...mailbox, local: 'r'.repeat(MAX_LOCAL_LENGTH) }, () => now);
  const [local] = longest.issue({ userId: 1, applicationId: 1, email: '' }).split('@');
  expect(local).toHaveLength(64);
});

test('a reply address works for thirty days, and only until the user changes the email address', () => {
  const token = addresses.read(address);
  expect(token?.worksFor('ada@example.com')).toBe(true);
  expect(token?.worksFor('ada@example.org')).toBe(false);
  now = secondsAfter(START, REPLY_DAYS * DAY_S);
  expect(token?.worksFor('ada@example.com')).toBe(true);
  now = secondsAfter(START, (REPLY_DAYS + 1) * DAY_S);
  expect(token?.worksFor('ada@example.com')).toBe(false);
  now = START;
});

test('a reply address in which one character was changed is refused, and so is a reply address that was signed with another key', () => {
  const [local = '', domain] = address.split('@');
  for (let index = 'reply+'.length; index < local.length; index += 1) {
    const other = local[index] === '0' ? '1' : '0';
    expect(addresses.read(`${local.slice(0, index)}${other}${local.slice(index + 1)}@${domain}`)).toBeNull();
  }
  expect(createReplyAddresses(Buffer.alloc(32, 'x'), mailbox, () => now).read(address)).toBeNull();
});

test.each([
  'reply@harbor.test',
  'reply+@harbor.test',
  'reply+00@harbor.test',
  address.replace('harbor.test', 'harbor.test.example'),
  address.replace('Reply+', 'Reply-'),
  `${address}0`,
  ` ${address}`,
])('%s is not a reply address', (text) => {
  expect(addresses.read(text)).toBeNull();
});
