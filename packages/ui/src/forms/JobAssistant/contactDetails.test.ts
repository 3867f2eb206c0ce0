import { expect, test } from 'vitest';
import { contactDetailsIn } from './contactDetails.ts';

test.each([
  ['Write to mira.lund@pilots.example today', 'mira.lund@pilots.example'],
  ['Call +46 31 123 45 67.', '+46 31 123 45 67'],
  ['Call 0046311234567', '0046311234567'],
  ['Office: (030) 1234567', '(030) 1234567'],
  ['Tel. 0171-2345678, mornings', '0171-2345678'],
  ['Text me: (555) 123-4567', '(555) 123-4567'],
  ['555.123.4567', '555.123.4567'],
])('the contact details in “%s” are found', (text, found) => {
  expect(contactDetailsIn(text)).toEqual([found]);
});

test('each contact detail is listed once', () => {
  expect(contactDetailsIn('a@b.example, a@b.example and +1 555 123 4567')).toEqual([
    'a@b.example',
    '+1 555 123 4567',
  ]);
});

test.each([
  'From 2026-10-31 to 2026-12-24',
  '01.10.2026-31.12.2026',
  '01/10/2026 and 31/12/2026',
  'We carry 40,000 passengers, 1,200,000 a year',
  'From 09:00 to 17:00, 38 hours a week',
  'The budget is 12 000 000 NOK',
  'ISO 27001, RFC 9110 and 10.0.0.255',
  'Follow @pilots on every network',
  'https://example.com/jobs/0301234567',
])('“%s” has no contact details', (text) => {
  expect(contactDetailsIn(text)).toEqual([]);
});
