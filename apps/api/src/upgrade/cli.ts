/**
 * Upgrades an installation to this version. The command runs in the folder of the new version, with the settings of the
 * installation.
 *
 *     pnpm harbor upgrade [FILE]      checks, backs up to FILE or to BACKUP_TO, migrates, and says how to go back
 *
 * Nothing is changed if the backup cannot be read back. A server with an embedded database must be stopped first.
 */
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { isAbsolute, join, relative, resolve, sep } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { checkData } from '../doctor/data.ts';
import { linesOf } from '../doctor/finding.ts';
import { openDatabase } from '../platform/database/database.ts';
import { listPending, migrate } from '../platform/database/migrate.ts';
import type { Tables } from '../platform/database/tables.ts';
import { commandName } from '../platform/operating/commandName.ts';
import { foreignOwner, runAgainAs } from '../platform/operating/dataOwner.ts';
import { UsageError, explain } from '../platform/operating/explain.ts';
import { writePrivately } from '../platform/operating/fileModes.ts';
import { version } from '../platform/operating/version.ts';
import { ownSettings } from '../settings.ts';
import type { Settings } from '../settings.ts';
import { describeWayBack } from './wayBack.ts';

const backupProgram = fileURLToPath(new URL('../backup/cli.ts', import.meta.url));
/** The parts of the installation in which the checks before an upgrade must find no fault. */
const NEEDED = ['disk', 'database', 'files'];

/** The steps of an upgrade that run as the owner of the data. */
const steps = { check, migrate: migrateHere };
type Step = keyof typeof steps;

async function run(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { step: { type: 'string' } },
  });
  const settings = ownSettings();
  const [file, ...more] = positionals;
  if (more.length > 0 || (file === undefined && settings.backups === null))
    throw new UsageError(
      `Usage: ${commandName('upgrade')} FILE\n\n  Without BACKUP_TO, name a FILE for the backup.`,
    );
  if (isInside(file ?? settings.backups?.to, settings.dataDir))
    throw new UsageError(`The backup must not be in ${settings.dataDir}, which the way back moves aside.`);
  if (values.step === 'check' || values.step === 'migrate') return steps[values.step](settings);
  await runAsOwner('check', settings);
  const archive = await backUp(file);
  await runAsOwner('migrate', settings);
  print(
    `\nThe data is ready for version ${version}: start its server.\n\n${describeWayBack(settings, archive)}`,
  );
}

/** Returns true if backups are stored inside the data folder. */
function isInside(place: unknown, dataDir: string): boolean {
  if (typeof place !== 'string') return false;
  const path = relative(resolve(dataDir), resolve(place));
  return !isAbsolute(path) && path !== '..' && !path.startsWith(`..${sep}`);
}

async function runAsOwner(step: Step, settings: Settings): Promise<void> {
  const owner = foreignOwner(settings.dataDir);
  if (owner === null) return steps[step](settings);
  if ((await runAgainAs(owner, ['--step', step])) !== 0) throw new ReportedError();
}

/** The error for a failed child process that has already reported the reason. */
class ReportedError extends Error {}

class NotReadyError extends Error {
  readonly code = 'NOT_READY';
}

async function check(settings: Settings): Promise<void> {
  writePrivately();
  const pending = await withDatabase(settings, (database) => listPending(database.kysely));
  print(
    pending.length === 0
      ? `Version ${version} has no migration to run.`
      : `Version ${version} will run ${pending.length} migrations, up to ${pending.at(-1)}.`,
  );
  const findings = (await checkData(settings)).filter(({ about }) => NEEDED.includes(about));
  for (const finding of findings) print(linesOf(finding));
  if (findings.some(({ state }) => state === 'fault'))
    throw new NotReadyError('Mend the faults first. Nothing was changed.');
}

async function migrateHere(settings: Settings): Promise<void> {
  writePrivately();
  const names = await withDatabase(settings, (database) => migrate(database.kysely));
  print(`Ran ${names.length} migrations.`);
}

/** Opens the database for a task. No server may use an embedded database at the same time. */
async function withDatabase<Result>(
  { dataDir, databaseUrl }: Settings,
  task: (database: Awaited<ReturnType<typeof openDatabase<Tables>>>) => Promise<Result>,
): Promise<Result> {
  if (databaseUrl === null && !existsSync(join(dataDir, 'database', 'PG_VERSION')))
    throw new NotReadyError(
      `There is no database in ${dataDir}. Set DATA_DIR, or DATABASE_URL, to what the server uses.`,
    );
  const database = await openDatabase<Tables>({ dataDir, databaseUrl: databaseUrl ?? undefined });
  try {
    return await task(database);
  } finally {
    await database.close();
  }
}

/** Makes the backup by running the command `backup`, and returns the path of the archive. */
async function backUp(file: string | undefined): Promise<string> {
  const options = file === undefined ? ['--before-upgrade'] : [resolve(file)];
  const child = spawn(process.execPath, [backupProgram, 'backup', ...options], {
    stdio: ['inherit', 'pipe', 'inherit'],
  });
  const ended = new Promise<number | null>((done, fail) => child.once('error', fail).once('close', done));
  const [code, output] = await Promise.all([ended, text(child.stdout)]);
  if (code !== 0) throw new ReportedError();
  process.stdout.write(output);
  // The sentence that the command prints begins with the path.
  return output.split(' holds ', 1)[0] ?? '';
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}

try {
  await run();
} catch (error) {
  if (!(error instanceof ReportedError)) process.stderr.write(`${explain(error)}\n`);
  process.exitCode = 1;
}
