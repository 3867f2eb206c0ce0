import { expect, test } from 'vitest';
import { writeCookie } from './writeCookie.ts';

test.each([
  ['https://harbor.test/jobs', '__Host-language=de; Path=/; SameSite=Lax; Secure; Max-Age=60'],
  ['http://localhost:3000/jobs', 'language=de; Path=/; SameSite=Lax; Max-Age=60'],
])(
  'a cookie that a page at %s writes has the attribute Secure and the prefix only if the page is secure',
  (URL, written) => {
    const page = { URL, cookie: '' };
    writeCookie(page, 'language', 'de', 'Max-Age=60');
    expect(page.cookie).toBe(written);
  },
);
