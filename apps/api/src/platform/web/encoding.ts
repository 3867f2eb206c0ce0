/** Compresses pages before they are sent. */
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { negotiate } from '@fastify/accept-negotiator';
import type { FastifyRequest } from 'fastify';

const encoders = {
  br: (html: Buffer) => promisify(brotliCompress)(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (html: Buffer) => promisify(gzip)(html),
  identity: async (html: Buffer) => html,
};
export type Encoding = keyof typeof encoders;

export function encodingFor({ headers }: FastifyRequest): Encoding {
  const encoding = negotiate(headers['accept-encoding'] ?? '', ['br', 'gzip']);
  return encoding === 'br' || encoding === 'gzip' ? encoding : 'identity';
}

/** The body of a page, and the headers that describe it. */
export async function encodePage(
  html: string,
  encoding: Encoding,
): Promise<{ headers: Record<string, string>; body: Buffer }> {
  return {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      ...(encoding !== 'identity' && { 'content-encoding': encoding }),
    },
    body: await encoders[encoding](Buffer.from(html)),
  };
}
