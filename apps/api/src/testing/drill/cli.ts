/**
 * Tests in a temporary folder whether a marketplace can be recovered after the loss of its machine.
 *
 *     pnpm harbor drill [--people 20] [--no-demo] [--keep FOLDER]
 *
 * `--keep` saves the data folder and the backup. Before a release, save a fixture with few people and no demo data in
 * apps/api/src/backup/fixtures/<date>.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { drill, timed } from './drill.ts';
import { fixtures, upgrade } from './upgrades.ts';

const { values } = parseArgs({
  allowNegative: true,
  options: {
    people: { type: 'string', default: '20' },
    demo: { type: 'boolean', default: true },
    keep: { type: 'string' },
  },
});
const say = (sentence: string) => void process.stderr.write(`${sentence}\n`);
const folder = await mkdtemp(join(tmpdir(), 'skill-harbor-drill-'));
try {
  const result = await drill({
    folder,
    people: Number(values.people),
    demo: values.demo,
    databaseUrl: null,
    passphrase: 'a passphrase for the drill',
    keep: values.keep === undefined ? null : resolve(values.keep),
    say,
  });
  for (const fixture of fixtures) {
    await timed(say, `Upgrading what ${fixture.day} left`, () => upgrade(folder, fixture));
  }
  const { rows, files, differing, lostFiles, lostConfirmed } = result;
  const lostRows = Object.values(differing).reduce((sum, count) => sum + count, lostConfirmed);
  process.stdout.write(`Lost ${lostRows} of ${rows} rows and ${lostFiles.length} of ${files} files.\n`);
  for (const { day } of fixtures) process.stdout.write(`Upgraded what was left by ${day}.\n`);
  for (const [table, count] of Object.entries(differing))
    process.stderr.write(`${table}: ${count} rows differ\n`);
  for (const key of lostFiles) process.stderr.write(`${key} is lost or changed\n`);
  process.exitCode = lostRows + lostFiles.length === 0 ? 0 : 1;
} finally {
  await rm(folder, { recursive: true, force: true });
}
