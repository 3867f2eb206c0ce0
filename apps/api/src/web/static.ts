/**
 * The built web app: its files, and index.html for every address that is one of the app's routes. What looks for the
 * API or a file that is not there gets a 404 in JSON.
 */
import { existsSync } from 'node:fs';
import { join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import staticFiles from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

export const webFolder = fileURLToPath(new URL('../../../web/dist', import.meta.url));

const FOR_GOOD = 'public, max-age=31536000, immutable';
const ASK_AGAIN = 'no-cache';

/** Where password managers send people (https://www.w3.org/TR/change-password-url/), and the app's page for it. */
const CHANGE_PASSWORD = '/.well-known/change-password';
const ASK_FOR_A_NEW_PASSWORD = '/forgot-password';

export async function registerWeb(app: FastifyInstance, folder: string): Promise<void> {
  app.get(CHANGE_PASSWORD, async (_request, reply) => reply.redirect(ASK_FOR_A_NEW_PASSWORD));
  const isBuilt = existsSync(join(folder, 'index.html'));
  if (isBuilt) {
    await app.register(staticFiles, {
      root: folder,
      preCompressed: true,
      cacheControl: false,
      redirect: false,
      // The names of what the build puts into assets/ change with their content.
      setHeaders: (reply, path) => {
        const isHashed = path.startsWith(join(folder, 'assets') + sep);
        reply.header('cache-control', isHashed ? FOR_GOOD : ASK_AGAIN);
      },
    });
  }
  app.setNotFoundHandler((request, reply) =>
    isBuilt && isPage(request) ? reply.sendFile('index.html') : answerNotFound(reply),
  );
}

function isPage({ method, url }: FastifyRequest): boolean {
  const path = url.split('?', 1)[0] ?? '';
  const isRead = method === 'GET' || method === 'HEAD';
  return isRead && !/^\/(api|media|assets)(\/|$)/.test(path) && !/\.[^/]*$/.test(path);
}

function answerNotFound(reply: FastifyReply): FastifyReply {
  return reply.code(404).header('cache-control', 'no-store').send({ detail: 'Not found.' });
}
