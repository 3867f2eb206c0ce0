/** Compresses pages and feeds for clients that accept it. */
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { negotiate } from '@fastify/accept-negotiator';
import type { FastifyRequest } from 'fastify';

const encoders = {
  br: (text: Buffer) => promisify(brotliCompress)(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (text: Buffer) => promisify(gzip)(text),
  identity: async (text: Buffer) => text,
};
export type Encoding = keyof typeof encoders;

export function encodingFor({ headers }: FastifyRequest): Encoding {
  const encoding = negotiate(headers['accept-encoding'] ?? '', ['br', 'gzip']);
  return encoding === 'br' || encoding === 'gzip' ? encoding : 'identity';
}

/** Returns this text as the body of a response, with the headers that state its encoding. */
export async function encodeText(
  text: string,
  mediaType: string,
  encoding: Encoding,
): Promise<{ headers: Record<string, string>; body: Buffer }> {
  return {
    headers: {
      'content-type': `${mediaType}; charset=utf-8`,
      ...(encoding !== 'identity' && { 'content-encoding': encoding }),
    },
    body: await encoders[encoding](Buffer.from(text)),
  };
}
