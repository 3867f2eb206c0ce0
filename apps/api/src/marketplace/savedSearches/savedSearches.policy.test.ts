import { expect, test } from 'vitest';
import { nextMailAt } from './savedSearches.policy.ts';

test.each([
  // This time is Monday, 4 May 2026.
  ['2026-05-04T06:59:00Z', null, '2026-05-04T07:00:00.000Z', '2026-05-04T07:00:00.000Z'],
  ['2026-05-04T07:00:00Z', null, '2026-05-05T07:00:00.000Z', '2026-05-11T07:00:00.000Z'],
  ['2026-05-04T07:00:00Z', 'Asia/Kathmandu', '2026-05-05T01:15:00.000Z', '2026-05-11T01:15:00.000Z'],
  ['2026-05-04T07:00:00Z', 'Pacific/Auckland', '2026-05-04T19:00:00.000Z', '2026-05-10T19:00:00.000Z'],
  // In Berlin, clocks go forward in the night before Sunday, 29 March 2026.
  ['2026-03-28T12:00:00Z', 'Europe/Berlin', '2026-03-29T05:00:00.000Z', '2026-03-30T05:00:00.000Z'],
])(
  'after %s, the next mail in the time zone %s is due at seven in the morning',
  (now, zone, daily, weekly) => {
    expect(nextMailAt('daily', new Date(now), zone)?.toISOString()).toBe(daily);
    expect(nextMailAt('weekly', new Date(now), zone)?.toISOString()).toBe(weekly);
  },
);

test('no mail is due if the mails are switched off', () => {
  expect(nextMailAt('off', new Date('2026-05-04T06:59:00Z'), null)).toBeNull();
});
