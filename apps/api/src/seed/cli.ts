/**
 * Fills the database that the server's settings name, while the server is not running.
 *
 *     pnpm seed --demo              the demo data, into an empty database
 *     pnpm seed --listings 100000   that many plain listings, on top of what is there
 */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { systemClock } from '../clock.ts';
import { openDatabase } from '../database/database.ts';
import { migrate } from '../database/migrate.ts';
import { openFiles } from '../files/open.ts';
import { readSettings } from '../settings.ts';
import type { Settings } from '../settings.ts';
import type { Tables } from '../tables.ts';
import { insertListings } from './bulk.ts';
import { isEmpty, seedDemo } from './demo.ts';

const USAGE = `Usage: pnpm seed [--demo] [--listings <number>]

  --demo               people, jobs and applications to try Skill Harbor with, into an empty database
  --listings <number>  that many plain listings, on top of what is there

The database is the one that the server uses: DATA_DIR or DATABASE_URL. Stop the server first.
`;

/** Something that the person who runs this can mend. */
class UsageError extends Error {}

interface Wishes {
  demo: boolean;
  listings: number;
}

function readArguments(): Wishes {
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

async function seed({ demo, listings }: Wishes, settings: Settings): Promise<void> {
  const { dataDir, databaseUrl } = settings;
  const database = await openDatabase<Tables>({ dataDir, databaseUrl: databaseUrl ?? undefined });
  try {
    await migrate(database.kysely);
    if (demo) {
      if (!(await isEmpty(database.kysely)))
        throw new UsageError('The demo data goes into an empty database only.');
      await seedDemo(database.kysely, await openFiles(settings), systemClock, join(dataDir, 'uploads'));
      say('The demo data is in place.');
    }
    if (listings > 0) {
      const started = performance.now();
      const onProgress = (done: number) => say(`${done} of ${listings} listings`);
      await insertListings(database.kysely, { count: listings, now: systemClock(), onProgress });
      say(`Inserted ${listings} listings in ${((performance.now() - started) / 1000).toFixed(1)} s.`);
    }
  } finally {
    await database.close();
  }
}

function say(sentence: string): void {
  process.stdout.write(`${sentence}\n`);
}

/** A sentence for what a person can mend; where it happened for everything else. */
function explain(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error instanceof UsageError || 'code' in error ? error.message : (error.stack ?? error.message);
}

try {
  await seed(readArguments(), readSettings(process.env));
} catch (error) {
  process.stderr.write(`${explain(error)}\n`);
  process.exitCode = 1;
}
