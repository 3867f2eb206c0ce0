/**
 * Helps users who report a stranger in their account, or who have lost their second factor.
 *
 *     pnpm harbor end-sessions ADDRESS      ends all sessions of the accounts with this email address
 *     pnpm harbor remove-factors ADDRESS    removes the codes and passkeys of these accounts: the password is enough
 *
 * With the embedded database, stop the server first.
 */
import type { MailQueue } from '../../mail/mailQueue.ts';
import { insertMail } from '../../mail/mails.repository.ts';
import { inOwnWords } from '../../mail/mailWords.ts';
import { withBrand } from '../../mail/withBrand.ts';
import { readSiteName } from '../brand/brand.repository.ts';
import { openDatabase } from '../../platform/database/database.ts';
import type { Queries, Tables } from '../../platform/database/tables.ts';
import { commandName } from '../../platform/operating/commandName.ts';
import { foreignOwner, runAgainAs } from '../../platform/operating/dataOwner.ts';
import { UsageError, explain } from '../../platform/operating/explain.ts';
import { writePrivately } from '../../platform/operating/fileModes.ts';
import { systemClock } from '../../platform/time/clock.ts';
import { ownSettings } from '../../settings.ts';
import type { Settings } from '../../settings.ts';
import { removeFactors } from './codes.commands.ts';
import { revokeSessionsOf } from './sessions.repository.ts';
import { findCredentials, findPasswordOwner } from './users.repository.ts';

interface Command {
  run: (queries: Queries, userId: number, settings: Settings) => Promise<void>;
  done: (email: string) => string;
}

const commands: Readonly<Record<string, Command>> = {
  'end-sessions': {
    run: (queries, id) => revokeSessionsOf(queries, id, systemClock()),
    done: (email) => `All sessions of ${email} have ended.`,
  },
  'remove-factors': {
    async run(queries, id, { publicUrl, host, port }) {
      const owner = await findPasswordOwner(queries, id);
      if (!owner) return;
      const site = publicUrl?.origin ?? `http://${host}:${port}`;
      // The command only queues the mail. The server sends the mail when it runs.
      const mailQueue: MailQueue = {
        site,
        async enqueue(to, mail) {
          const brand = { name: await readSiteName(to), site };
          await insertMail(to, withBrand(await inOwnWords(to, mail), brand), { now: systemClock() });
        },
        deliverSoon: () => undefined,
      };
      await removeFactors({ queries, mailQueue, clock: systemClock }, { ...owner, id });
    },
    done: (email) => `One-time codes and passkeys of ${email} are removed. The password alone logs in.`,
  },
};

async function run([name = '', email, ...more]: readonly string[]): Promise<string> {
  const command = commands[name];
  if (command === undefined || email === undefined || more.length > 0)
    throw new UsageError(`Usage: ${commandName(command ? name : Object.keys(commands).join('|'))} ADDRESS`);
  const settings = ownSettings();
  const { dataDir, databaseUrl } = settings;
  writePrivately();
  const database = await openDatabase<Tables>({ dataDir, databaseUrl: databaseUrl ?? undefined });
  try {
    const accounts = await findCredentials(database.kysely, email.trim(), systemClock());
    if (accounts.length === 0)
      throw new UsageError(`No account has the address ${email}. Nothing was changed.`);
    for (const { id } of accounts) await command.run(database.kysely, id, settings);
    return command.done(email);
  } finally {
    await database.close();
  }
}

try {
  const owner = foreignOwner(ownSettings().dataDir);
  if (owner) process.exitCode = await runAgainAs(owner);
  else process.stdout.write(`${await run(process.argv.slice(2))}\n`);
} catch (error) {
  process.stderr.write(`${explain(error)}\n`);
  process.exitCode = 1;
}
