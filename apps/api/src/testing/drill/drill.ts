/**
 * Tests the recovery after the loss of a machine. The drill creates data through a running server, backs the data up
 * during further writes, restores it in another place, and compares every row and every file. The backup and the
 * restore are each killed once, and then repeated.
 */
import { existsSync } from 'node:fs';
import { copyFile, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { readArchive } from '@skillharbor/backup/archiveReader';
import { checkArchive } from '@skillharbor/backup/restore';
import { createProgress } from '@skillharbor/backup/progress';
import { marketplaceData } from '../../backup/marketplaceData.ts';
import { lossBetween } from './compare.ts';
import type { Loss } from './compare.ts';
import { packFolder } from './folders.ts';
import { settingsOf, start } from './places.ts';
import type { Place } from './places.ts';
import { mustRun, runProgram } from './programs.ts';
import { nothingConfirmed, whileWriting, writeSome } from './writers.ts';
import type { Confirmed } from './writers.ts';

export interface DrillOptions {
  /** An empty folder for all files of the drill. */
  folder: string;
  people: number;
  demo: boolean;
  /** The database into which the backup is restored, or null for another embedded database. */
  databaseUrl: string | null;
  passphrase: string | null;
  /** The folder to which the stopped server's data is saved, as a fixture for later versions. */
  keep: string | null;
  say: (sentence: string) => void;
}

export interface DrillResult extends Loss {
  /**
   * The number of writes that the server had confirmed before the backup started, and that the backup does not contain.
   * It must be 0.
   */
  lostConfirmed: number;
}

export async function drill(options: DrillOptions): Promise<DrillResult> {
  const { folder, say } = options;
  const here: Place = { dataDir: join(folder, 'here'), databaseUrl: null };
  const there: Place = { dataDir: join(folder, 'there'), databaseUrl: options.databaseUrl };
  const lostConfirmed = await backUpRunning(options, here);

  const archive = join(folder, 'stopped.backup');
  await timed(say, 'Backing up the stopped server, killed once', async () => {
    await kill(['backup', archive], settingsOf(here, null));
    if (existsSync(archive)) throw new Error('A backup that was killed has left an archive.');
    await mustRun(['backup', archive], settingsOf(here, null));
  });
  if (options.keep !== null) {
    await mkdir(options.keep, { recursive: true });
    await copyFile(archive, join(options.keep, 'archive.backup'));
    await packFolder(here.dataDir, join(options.keep, 'data.tar.zst'));
  }
  await timed(say, 'Restoring it elsewhere, killed once', async () => {
    await kill(['restore', archive], settingsOf(there, null));
    const { code, errors } = await runProgram(['restore', archive], settingsOf(there, null));
    // The second restore may fail, because the first one may have written all rows before it was killed.
    if (code !== 0 && !errors.includes('is not empty')) throw new Error(`It was not repeated: ${errors}`);
  });
  const loss = await timed(say, 'Comparing every row and every file', () => lossBetween(here, there));

  return { ...loss, lostConfirmed };
}

/** Kills the program as soon as the program reports progress. */
const kill = (command: readonly string[], environment: Record<string, string>) =>
  runProgram(command, environment, (text, end) => {
    if (text.includes(' %')) end();
  });

/**
 * Backs up the running server. Returns the number of writes that were confirmed before the backup, and that the backup
 * does not contain.
 */
async function backUpRunning(
  { folder, people, demo, passphrase, say }: DrillOptions,
  place: Place,
): Promise<number> {
  const archive = join(folder, 'running.backup');
  const server = start(place, demo ? 'demo' : 'none');
  try {
    const address = await timed(say, 'Starting a server', () => server.ready);
    const confirmed = nothingConfirmed();
    const client = await timed(say, 'Writing', () => writeSome(address, people, confirmed));
    const { written, longestMs } = await timed(say, 'Backing up while more is written', () =>
      whileWriting(address, client, () => mustRun(['backup', archive], settingsOf(place, passphrase))),
    );
    say(`Meanwhile ${written} jobs were posted, each in ${Math.round(longestMs)} ms at most.`);
    return await countLost(archive, passphrase, confirmed);
  } finally {
    server.stop('SIGTERM');
    await server.ended;
  }
}

async function countLost(path: string, passphrase: string | null, confirmed: Confirmed): Promise<number> {
  const manifest = await checkArchive(
    marketplaceData,
    { path, passphrase },
    createProgress(() => undefined),
  );
  const found = new Map<string, Set<unknown>>();
  for await (const item of readArchive({ path, passphrase }, marketplaceData.isFileKey)) {
    if (item.kind !== 'lines') continue;
    const column = item.table === 'users' ? 'email' : 'id';
    const index = manifest.tables.find(({ name }) => name === item.table)?.columns.indexOf(column) ?? -1;
    const values = found.get(item.table) ?? new Set();
    found.set(item.table, values);
    // The cast is safe, because each line of a table's rows is an array of texts. See rows.ts.
    for (const line of item.lines) values.add((JSON.parse(line) as unknown[])[index]);
  }
  const lost = (table: string, values: readonly (string | number)[]) =>
    values.filter((value) => found.get(table)?.has(String(value)) !== true).length;
  return (
    lost('users', confirmed.emails) +
    lost('job_listings', confirmed.jobs) +
    lost('applications', confirmed.applications) +
    manifest.missing.length
  );
}

export async function timed<Result>(
  say: DrillOptions['say'],
  what: string,
  task: () => Promise<Result>,
): Promise<Result> {
  const started = performance.now();
  const result = await task();
  say(`${what}: ${((performance.now() - started) / 1000).toFixed(1)} s`);
  return result;
}
