/**
 * Serves lists of jobs as feeds. `/feeds/jobs.atom` takes the query of the page `/jobs`, and every feed has what the
 * page of its list shows to visitors. A feed is read through the API, so it is validated, limited and cached like it.
 */
import type { JobSummary } from '@skillharbor/contract';
import type { LimitHook } from '@skillharbor/contract-server/limits';
import { originOf } from '@skillharbor/contract-server/origin';
import type { ResponseCache } from '@skillharbor/contract-server/publicReads';
import { sendTagged } from '@skillharbor/contract-server/wholeResponses';
import type { WholeResponse } from '@skillharbor/contract-server/wholeResponses';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { dayOf } from '../../platform/time/clock.ts';
import type { Clock } from '../../platform/time/clock.ts';
import { inProcessFetch } from '../../platform/web/inProcess.ts';
import { feedEntry, feedFormats } from './feedFormats.ts';
import type { Feed } from './feedFormats.ts';

interface FeedOptions {
  cache: ResponseCache;
  clock: Clock;
  publicUrl: URL | null;
  /** The onRequest hook that counts requests. */
  limit?: LimitHook | undefined;
}

/** The addresses of one list: of its feed without the format, of its page, and of its operation. */
interface ListPaths {
  feed: string;
  page: string;
  api: string;
  /** The slug of the company whose jobs the list has. */
  company?: string;
}

type Format = keyof typeof feedFormats;

/** What every list of jobs has. */
interface JobPage {
  results: readonly JobSummary[];
  next: string | null;
}

export function registerFeeds(app: FastifyInstance, { cache, clock, publicUrl, limit }: FeedOptions): void {
  const options = { onRequest: limit ?? [] };

  async function sendFeed(request: FastifyRequest, reply: FastifyReply, format: Format, paths: ListPaths) {
    const query = new URL(request.url, 'http://localhost').searchParams;
    const origin = originOf(request, publicUrl);
    const today = dayOf(clock());
    query.sort();
    const key = ['feed', origin, today, format, paths.feed, query].join(' ');
    const response = await cache.get(key, async (): Promise<WholeResponse> => {
      const fetched = await inProcessFetch(app, request, false)(`${origin}${addressOf(paths.api, query)}`);
      if (!fetched.ok) return refusal(fetched);
      // The contract says that this response is a page of jobs.
      const list = (await fetched.json()) as JobPage;
      const { mediaType, write } = feedFormats[format];
      const feed = write(feedOf(list, { origin, query, format, paths }), new Date(today));
      return {
        status: 200,
        headers: { 'content-type': `${mediaType}; charset=utf-8`, 'cache-control': 'public, no-cache' },
        body: Buffer.from(feed),
      };
    });
    return sendTagged(request, reply, response);
  }

  for (const format of ['atom', 'json'] as const) {
    app.get(`/feeds/jobs.${format}`, options, (request, reply) =>
      sendFeed(request, reply, format, {
        feed: '/feeds/jobs',
        page: '/jobs',
        api: '/api/job-listings/listings/',
      }),
    );
    app.get<{ Params: { company: string } }>(
      `/feeds/companies/:company/jobs.${format}`,
      options,
      (request, reply) => {
        const company = encodeURIComponent(request.params.company);
        return sendFeed(request, reply, format, {
          feed: `/feeds/companies/${company}/jobs`,
          page: `/company/${company}`,
          api: `/api/companies/${company}/jobs/`,
          company: request.params.company,
        });
      },
    );
  }
}

interface Asked {
  origin: string;
  query: URLSearchParams;
  format: Format;
  paths: ListPaths;
}

function feedOf({ results, next }: JobPage, { origin, query, format, paths }: Asked): Feed {
  const [newest] = results;
  const subject = paths.company === undefined ? [] : [newest?.company ?? paths.company];
  const feedUrl = (of: URLSearchParams) => origin + addressOf(`${paths.feed}.${format}`, of);
  return {
    title: titleOf(subject, query),
    pageUrl: origin + addressOf(paths.page, query),
    url: feedUrl(query),
    nextUrl: next === null ? null : feedUrl(nextPage(query)),
    entries: results.flatMap((job) => feedEntry(job, origin) ?? []),
  };
}

/** Returns a title with the words and filters of the list, because a reader of feeds may follow several lists. */
function titleOf(subject: readonly string[], query: URLSearchParams): string {
  const asked = [...query].flatMap(([name, value]) => (name === 'page' || name === 'sort' ? [] : [value]));
  return ['Skill Harbor', 'Jobs', ...subject, ...asked].join(' · ');
}

function nextPage(query: URLSearchParams): URLSearchParams {
  const next = new URLSearchParams(query);
  next.set('page', String(Number(query.get('page') ?? 1) + 1));
  return next;
}

function addressOf(path: string, query: URLSearchParams): string {
  return query.size === 0 ? path : `${path}?${query.toString()}`;
}

/** Passes the API's problem on. It is not cached, because the number of wrong queries is unlimited. */
async function refusal(response: Response): Promise<WholeResponse> {
  return {
    status: response.status,
    headers: {
      'content-type': response.headers.get('content-type') ?? 'application/json',
      'cache-control': 'no-store',
    },
    body: Buffer.from(await response.arrayBuffer()),
    isPartial: true,
  };
}
