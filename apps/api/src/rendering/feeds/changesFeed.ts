/**
 * Serves the listed jobs and their changes as `/feeds/jobs.ndjson`: a line for each change, and in the header `Link` the address of
 * the next lines. A program that follows it until there are no lines, and asks again later, has a copy of all jobs.
 */
import type { JobChanges } from '@skillharbor/contract';
import type { LimitHook } from '@skillharbor/contract-server/limits';
import { originOf } from '@skillharbor/contract-server/origin';
import { addVary } from '@skillharbor/contract-server/wholeResponses';
import type { FastifyInstance } from 'fastify';
import { encodeText, encodingFor } from '../../platform/web/encoding.ts';
import { inProcessFetch } from '../../platform/web/inProcess.ts';

interface ChangesFeedOptions {
  publicUrl: URL | null;
  /** The onRequest hook that counts requests. */
  limit?: LimitHook | undefined;
}

export function registerChangesFeed(app: FastifyInstance, { publicUrl, limit }: ChangesFeedOptions): void {
  app.get('/feeds/jobs.ndjson', { onRequest: limit ?? [] }, async (request, reply) => {
    const origin = originOf(request, publicUrl);
    const { search } = new URL(request.url, 'http://localhost');
    const fetched = await inProcessFetch(app, request, false)(`${origin}/api/job-listings/changes/${search}`);
    reply.header('cache-control', 'no-store');
    if (!fetched.ok)
      return reply
        .code(fetched.status)
        .type(fetched.headers.get('content-type') ?? 'application/json')
        .send(Buffer.from(await fetched.arrayBuffer()));
    // The contract says that this response is a page of changes.
    const { results, next } = (await fetched.json()) as JobChanges;
    const lines = results.map((change) => `${JSON.stringify(change)}\n`).join('');
    const { headers, body } = await encodeText(lines, 'application/x-ndjson', encodingFor(request));
    return addVary(reply, 'accept-encoding')
      .headers(headers)
      .header('link', `<${origin}/feeds/jobs.ndjson?since=${next}>; rel="next"`)
      .send(body);
  });
}
