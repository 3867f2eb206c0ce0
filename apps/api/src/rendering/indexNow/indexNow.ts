/**
 * Tells search engines which job pages were added, changed or removed, so that they do not have to crawl the site to
 * notice. https://www.indexnow.org/documentation
 */
import type { FastifyInstance } from 'fastify';
import type { Queries } from '../../platform/database/tables.ts';
import { readJobChanges } from '../../marketplace/jobs/jobChanges.commands.ts';
import type { Clock } from '../../platform/time/clock.ts';
import { readCursor, writeCursor } from './indexNow.repository.ts';

export interface IndexNowSettings {
  /** The address to which announcements are sent. It passes them on to the other search engines. */
  url: URL;
  /**
   * The key that each announcement contains. The site also serves the key as a file, which proves that the
   * announcements come from the site.
   */
  key: string;
}

export interface AnnounceServices {
  queries: Queries;
  clock: Clock;
  log: { warn: (about: object, text: string) => void };
  /** The settings for announcements, or null to announce no changes. */
  indexNow: IndexNowSettings | null;
  /** The public origin of the site, or null if the site can be reached only from this machine. */
  publicUrl: URL | null;
}

const TIMEOUT_MS = 10_000;

/** Serves the key as a file at the root of the site, because the protocol requires this. */
export function registerIndexNow(app: FastifyInstance, { key }: IndexNowSettings): void {
  app.get(`/${key}.txt`, (_request, reply) => reply.type('text/plain; charset=utf-8').send(key));
}

/**
 * Announces the jobs that have changed since the last accepted announcement. If an announcement is refused, this is
 * logged, and the next run announces the same changes again. After a crash, or with several servers, a change may be
 * announced twice.
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
    // If the cursor is too old to continue from, starts again with all jobs.
    const changes =
      (await readJobChanges(queries, since, clock())) ?? (await readJobChanges(queries, undefined, clock()));
    if (!changes) return;
    const urls = changes.results.map(({ id }) => new URL(`/job/${id}`, publicUrl).href);
    if (urls.length > 0) {
      const problem = await announce(indexNow, publicUrl, urls);
      // Logs the refusal instead of throwing an error: after an error, the task would run again within seconds, and a
      // search engine would take that for an attack.
      if (problem !== null) return log.warn({ problem }, 'changed jobs were not announced');
    }
    await writeCursor(queries, changes.next);
    if (changes.is_current) return;
  }
}

/** Sends an announcement. Returns the reason why it was not accepted, or null if it was accepted. */
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
