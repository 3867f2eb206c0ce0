/**
 * Tells search engines which pages of jobs were added, changed or removed, so that they do not have to look for them.
 * https://www.indexnow.org/documentation
 */
import type { FastifyInstance } from 'fastify';
import type { Queries } from '../../platform/database/tables.ts';
import { readJobChanges } from '../../marketplace/jobs/jobChanges.commands.ts';
import type { Clock } from '../../platform/time/clock.ts';
import { readCursor, writeCursor } from './indexNow.repository.ts';

export interface IndexNowSettings {
  /** The address that takes announcements, and passes them on to the other search engines. */
  url: URL;
  /** The key that the site also serves as a file, which shows that the announcement comes from it. */
  key: string;
}

export interface AnnounceServices {
  queries: Queries;
  clock: Clock;
  log: { warn: (about: object, text: string) => void };
  /** Null announces nothing. */
  indexNow: IndexNowSettings | null;
  /** The origin at which users reach the site, or null while only this machine can. */
  publicUrl: URL | null;
}

const TIMEOUT_MS = 10_000;

/** Serves the key as a file at the root of the site, which the protocol asks for. */
export function registerIndexNow(app: FastifyInstance, { key }: IndexNowSettings): void {
  app.get(`/${key}.txt`, (_request, reply) => reply.type('text/plain; charset=utf-8').send(key));
}

/**
 * Announces the jobs that have changed since the last announcement that was accepted. A refused announcement is logged, and the
 * next run announces the same changes. After a crash, or on several servers, a change may be announced twice.
 */
export async function announceJobs({
  queries,
  clock,
  log,
  indexNow,
  publicUrl,
}: AnnounceServices): Promise<void> {
  if (!indexNow || !publicUrl) return;
  for (;;) {
    const since = await readCursor(queries);
    // A position that is too old to be known begins again with all jobs.
    const changes =
      (await readJobChanges(queries, since, clock())) ?? (await readJobChanges(queries, undefined, clock()));
    if (!changes) return;
    const urls = changes.results.map(({ id }) => new URL(`/job/${id}`, publicUrl).href);
    if (urls.length > 0) {
      const problem = await announce(indexNow, publicUrl, urls);
      // A task that throws runs again within seconds, which a search engine would take for an attack.
      if (problem !== null) return log.warn({ problem }, 'changed jobs were not announced');
    }
    await writeCursor(queries, changes.next);
    if (changes.is_current) return;
  }
}

/** Returns why the announcement was not accepted, or null. */
async function announce(
  { url, key }: IndexNowSettings,
  publicUrl: URL,
  urlList: readonly string[],
): Promise<string | null> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json; charset=utf-8', 'User-Agent': 'Skill Harbor' },
      body: JSON.stringify({ host: publicUrl.host, key, urlList }),
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    await response.body?.cancel();
    return response.ok ? null : `The status was ${response.status}.`;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
