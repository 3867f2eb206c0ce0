/**
 * Serves all listed jobs as `/feeds/jobs.xml`, in the XML format of Indeed, which other job engines such as Jooble,
 * Adzuna and Talent.com also read. Each job is written as soon as it has been read from the database.
 */
import { AsyncLocalStorage } from 'node:async_hooks';
import { Readable } from 'node:stream';
import { createGzip } from 'node:zlib';
import type { Job } from '@skillharbor/contract';
import { originOf } from '@skillharbor/contract-server/origin';
import { addVary } from '@skillharbor/contract-server/wholeResponses';
import { englishJobWords, formatPay, proseHtml } from '@skillharbor/prose';
import { htmlEscape } from 'escape-goat';
import type { FastifyInstance } from 'fastify';
import { eachListedJob } from '../../marketplace/jobs/jobChanges.repository.ts';
import type { Queries } from '../../platform/database/tables.ts';
import type { Clock } from '../../platform/time/clock.ts';
import { encodingFor } from '../../platform/web/encoding.ts';
import { withoutControls } from './xmlText.ts';

interface EnginesFeedOptions {
  queries: Queries;
  clock: Clock;
  publicUrl: URL | null;
}

export function registerEnginesFeed(
  app: FastifyInstance,
  { queries, clock, publicUrl }: EnginesFeedOptions,
): void {
  app.get('/feeds/jobs.xml', async (request, reply) => {
    const origin = originOf(request, publicUrl);
    // Runs each query in the context of this request. The client decides when the stream is read, and this happens
    // outside the context.
    const inContext = AsyncLocalStorage.snapshot();
    const jobs = eachListedJob(queries, clock());
    async function* xml() {
      yield head(origin, clock());
      for (;;) {
        const next = await inContext(() => jobs.next());
        if (next.done) break;
        yield jobXml(next.value, origin);
      }
      yield '</source>\n';
    }
    const body = Readable.from(xml());
    addVary(reply, 'accept-encoding')
      .type('text/xml; charset=utf-8')
      .header('cache-control', 'public, max-age=3600');
    return encodingFor(request) === 'identity'
      ? reply.send(body)
      : reply.header('content-encoding', 'gzip').send(body.pipe(createGzip()));
  });
}

function head(origin: string, now: Date): string {
  const about = elements({
    publisher: 'Skill Harbor',
    publisherurl: origin,
    lastBuildDate: now.toUTCString(),
  });
  return `<?xml version="1.0" encoding="utf-8"?>\n<source>\n${about}`;
}

/**
 * Writes the XML element of a job. Elements without a value are omitted, so the feed contains only facts that the job
 * states.
 */
function jobXml(job: Job, origin: string): string {
  const { pay, remote } = job;
  const content = elements({
    title: job.title,
    date: job.date_posted === null ? null : new Date(job.date_posted).toUTCString(),
    referencenumber: String(job.id),
    url: `${origin}/job/${job.id}`,
    company: job.company,
    city: remote === 'remote' ? null : job.location,
    country: job.country,
    description: proseHtml(job.description),
    salary: pay ? formatPay(pay, englishJobWords.pay, 'en-US') : job.salary_range,
    jobtype: englishJobWords.employmentTypes[job.employment_type],
    remotetype: remote === 'onsite' ? null : englishJobWords.workTypes[remote],
    category: job.category,
    expirationdate: job.application_deadline,
  });
  return `<job>\n${content}</job>\n`;
}

function elements(texts: Readonly<Record<string, string | null>>): string {
  return Object.entries(texts)
    .map(([name, text]) => (text ? `<${name}>${htmlEscape(withoutControls(text))}</${name}>\n` : ''))
    .join('');
}
