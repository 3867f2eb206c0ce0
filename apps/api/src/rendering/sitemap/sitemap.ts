/**
 * Lists the public addresses for search engines: an index, the site's own pages, and sitemaps of at most 50,000 jobs,
 * companies or freelancers each. Each of these sitemaps covers a range of ids, so that an address never moves to
 * another sitemap. A sitemap is sent while its rows are being read.
 */
import { AsyncLocalStorage } from 'node:async_hooks';
import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { LimitHook } from '@skillharbor/contract-server/limits';
import { originOf } from '@skillharbor/contract-server/origin';
import type { Queries } from '../../platform/database/tables.ts';
import { dayOf } from '../../platform/time/clock.ts';
import type { Clock } from '../../platform/time/clock.ts';
import {
  companyParts,
  freelancerParts,
  jobParts,
  listCompaniesIn,
  listFreelancersIn,
  listJobsIn,
  newestJobs,
} from './sitemap.repository.ts';
import type { IdRange, ListedJob } from './sitemap.repository.ts';
import { sitemapIndex, urlSet } from './xml.ts';
import type { SitemapUrl } from './xml.ts';

/** The maximum number of addresses in a sitemap. */
const PART_SIZE = 50_000;
/** The maximum id that the contract allows. */
const MAX_ID = 2_147_483_647;
/** The number of addresses in each read from the database. They take about 100 kB of text. */
const CHUNK_SIZE = 1_000;

interface SitemapOptions {
  queries: Queries;
  clock: Clock;
  publicUrl: URL | null;
  /** The onRequest hook that counts requests towards their limit. */
  limit?: LimitHook | undefined;
  partSize?: number;
  chunkSize?: number;
}

interface PartRequest {
  Params: { part: string };
}

/**
 * Reads the addresses at the beginning of a range. If fewer than `limit` addresses are returned, the range contains no
 * more.
 */
type ReadUrls = (range: IdRange, limit: number) => Promise<{ id: number; url: SitemapUrl }[]>;

export function registerSitemap(
  app: FastifyInstance,
  { queries, clock, publicUrl, limit, partSize = PART_SIZE, chunkSize = CHUNK_SIZE }: SitemapOptions,
): void {
  const options = { onRequest: limit ?? [] };
  app.get('/sitemap.xml', options, async (request, reply) => {
    const origin = originOf(request, publicUrl);
    const jobs = (await jobParts(queries, partSize)).map((part) => `jobs-${part}`);
    const freelancers = (await freelancerParts(queries, partSize)).map((part) => `freelancers-${part}`);
    const companies = (await companyParts(queries, partSize)).map((part) => `companies-${part}`);
    const sitemaps = ['pages', ...jobs, ...companies, ...freelancers];
    return asXml(reply).send(
      sitemapIndex(sitemaps.map((name) => ({ location: `${origin}/sitemap-${name}.xml` }))),
    );
  });

  app.get('/sitemap-pages.xml', options, async (request, reply) => {
    const urls = pageUrls(originOf(request, publicUrl), await newestJobs(queries));
    return asXml(reply).send(urlSet.start + urlSet.urls(urls) + urlSet.end);
  });

  app.get<PartRequest>('/sitemap-jobs-:part(^[1-9][0-9]{0,4}).xml', options, (request, reply) => {
    const origin = originOf(request, publicUrl);
    const today = dayOf(clock());
    return sendPart(request, reply, async (range, limit) => {
      const jobs = await listJobsIn(queries, range, limit);
      return jobs.map((job) => ({
        id: job.id,
        url: { location: `${origin}/job/${job.id}`, changed: changeOf(job, today) },
      }));
    });
  });

  app.get<PartRequest>('/sitemap-companies-:part(^[1-9][0-9]{0,4}).xml', options, (request, reply) => {
    const origin = originOf(request, publicUrl);
    return sendPart(request, reply, async (range, limit) => {
      const companies = await listCompaniesIn(queries, range, limit);
      return companies.map(({ id, slug, updated_at }) => ({
        id,
        url: { location: `${origin}/company/${slug}`, changed: updated_at },
      }));
    });
  });

  app.get<PartRequest>('/sitemap-freelancers-:part(^[1-9][0-9]{0,4}).xml', options, (request, reply) => {
    const origin = originOf(request, publicUrl);
    return sendPart(request, reply, async (range, limit) => {
      const freelancers = await listFreelancersIn(queries, range, limit);
      return freelancers.map(({ id, updated_at }) => ({
        id,
        // Omits the time of day. If a client watches an application with a hidden name, the exact time could reveal
        // which freelancer has just changed the profile.
        url: { location: `${origin}/freelancer/${id}`, changed: new Date(dayOf(updated_at)) },
      }));
    });
  });

  async function sendPart(request: FastifyRequest<PartRequest>, reply: FastifyReply, read: ReadUrls) {
    const part = Number(request.params.part);
    const range = { after: Math.min((part - 1) * partSize, MAX_ID), last: Math.min(part * partSize, MAX_ID) };
    // Reads the first chunk before the stream starts, because the status of the response is 404 if the chunk is empty.
    const first = await read(range, chunkSize);
    if (first.length === 0) {
      reply.callNotFound();
      return reply;
    }
    // Runs each query in the context of this request. The client decides when the stream is read, and this happens
    // outside the context.
    const inContext = AsyncLocalStorage.snapshot();
    async function* xml() {
      yield urlSet.start;
      let chunk = first;
      for (;;) {
        yield urlSet.urls(chunk.map(({ url }) => url));
        const after = chunk.at(-1)?.id;
        if (after === undefined || chunk.length < chunkSize) break;
        chunk = await inContext(read, { ...range, after }, chunkSize);
      }
      yield urlSet.end;
    }
    return asXml(reply).send(Readable.from(xml()));
  }
}

/**
 * Lists the public pages that are not about a single job, company or freelancer. The date of a list is the date on
 * which its newest job was posted.
 */
function pageUrls(origin: string, newest: Awaited<ReturnType<typeof newestJobs>>): SitemapUrl[] {
  const posted = newest.map((job) => job.posted).toSorted((a, b) => b.getTime() - a.getTime())[0];
  const lists = ['/', '/jobs'].map((path) => ({ location: origin + path, changed: posted }));
  const categories = newest.map((job) => ({
    location: `${origin}/jobs?category=${job.category}`,
    changed: job.posted,
  }));
  const others = [
    '/freelancers',
    '/how-it-works',
    '/category',
    '/pricing',
    '/transparency',
    '/signup',
    '/signin',
  ];
  return [...lists, ...categories, ...others.map((path) => ({ location: origin + path }))];
}

/**
 * Returns the time when a job's page last changed: when the job was edited, or when the job closed on the day after its
 * deadline.
 */
function changeOf({ updated_at, application_deadline }: ListedJob, today: string): Date | undefined {
  const closed = application_deadline < today ? dayAfter(application_deadline) : null;
  const isClosedSince = updated_at !== null && closed !== null && closed > updated_at;
  return (isClosedSince ? closed : updated_at) ?? undefined;
}

function dayAfter(day: string): Date {
  const date = new Date(day);
  date.setUTCDate(date.getUTCDate() + 1);
  return date;
}

function asXml(reply: FastifyReply): FastifyReply {
  return reply.type('application/xml; charset=utf-8').header('cache-control', 'public, max-age=3600');
}
