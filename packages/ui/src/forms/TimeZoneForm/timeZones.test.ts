import { expect, test } from 'vitest';
import { knownTimeZones, toOptions } from './timeZones.ts';

test('time zones are grouped by region, and time zones without a region come first', () => {
  const zones = ['Europe/Berlin', 'UTC', 'America/New_York', 'America/Argentina/Buenos_Aires'];
  expect(toOptions(zones)).toEqual([
    { value: 'UTC', label: 'UTC' },
    {
      label: 'America',
      options: [
        { value: 'America/Argentina/Buenos_Aires', label: 'Argentina, Buenos Aires' },
        { value: 'America/New_York', label: 'New York' },
      ],
    },
    { label: 'Europe', options: [{ value: 'Europe/Berlin', label: 'Berlin' }] },
  ]);
});

test('the saved time zone appears once among the options, even if this browser does not list it', () => {
  expect(knownTimeZones('Asia/New_Atlantis')).toContain('Asia/New_Atlantis');
  expect(knownTimeZones('Europe/Berlin').filter((zone) => zone === 'Europe/Berlin')).toHaveLength(1);
  expect(knownTimeZones()).toContain('UTC');
});
