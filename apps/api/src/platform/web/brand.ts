/** Serves the files that show the brand: the logo for programs that read no other format, and the manifest of the installable app. */
import { hash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Brand } from '@skillharbor/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { LimitHook } from '@skillharbor/contract-server/limits';

interface BrandFileOptions {
  /** The folder of the built app, which has the usual files. */
  folder: string;
  readBrand: () => Promise<Brand>;
  readLogo: () => Promise<Buffer | null>;
  limit: LimitHook | undefined;
}

/** The file of the usual logo. */
const USUAL_LOGO = 'icon-192.png';
const MANIFEST = 'manifest.webmanifest';
/** Mails of last year name this address, so a cache asks whether it still has the logo of today. */
const CACHE_CONTROL = 'no-cache';

export function registerBrandFiles(
  app: FastifyInstance,
  { folder, readBrand, readLogo, limit }: BrandFileOptions,
): void {
  const usual = (file: string) => readFile(join(folder, file));
  const options = { onRequest: limit ?? [] };

  app.get('/logo.png', options, async (request, reply) =>
    sendFile(request, reply, 'image/png', (await readLogo()) ?? (await usual(USUAL_LOGO))),
  );

  app.get(`/${MANIFEST}`, options, async (request, reply) => {
    const { name, logo } = await readBrand();
    const icons = [{ src: '/logo.png', sizes: '300x300', type: 'image/png' }];
    // The cast is safe, because the app's build wrote the file.
    const manifestOfBuild = JSON.parse((await usual(MANIFEST)).toString()) as Record<string, unknown>;
    const manifest = { ...manifestOfBuild, name, short_name: name, ...(logo !== null && { icons }) };
    return sendFile(request, reply, 'application/manifest+json', Buffer.from(JSON.stringify(manifest)));
  });
}

function sendFile(request: FastifyRequest, reply: FastifyReply, type: string, content: Buffer): FastifyReply {
  const tag = `"${hash('sha1', content, 'base64url')}"`;
  reply.header('etag', tag).header('cache-control', CACHE_CONTROL);
  return request.headers['if-none-match'] === tag ? reply.code(304).send() : reply.type(type).send(content);
}
