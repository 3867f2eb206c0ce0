import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { afterQuietHours, beforeQuietHours, hourIn, nextStartOfHour } from './quietHours.ts';

const NIGHT = { from: 22, to: 7 };
const after = (time: string, quiet = NIGHT, zone: string | null = 'Europe/Berlin') =>
  afterQuietHours(new Date(time), quiet, zone).toISOString();

describe('a mail during quiet hours', () => {
  test.each([
    ['is sent at once during the day', '2026-05-04T12:30:00.000Z', '2026-05-04T12:30:00.000Z'],
    ['waits from the first minute', '2026-05-04T20:00:00.000Z', '2026-05-05T05:00:00.000Z'],
    ['waits after midnight', '2026-05-05T00:10:00.000Z', '2026-05-05T05:00:00.000Z'],
    ['does not wait once they are over', '2026-05-05T05:00:00.000Z', '2026-05-05T05:00:00.000Z'],
    [
      'waits an hour less when clocks are set forward',
      '2026-03-28T21:00:00.000Z',
      '2026-03-29T05:00:00.000Z',
    ],
    ['waits an hour more when clocks are set back', '2026-10-24T20:00:00.000Z', '2026-10-25T06:00:00.000Z'],
  ])('%s', (_, queued, sent) => {
    expect(after(queued)).toBe(sent);
  });

  test('a mail does not wait if the user has chosen no quiet hours, or quiet hours that begin and end at the same hour', () => {
    const now = new Date('2026-05-05T00:10:00.000Z');
    expect(afterQuietHours(now, null, 'Europe/Berlin')).toBe(now);
    expect(afterQuietHours(now, { from: 2, to: 2 }, 'Europe/Berlin')).toBe(now);
  });

  test('a mail waits for the end of quiet hours in UTC if the user has chosen no time zone', () => {
    expect(after('2026-05-04T22:00:00.000Z', NIGHT, null)).toBe('2026-05-05T07:00:00.000Z');
  });
});

describe('a push notification and quiet hours', () => {
  const before = (time: string, quiet: typeof NIGHT | null = NIGHT) =>
    beforeQuietHours(new Date(time), quiet, 'Europe/Berlin')?.toISOString();

  test('a push notification may arrive until the quiet hours begin', () => {
    expect(before('2026-05-04T12:30:00.000Z')).toBe('2026-05-04T20:00:00.000Z');
    expect(before('2026-05-04T22:30:00.000Z')).toBe('2026-05-04T22:30:00.000Z');
  });

  test('a push notification may arrive at any time if the user has chosen no quiet hours', () => {
    expect(before('2026-05-04T12:30:00.000Z', null)).toBeUndefined();
    expect(before('2026-05-04T12:30:00.000Z', { from: 2, to: 2 })).toBeUndefined();
  });
});

const zones = [
  'UTC',
  'Europe/Berlin',
  'America/St_Johns',
  'Asia/Kathmandu',
  'Australia/Lord_Howe',
  'America/Los_Angeles',
  'Pacific/Apia',
  'Africa/Casablanca',
  'Pacific/Chatham',
];
const hour = fc.integer({ min: 0, max: 23 });
const quietHours = fc.record({ from: hour, to: hour });
const moment = fc.date({
  min: new Date('2025-01-01T00:00:00Z'),
  max: new Date('2028-01-01T00:00:00Z'),
  noInvalidDate: true,
});
const isQuiet = (time: Date, { from, to }: { from: number; to: number }, zone: string) => {
  const shown = hourIn(time, zone);
  return from <= to ? from <= shown && shown < to : shown >= from || shown < to;
};

describe.each(zones)('the quiet hours in the time zone %s', (zone) => {
  test('no mail becomes due within the quiet hours, before it is queued, or later than necessary', () => {
    fc.assert(
      fc.property(moment, quietHours, (now, quiet) => {
        const due = afterQuietHours(now, quiet, zone);
        expect(isQuiet(due, quiet, zone)).toBe(false);
        expect(due.getTime()).toBeGreaterThanOrEqual(now.getTime());
        const aMinuteBefore = new Date(due.getTime() - 60_000);
        expect(due.getTime() === now.getTime() || isQuiet(aMinuteBefore, quiet, zone)).toBe(true);
      }),
      { numRuns: 100 },
    );
  });

  test('a mail waits for at most 25 hours', () => {
    fc.assert(
      fc.property(moment, quietHours, (now, quiet) => {
        const due = afterQuietHours(now, quiet, zone);
        expect(due.getTime() - now.getTime()).toBeLessThanOrEqual(25 * 60 * 60 * 1000);
      }),
      { numRuns: 100 },
    );
  });
});

test.each([
  ['later today', '2026-05-04T05:59:00Z', 8, 'Europe/Berlin', '2026-05-04T06:00:00Z'],
  ['tomorrow, once the hour has begun', '2026-05-04T06:00:00Z', 8, 'Europe/Berlin', '2026-05-05T06:00:00Z'],
  ['in a zone with quarters of an hour', '2026-05-04T00:00:00Z', 7, 'Asia/Kathmandu', '2026-05-04T01:15:00Z'],
  [
    'only once in a night in which it comes twice',
    '2026-10-25T00:00:00Z',
    2,
    'Europe/Berlin',
    '2026-10-26T01:00:00Z',
  ],
  ['after a night that leaves it out', '2026-03-29T00:30:00Z', 2, 'Europe/Berlin', '2026-03-30T00:00:00Z'],
  ['in UTC without a time zone', '2026-05-04T09:30:00Z', 0, null, '2026-05-05T00:00:00Z'],
])('the next time at which an hour begins is %s', (_, now, hour, timeZone, expected) => {
  expect(nextStartOfHour(new Date(now), hour, timeZone)).toEqual(new Date(expected));
});
