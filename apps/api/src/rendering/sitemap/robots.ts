/** What search engines may read: everything public. Private pages say for themselves that they are not to be listed. */
import type { FastifyInstance } from 'fastify';
import { originOf } from '../../contract/origin.ts';

export function registerRobots(app: FastifyInstance, publicUrl: URL | null): void {
  app.get('/robots.txt', (request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'public, max-age=3600')
      .send(`User-agent: *\nDisallow:\n\nSitemap: ${originOf(request, publicUrl)}/sitemap.xml\n`),
  );
  // Pages need the API to show themselves, so it can be read. Its answers are no pages.
  app.addHook('onRequest', async (request, reply) => {
    if (request.url.startsWith('/api/')) reply.header('x-robots-tag', 'noindex');
  });
}
