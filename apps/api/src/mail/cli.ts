/**
 * Lists the mails whose last attempt failed, with the reason. The command also works while the server runs.
 *
 *     pnpm harbor mails
 */
import { openSource } from '../backup/source.ts';
import { foreignOwner, runAgainAs } from '../platform/operating/dataOwner.ts';
import { explain } from '../platform/operating/explain.ts';
import { writePrivately } from '../platform/operating/fileModes.ts';
import { ownSettings } from '../settings.ts';
import { failedMails, waitingMails } from './mails.repository.ts';
import type { FailedMail } from './mails.repository.ts';

const MAX_LISTED = 100;

async function list(): Promise<void> {
  const { dataDir, databaseUrl } = ownSettings();
  const owner = foreignOwner(dataDir);
  if (owner) return void (process.exitCode = await runAgainAs(owner));
  writePrivately();
  const database = await openSource(dataDir, databaseUrl);
  try {
    for (const mail of await failedMails(database.kysely, MAX_LISTED)) print(lineOf(mail));
    const { count, since } = await waitingMails(database.kysely, new Date());
    print(`Still to be sent: ${count}${since ? `, the oldest since ${since.toISOString()}` : ''}.`);
  } finally {
    await database.close();
  }
}

function lineOf({ recipient, created_at, attempts, due_at, last_error }: FailedMail): string {
  const next = due_at ? `next try at ${due_at.toISOString()}` : 'given up';
  return `${created_at.toISOString()}  ${recipient}  tries: ${attempts}, ${next}  ${last_error}`;
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}

try {
  await list();
} catch (error) {
  process.stderr.write(`${explain(error)}\n`);
  process.exitCode = 1;
}
