import { describe, expect, test } from 'vitest';
import { isWebAddress, mailtoAddress } from './addresses.ts';

describe('the addresses to which a link may lead', () => {
  test.each([
    'https://amara.example',
    'HTTP://amara.example:8080/work?x=1#y',
    'https://xn--e1afmkfd.xn--p1ai/',
  ])('a link may lead to %s', (address) => expect(isWebAddress(address)).toBe(true));

  test.each([
    '',
    'amara.example',
    '//amara.example',
    '/.//amara.example',
    'https:amara.example',
    'https://',
    'https://?x',
    'https://user@',
    'https://amara.example:99999',
    'ftp://amara.example',
    'javascript:alert(1)',
    'JavaScript://amara.example/%0aalert(1)',
    ' https://amara.example',
    'data:text/html,hello',
  ])('a link may not lead to %j', (address) => expect(isWebAddress(address)).toBe(false));
});

test.each([
  ['ada@example.com', 'mailto:ada@example.com'],
  ["o'hara+jobs@example.com", "mailto:o'hara%2Bjobs@example.com"],
  ['a?bcc=mallory@evil.test', 'mailto:a%3Fbcc%3Dmallory@evil.test'],
  ['a&cc=x%0d@evil.test', 'mailto:a%26cc%3Dx%250d@evil.test'],
])('a mail to %s has no other recipient', (email, address) => expect(mailtoAddress(email)).toBe(address));
