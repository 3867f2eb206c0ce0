/**
 * Serves the listed jobs and their changes as `/feeds/jobs.ndjson`. The response has one line for each change, and its
 * `Link` header has the address of the next lines. A program that follows these addresses until there are no more lines
 * has a copy of all jobs. Later, it requests the last address again to get the changes since.
 */
import type { JobChanges } from '@skillharbor/contract';
import { originOf } from '@skillharbor/contract-server/origin';
import { addVary } from '@skillharbor/contract-server/wholeResponses';
import type { FastifyInstance } from 'fastify';
import { encodeText, encodingFor } from '../../platform/web/encoding.ts';
import { inProcessFetch } from '../../platform/web/inProcess.ts';

export function registerChangesFeed(app: FastifyInstance, publicUrl: URL | null): void {
  app.get('/feeds/jobs.ndjson', async (request, reply) => {
    const origin = originOf(request, publicUrl);
    const { search } = new URL(request.url, 'http://localhost');
    const fetched = await inProcessFetch(app, request, false)(`${origin}/api/job-listings/changes/${search}`);
    reply.header('cache-control', 'no-store');
    if (!fetched.ok)
      return reply
        .code(fetched.status)
        .type(fetched.headers.get('content-type') ?? 'application/json')
        .send(Buffer.from(await fetched.arrayBuffer()));
    // The cast is safe: the contract declares that this response is a page of changes.
    const { results, next } = (await fetched.json()) as JobChanges;
    const lines = results.map((change) => `${JSON.stringify(change)}\n`).join('');
    const { headers, body } = await encodeText(lines, 'application/x-ndjson', encodingFor(request));
    return addVary(reply, 'accept-encoding')
      .headers(headers)
      .header('link', `<${origin}/feeds/jobs.ndjson?since=${next}>; rel="next"`)
      .send(body);
  });
}
