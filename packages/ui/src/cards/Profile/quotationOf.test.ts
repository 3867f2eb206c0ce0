import { expect, test } from 'vitest';
import { quotationOf } from './quotationOf.ts';

test.each([
  [' I draw maps. I also sail.\n\nAsk me. ', { quotation: 'I draw maps.', rest: 'I also sail.\n\nAsk me.' }],
  ['I draw maps.', { quotation: 'I draw maps.', rest: '' }],
])('the bio %j begins with a quotation', (bio, parts) => {
  expect(quotationOf(bio)).toEqual(parts);
});

test.each(['', '- maps\n- charts', 'See https://maps.example first. Then ask.', `${'and '.repeat(80)}.`])(
  'the bio %j has no quotation',
  (bio) => {
    expect(quotationOf(bio)).toBeNull();
  },
);
