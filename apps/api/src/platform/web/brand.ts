/**
 * Serves the files that show the brand: the logo as PNG, for programs that support no other format, and the manifest of
 * the installable app.
 */
import { hash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Brand } from '@skillharbor/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { LimitHook } from '@skillharbor/contract-server/limits';

interface BrandFileOptions {
  /** The folder of the built app, in which the default files are. */
  folder: string;
  readBrand: () => Promise<Brand>;
  readLogo: () => Promise<Buffer | null>;
  limit: LimitHook | undefined;
}

/** The file of the default logo. */
const USUAL_LOGO = 'icon-192.png';
const MANIFEST = 'manifest.webmanifest';
/**
 * The address of the logo never changes, because old mails use it, so caches must ask each time whether the logo has
 * changed.
 */
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
    // The cast is safe, because the build of the app wrote this file.
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
