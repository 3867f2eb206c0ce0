import { expect, test } from 'vitest';
import { DatabaseBusyError, isDatabaseUnavailable, remedyOf } from './errors.ts';

const withCode = (code: string) => Object.assign(new Error('…'), { code });

test.each(['ECONNREFUSED', 'ECONNRESET', 'EHOSTUNREACH', '08006', '53300', '57P01', '55P03', '57014'])(
  '%s means that the database is unavailable',
  (code) => {
    expect(isDatabaseUnavailable(withCode(code))).toBe(true);
  },
);

test.each(['23505', '42P01', 'ENOENT'])('%s does not mean that the database is unavailable', (code) => {
  expect(isDatabaseUnavailable(withCode(code))).toBe(false);
});

test('a missing Unix socket counts as an unavailable database, but another missing file does not', () => {
  const missing = withCode('ENOENT');
  expect(isDatabaseUnavailable(Object.assign(missing, { syscall: 'open' }))).toBe(false);
  expect(isDatabaseUnavailable(Object.assign(missing, { syscall: 'connect' }))).toBe(true);
});

test('an overloaded database counts as unavailable', () => {
  expect(isDatabaseUnavailable(new DatabaseBusyError('Waited.'))).toBe(true);
  expect(isDatabaseUnavailable(new Error('Waited.'))).toBe(false);
});

test.each([
  [new DatabaseBusyError('Waited.'), 'DATABASE_CONNECTIONS'],
  [new Error('timeout exceeded when trying to connect'), 'DATABASE_CONNECTIONS'],
  [withCode('53300'), 'max_connections'],
  [withCode('55P03'), 'DATABASE_LOCK_TIMEOUT'],
  [withCode('57014'), 'DATABASE_STATEMENT_TIMEOUT'],
])('the remedy for %s names the setting %s', (error, setting) => {
  expect(remedyOf(error)).toContain(setting);
  expect(remedyOf(withCode('23505'))).toBeNull();
});
