/** Serves the files and the pages of the built web app. Every other address gets a 404 response in JSON. */
import { join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import staticFiles from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { LimitHook } from '@skillharbor/contract-server/limits';
import { notFound } from '../../contract/responses.ts';
import { isOwnAddress, isPageAddress } from './addresses.ts';
import type { Refuse } from './refusals.ts';

export const webFolder = fileURLToPath(new URL('../../../../web/dist', import.meta.url));

const IMMUTABLE = 'public, max-age=31536000, immutable';
const REVALIDATE = 'no-cache';

/**
 * Password managers open this address (https://www.w3.org/TR/change-password-url/). It redirects to the page on which
 * users set a new password.
 */
const CHANGE_PASSWORD = '/.well-known/change-password';
const CHANGE_PASSWORD_PAGE = '/change-password';

type Handler = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;

interface WebOptions {
  folder: string;
  /** Responds with a page of the app. This function is null if the app is not built. */
  sendPage: Handler | null;
  refuse: Refuse;
  /** The hooks that count requests for pages and files, or undefined for no limit. */
  limits: Readonly<Record<'page' | 'file', LimitHook>> | undefined;
}

export async function registerWeb(
  app: FastifyInstance,
  { folder, sendPage, refuse, limits }: WebOptions,
): Promise<void> {
  app.get(CHANGE_PASSWORD, { onRequest: limits?.page ?? [] }, async (_request, reply) =>
    reply.redirect(CHANGE_PASSWORD_PAGE),
  );
  if (sendPage) {
    await app.register(async (files) => {
      if (limits) files.addHook('onRequest', limits.file);
      await files.register(staticFiles, {
        root: folder,
        preCompressed: true,
        cacheControl: false,
        redirect: false,
        // Gives each file a separate route, so that the server never looks for a file when a page is requested.
        // index.html has no route, because pages are rendered into it. The manifest contains the name of the brand: see
        // brand.ts.
        wildcard: false,
        globIgnore: ['index.html*', 'manifest.webmanifest', '**/*.{br,gz}'],
        // When the content of a file in assets/ changes, its name changes, too.
        setHeaders: (reply, path) => {
          const isHashed = path.startsWith(join(folder, 'assets') + sep);
          reply.header('cache-control', isHashed ? IMMUTABLE : REVALIDATE);
        },
      });
    });
  }
  if (sendPage)
    app.get('/*', {
      onRequest: limits?.page ?? [],
      errorHandler: (error, request, reply) => {
        // If the refusal cannot be shown as a page, passes the error on to the app's error handler.
        refuse(error, request, reply).catch((failure: unknown) => reply.send(failure));
      },
      handler: async (request, reply) =>
        isPageAddress(request.url) ? sendPage(request, reply) : reply.callNotFound(),
    });
  // If a form is submitted without scripts, redirects to the page of the form, which says that it needs scripts. The
  // data of the form is not read.
  if (sendPage)
    app.post('/*', {
      onRequest: [
        limits?.page ?? [],
        async (request: FastifyRequest, reply: FastifyReply) =>
          isPageAddress(request.url) && isOwnAddress(request.url)
            ? reply.redirect(request.url, 303)
            : reply.callNotFound(),
      ].flat(),
      handler: async (_request, reply) => reply.callNotFound(),
    });
  // Uses preValidation, because an earlier hook cannot be registered only for this handler.
  app.setNotFoundHandler({ preValidation: limits?.file ?? [] }, (_request, reply) => sendNotFound(reply));
}

function sendNotFound(reply: FastifyReply): FastifyReply {
  return reply.code(404).header('cache-control', 'no-store').send(notFound.body);
}
