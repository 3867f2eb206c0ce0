import { expect, test } from 'vitest';
import { portfolioLabel } from './portfolioLabel.ts';

test.each([
  ['https://amara.example/work', 'amara.example/work'],
  ['http://www.amara.example/', 'amara.example'],
  ['HTTPS://Amara.example', 'Amara.example'],
])('%s reads %s', (address, label) => expect(portfolioLabel(address)).toBe(label));

test.each(['', 'amara.example', 'javascript:alert(1)', 'data:text/html,hello', 'https://'])(
  '%j is not to be followed',
  (address) => expect(portfolioLabel(address)).toBeNull(),
);
