/**
 * Serves robots.txt, which allows search engines to read all public addresses. Private pages themselves say that search
 * engines must not index them.
 */
import type { FastifyInstance } from 'fastify';
import { originOf } from '@skillharbor/contract-server/origin';

export function registerRobots(app: FastifyInstance, publicUrl: URL | null): void {
  app.get('/robots.txt', (request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'public, max-age=3600')
      .send(`User-agent: *\nDisallow:\n\nSitemap: ${originOf(request, publicUrl)}/sitemap.xml\n`),
  );
  // Search engines may read the API, because pages need it to show their content. But they must not index the responses
  // of the API.
  app.addHook('onRequest', async (request, reply) => {
    if (request.url.startsWith('/api/')) reply.header('x-robots-tag', 'noindex');
  });
}
