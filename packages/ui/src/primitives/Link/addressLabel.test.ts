import { expect, test } from 'vitest';
import { addressLabel } from './addressLabel.ts';

test.each([
  ['https://amara.example/work', 'amara.example/work'],
  ['http://www.amara.example/', 'amara.example'],
  ['HTTPS://Amara.example', 'Amara.example'],
])('%s is shown as %s', (address, label) => expect(addressLabel(address)).toBe(label));

test('a long address is shortened to its host', () => {
  expect(addressLabel('https://amara.example/work?all#top', 13)).toBe('amara.example');
  expect(addressLabel('https://amara.example/work', 18)).toBe('amara.example/work');
});

test.each(['', 'amara.example', 'javascript:alert(1)', 'data:text/html,hello', 'https://'])(
  '%j is not safe to follow',
  (address) => expect(addressLabel(address)).toBeNull(),
);
