import { expect, test } from 'vitest';
import { deviceOf } from './device.ts';

test.each([
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0',
    { browser: 'Firefox', system: 'Windows' },
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1',
    { browser: 'Safari', system: 'iOS' },
  ],
  ['my script', { browser: '', system: '' }],
  ['', { browser: '', system: '' }],
  [undefined, { browser: '', system: '' }],
  ['a'.repeat(100_000), { browser: '', system: '' }],
])('a session names the browser and the system of %s', (userAgent, device) => {
  expect(deviceOf(userAgent)).toEqual(device);
});
