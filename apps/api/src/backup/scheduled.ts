/**
 * Makes the scheduled backups, each in a separate process, so that a backup cannot exhaust the server's memory or crash
 * the server. If several servers run, the first one makes the backup, and the others then find that no backup is due.
 */
import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from '../platform/time/clock.ts';
import type { BackupSettings } from '../settings/backups.ts';
import { isDue, newestOf } from './archiveNames.ts';
import { openPlace } from './places.ts';

/** The time that the server waits after a failed backup. */
const PAUSE_MS = 60 * 60 * 1000;
const program = fileURLToPath(new URL('cli.ts', import.meta.url));

interface BackupState {
  /** The time of the newest stored backup, or null if there is none. */
  newest: Date | null;
  /** True if this server's last attempt to make a backup failed. */
  hasFailed: boolean;
}

export interface ScheduledBackups {
  /** Makes a backup if one is due. */
  run(stopping: AbortSignal): Promise<void>;
  state(): BackupState;
}

export function scheduleBackups(
  { to, hour }: BackupSettings,
  clock: Clock,
  log: FastifyBaseLogger,
): ScheduledBackups {
  let newest: Date | null = null;
  let failedAt: Date | null = null;

  return {
    state: () => ({ newest, hasFailed: failedAt !== null }),
    async run(stopping) {
      const now = clock();
      try {
        const place = await openPlace(to);
        newest = newestOf(await place.list(), now);
        if (!isDue(newest, hour, now)) {
          // Resets the failure, because another server may have made the backup that failed on this server.
          failedAt = null;
          return;
        }
        if (failedAt && now.getTime() - failedAt.getTime() < PAUSE_MS) return;
        const result = await makeInChild(stopping);
        newest = newestOf(await place.list(), clock());
        failedAt = null;
        log.info({ result }, 'made a backup');
      } catch (error) {
        if (stopping.aborted) return;
        failedAt = now;
        log.error({ err: error }, 'a scheduled backup failed');
      }
    },
  };
}

/**
 * Runs the backup program in a child process, and returns its output. If the backup fails, throws an error with the
 * program's message.
 */
async function makeInChild(stopping: AbortSignal): Promise<string> {
  const child = spawn(process.execPath, [program, 'backup', '--if-due'], {
    stdio: ['ignore', 'pipe', 'pipe'],
    signal: stopping,
  });
  const ended = new Promise<number | null>((resolve, reject) =>
    child.once('error', reject).once('close', resolve),
  );
  const [code, result, errors] = await Promise.all([ended, text(child.stdout), text(child.stderr)]);
  if (code !== 0) throw new Error(errors.trim().split('\n').at(-1));
  return result.trim();
}
