/**
 * Inserts data into the database that the settings name, while the server is not running.
 *
 *     pnpm harbor seed --demo              the demo data, into an empty database
 *     pnpm harbor seed --listings 100000   adds this many generated job listings
 */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { openDatabase } from '../platform/database/database.ts';
import { migrate } from '../platform/database/migrate.ts';
import type { Tables } from '../platform/database/tables.ts';
import { openFileStore } from '../files/openFileStore.ts';
import { commandName } from '../platform/operating/commandName.ts';
import { foreignOwner, runAgainAs } from '../platform/operating/dataOwner.ts';
import { prepareDataFolder } from '../platform/operating/dataFolder.ts';
import { UsageError, explain } from '../platform/operating/explain.ts';
import { writePrivately } from '../platform/operating/fileModes.ts';
import { ownSettings } from '../settings.ts';
import type { Settings } from '../settings.ts';
import { systemClock } from '../platform/time/clock.ts';
import { insertJobs } from './bulk.ts';
import { ifEmpty, seedDemo } from './demo.ts';

const USAGE = `Usage: ${commandName('seed')} [--demo] [--listings <number>]

  --demo               people, jobs and applications to try Skill Harbor with, into an empty database
  --listings <number>  adds this many generated job listings

The database is the one that the server uses: DATA_DIR or DATABASE_URL. Stop the server first.
`;

interface SeedOptions {
  demo: boolean;
  listings: number;
}

function readArguments(): SeedOptions {
  const { demo = false, listings = '0' } = parse();
  if (!/^\d+$/.test(listings)) throw new UsageError(`--listings must be a whole number, not "${listings}".`);
  if (!demo && listings === '0') throw new UsageError(USAGE);
  return { demo, listings: Number(listings) };
}

function parse() {
  try {
    return parseArgs({ options: { demo: { type: 'boolean' }, listings: { type: 'string' } } }).values;
  } catch (error) {
    throw new UsageError(`${error instanceof Error ? error.message : String(error)}\n\n${USAGE}`);
  }
}

async function seed({ demo, listings }: SeedOptions, settings: Settings): Promise<void> {
  const { dataDir, databaseUrl } = settings;
  const owner = foreignOwner(dataDir);
  if (owner) return void (process.exitCode = await runAgainAs(owner));
  writePrivately();
  prepareDataFolder(dataDir);
  const database = await openDatabase<Tables>({ dataDir, databaseUrl: databaseUrl ?? undefined });
  try {
    await migrate(database.kysely);
    if (demo) {
      const files = await openFileStore(settings, database.kysely);
      const wasEmpty = await ifEmpty(database.kysely, (connection) =>
        seedDemo(connection, files, systemClock, join(dataDir, 'uploads')),
      );
      if (!wasEmpty) throw new UsageError('The demo data goes into an empty database only.');
      print('The demo data is in place.');
    }
    if (listings > 0) {
      const started = performance.now();
      const onProgress = (done: number) => print(`${done} of ${listings} listings`);
      await insertJobs(database.kysely, { count: listings, now: systemClock(), onProgress });
      print(`Inserted ${listings} listings in ${((performance.now() - started) / 1000).toFixed(1)} s.`);
    }
  } finally {
    await database.close();
  }
}

function print(sentence: string): void {
  process.stdout.write(`${sentence}\n`);
}

try {
  await seed(readArguments(), ownSettings());
} catch (error) {
  process.stderr.write(`${explain(error)}\n`);
  process.exitCode = 1;
}
