/** Serves the contract as /api/openapi.yaml, and a page with its documentation as /api/docs. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import staticFiles from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { contractFile } from '../../contract/document.ts';

const REVALIDATE = 'no-cache';
const pageFolder = fileURLToPath(new URL('./reference', import.meta.url));
const rendererFolder = dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'));

const served = ['reference.css', 'reference.js', 'swagger-ui-bundle.js', 'swagger-ui.css'];

export async function registerReference(app: FastifyInstance): Promise<void> {
  const contract = readFileSync(contractFile, 'utf8');
  const page = readFileSync(join(pageFolder, 'index.html'), 'utf8');
  app.get('/api/openapi.yaml', async (_request, reply) =>
    reply.type('application/yaml; charset=utf-8').header('cache-control', REVALIDATE).send(contract),
  );
  app.get('/api/docs', async (_request, reply) =>
    reply.type('text/html; charset=utf-8').header('cache-control', REVALIDATE).send(page),
  );
  await app.register(staticFiles, {
    root: [pageFolder, rendererFolder],
    prefix: '/api/docs/',
    // Serves only the files that the page needs. The package of the renderer also contains other pages and source maps.
    allowedPath: (path) => served.includes(basename(path)),
    cacheControl: false,
    setHeaders: (reply) => void reply.header('cache-control', REVALIDATE),
    decorateReply: false,
    index: false,
    redirect: false,
  });
}
