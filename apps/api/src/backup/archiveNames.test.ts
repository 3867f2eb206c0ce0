import { expect, test } from 'vitest';
import { expiredOf, isDue, nameBefore, nameOf, newestOf } from './archiveNames.ts';

const at = (time: string) => new Date(`${time}:00Z`);
const NOW = at('2026-06-01T00:00');
const named = (...times: string[]) => times.map((time) => nameOf(at(time)));

test('the name of an archive contains the time of its backup', () => {
  expect(nameOf(at('2026-05-04T03:00'))).toBe('skill-harbor-2026-05-04T03-00-00Z.backup');
  expect(
    newestOf(named('2026-05-04T03:00', '2026-05-05T03:10', '2026-05-03T03:00', '2027-01-01T03:00'), NOW),
  ).toEqual(at('2026-05-05T03:10'));
});

test('files with other names do not count as backups, and incomplete archives do not count either', () => {
  const [partial = ''] = named('2026-05-04T03:00').map((name) => `${name}.partial`);
  expect(newestOf(['harbor.backup', 'skill-harbor-2026-13-04T03-00-00Z.backup', partial], NOW)).toBeNull();
});

test.each([
  ['there is no backup yet', null, '2026-05-04T02:00', true],
  ['the newest is from before today’s hour', '2026-05-04T02:59', '2026-05-04T03:00', true],
  ['the newest is from after today’s hour', '2026-05-04T03:00', '2026-05-04T23:59', false],
  [
    'today’s hour has not come, and yesterday’s backup was made',
    '2026-05-03T03:05',
    '2026-05-04T02:59',
    false,
  ],
  [
    'today’s hour has not come, and yesterday’s backup is missing',
    '2026-05-03T02:00',
    '2026-05-04T02:59',
    true,
  ],
])('the schedule decides whether a backup is due if %s', (_case, newest, now, due) => {
  expect(isDue(newest === null ? null : at(newest), 3, at(now))).toBe(due);
});

test('the schedule keeps the newest backup of each of the last days, weeks and months', () => {
  const days = Array.from({ length: 400 }, (_, index) => new Date(Date.UTC(2025, 0, 1 + index, 3)));
  const names = days.map((day) => nameOf(day));
  const expired = expiredOf(names, { daily: 3, weekly: 2, monthly: 3 });
  const kept = names.filter((name) => !expired.includes(name)).map((name) => name.slice(13, 23));
  // The last backup was made on Wednesday, 2026-02-04, so there are backups of three days of that week.
  expect(kept).toEqual(['2025-12-31', '2026-01-31', '2026-02-01', '2026-02-02', '2026-02-03', '2026-02-04']);
});

test('of several backups on one day, the schedule keeps the last one', () => {
  const names = named('2026-05-04T03:00', '2026-05-04T15:00');
  expect(expiredOf(names, { daily: 7, weekly: 4, monthly: 12 })).toEqual(named('2026-05-04T03:00'));
});

test('the schedule never removes the backups that upgrades have made', () => {
  const before = nameBefore('0.2.0', at('2026-05-04T01:00'));
  expect(expiredOf([before, ...named('2026-05-04T03:00')], { daily: 1, weekly: 0, monthly: 0 })).toEqual([]);
});

test('if no backups are made for a long time, no archive is removed', () => {
  const names = named('2020-05-04T03:00', '2020-05-05T03:00');
  expect(expiredOf(names, { daily: 2, weekly: 0, monthly: 0 })).toEqual([]);
});

test('the schedule removes an incomplete archive once there is a newer backup, and never removes files of other programs', () => {
  const [complete = ''] = named('2026-05-05T03:00');
  const [left = ''] = named('2026-05-04T03:00').map((name) => `${name}.partial`);
  const [running = ''] = named('2026-05-06T03:00').map((name) => `${name}.partial`);
  const names = [complete, left, running, 'harbor.backup', 'notes.txt'];
  expect(expiredOf(names, { daily: 1, weekly: 0, monthly: 0 })).toEqual([left]);
});
