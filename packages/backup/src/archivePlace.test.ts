/** Tests the messages to an operator who names a file that cannot be written or read. */
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { explainArchive } from './archivePlace.ts';
import { BackupError } from './errors.ts';

const PLACE = resolve('/backups/harbor.backup');

const failure = (code: string, more: { path?: string; syscall?: string } = { path: PLACE }) =>
  Object.assign(new Error(`${code}: as the operating system says it`), { code, ...more });

test.each([
  [
    'backup',
    'ENOSPC',
    'There is no room for /backups/harbor.backup, and nothing of it was kept: make room, or name',
  ],
  [
    'backup',
    'EDQUOT',
    'There is no room for /backups/harbor.backup, and nothing of it was kept: make room, or name',
  ],
  ['backup', 'ENOENT', 'There is no folder /backups: create it, or name a file in another one.'],
  ['restore', 'ENOENT', 'There is no file /backups/harbor.backup: name a backup that is there.'],
  ['backup', 'EISDIR', '/backups/harbor.backup is a folder: name a file.'],
  [
    'backup',
    'EACCES',
    'This user may not write into /backups: give it the right, or name a file in another folder.',
  ],
  [
    'restore',
    'EACCES',
    'This user may not read /backups/harbor.backup: give it the right, or run the command as',
  ],
  [
    'backup',
    'EROFS',
    'The disk of /backups/harbor.backup can only be read: mount it for writing, or name a file',
  ],
] as const)('the error explains to the command %s what %s means', (command, code, sentence) => {
  const explained = explainArchive(failure(code), command, PLACE);
  expect(explained).toBeInstanceOf(BackupError);
  expect(String(explained)).toContain(sentence);
});

test('an error about the partial file is explained, and so is a write error that names no path', () => {
  for (const more of [{ path: `${PLACE}.partial` }, { syscall: 'write' }])
    expect(explainArchive(failure('ENOSPC', more), 'backup', PLACE)).toBeInstanceOf(BackupError);
});

test('all other errors are returned unchanged', () => {
  for (const error of [
    new Error('EIO'),
    failure('ENOSPC', { path: '/data/database/base' }),
    failure('ECONNREFUSED', { syscall: 'connect' }),
  ])
    expect(explainArchive(error, 'backup', PLACE)).toBe(error);
  const read = failure('ENOSPC', { syscall: 'write' });
  expect(explainArchive(read, 'restore', PLACE)).toBe(read);
});
