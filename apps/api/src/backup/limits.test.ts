/** Tests that archives that were made to harm the operator who restores them are refused. */
import { createWriteStream } from 'node:fs';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { pack as createPack } from 'tar-stream';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { runProgram } from '../testing/drill/programs.ts';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

const MIB = 1024 * 1024;
const UNPACKED = 256 * MIB;

let folder: string;
let usual: number;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'skill-harbor-limits-'));
  usual = (await restore(await archiveOf('tables/users/000001.ndjson', 'x', MIB))).peak;
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/**
 * Writes an archive with one large entry, in which this content is repeated. The archive itself has at most a few
 * hundred kilobytes.
 */
async function archiveOf(name: string, content: string, size: number): Promise<string> {
  const path = join(folder, 'small.backup');
  const pack = createPack();
  const written = pipeline(Readable.from(pack), createGzip({ level: 1 }), createWriteStream(path));
  pack.entry({ name: 'skill-harbor-backup' }, '1\n');
  const block = Buffer.alloc(MIB, content);
  const blocks = Readable.from(Array.from({ length: size / MIB }, () => block));
  await pipeline(blocks, pack.entry({ name, size }));
  pack.finalize();
  await written;
  return path;
}

/**
 * Restores an archive in a separate process. `peak` is the maximum amount of memory that the process used, in bytes.
 */
async function restore(path: string, environment: Record<string, string> = {}) {
  const report = "process.on('exit', () => console.error('peak ' + process.resourceUsage().maxRSS))";
  const { code, errors } = await runProgram(['restore', path], {
    DATA_DIR: join(folder, 'data'),
    NODE_OPTIONS: `--import "data:text/javascript,${encodeURIComponent(report)}"`,
    ...environment,
  });
  const [, kilobytes] = /^peak (\d+)$/m.exec(errors) ?? [];
  return { code, errors, peak: Number(kilobytes) * 1024 };
}

test.each([
  ['one row that does not end', 'tables/users/000001.ndjson', 'x', 'A row is too long'],
  ['rows without number', 'tables/users/000001.ndjson', '[]\n\n', 'An entry has too many rows'],
  ['a manifest that does not end', 'manifest.json', ' ', 'An entry is too large'],
  ['a number of its format that does not end', 'skill-harbor-backup', '1', 'An entry is too large'],
  ['a file larger than any upload', `files/resumes/${crypto.randomUUID()}.pdf`, 'x', 'is too large'],
])(
  'an archive that unpacks to %s is refused without using much memory',
  async (_what, name, content, reason) => {
    const { code, errors, peak } = await restore(await archiveOf(name, content, UNPACKED));
    expect(code).toBe(1);
    expect(errors).toContain(`${reason}. Use another backup.`);
    expect((peak - usual) / MIB).toBeLessThan(64);
    expect(await readdir(folder)).toEqual(['small.backup']);
  },
);

test('an archive that takes a gigabyte of memory to decrypt is refused before it is decrypted', async () => {
  const path = join(folder, 'encrypted.backup');
  await writeFile(path, `age-encryption.org/v1\n-> scrypt ${'A'.repeat(22)} 20\n${'A'.repeat(43)}\n--- `);
  const { code, errors, peak } = await restore(path, { BACKUP_PASSPHRASE: 'correct horse' });
  expect(code).toBe(1);
  expect(errors).toContain('was not encrypted by a backup of Skill Harbor');
  expect((peak - usual) / MIB).toBeLessThan(64);
  await rm(path);
});
