/**
 * Serves lists of jobs as feeds. `/feeds/jobs.atom` accepts the same query as the page `/jobs`. Every feed contains the
 * same jobs that the page of its list shows to visitors. A feed gets its jobs from the API, so its requests are
 * validated, limited and cached like requests to the API.
 */
import type { JobSummary } from '@skillharbor/contract';
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
}

/** The addresses of a list: its feed without the extension, its page, and its API operation. */
interface ListPaths {
  feed: string;
  page: string;
  api: string;
  /** The slug of the company whose jobs the list contains. */
  company?: string;
}

type Format = keyof typeof feedFormats;

/** The fields that all lists of jobs have in common. */
interface JobPage {
  results: readonly JobSummary[];
  next: string | null;
}

export function registerFeeds(app: FastifyInstance, { cache, clock, publicUrl }: FeedOptions): void {
  async function sendFeed(request: FastifyRequest, reply: FastifyReply, format: Format, paths: ListPaths) {
    const query = new URL(request.url, 'http://localhost').searchParams;
    const origin = originOf(request, publicUrl);
    const today = dayOf(clock());
    query.sort();
    const key = ['feed', origin, today, format, paths.feed, query].join(' ');
    const response = await cache.get(key, async (): Promise<WholeResponse> => {
      const fetched = await inProcessFetch(app, request, false)(`${origin}${addressOf(paths.api, query)}`);
      if (!fetched.ok) return refusal(fetched);
      // The cast is safe: the contract declares that this response is a page of jobs.
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
    app.get(`/feeds/jobs.${format}`, (request, reply) =>
      sendFeed(request, reply, format, {
        feed: '/feeds/jobs',
        page: '/jobs',
        api: '/api/job-listings/listings/',
      }),
    );
    app.get<{ Params: { company: string } }>(`/feeds/companies/:company/jobs.${format}`, (request, reply) => {
      const company = encodeURIComponent(request.params.company);
      return sendFeed(request, reply, format, {
        feed: `/feeds/companies/${company}/jobs`,
        page: `/company/${company}`,
        api: `/api/companies/${company}/jobs/`,
        company: request.params.company,
      });
    });
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

/**
 * Returns a title that contains the search words and filters of the list, because a feed reader may subscribe to
 * several lists.
 */
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

/**
 * Responds with the problem that the API has returned. The response is not cached, because there is no limit to the
 * number of invalid queries.
 */
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
