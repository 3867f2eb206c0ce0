/** Handles complete responses as bytes, each with a strong entity tag, and sends them. */
import { hash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import fresh from 'fresh';

export interface WholeResponse {
  status: number;
  /** The headers, with names in lower case. */
  headers: Readonly<Record<string, string>>;
  body: Buffer;
  /**
   * True if a part of the response failed for this request alone, so that no other request may receive the response.
   */
  isPartial?: boolean;
}

export interface TaggedResponse extends WholeResponse {
  headers: WholeResponse['headers'] & Readonly<{ etag: string }>;
}

/** Adds the entity tag. It is a hash of the bytes, so it survives restarts and is the same on every server. */
export function tagged({ headers, body, ...rest }: WholeResponse): TaggedResponse {
  return { ...rest, headers: { ...headers, etag: `"${hash('sha1', body, 'base64url')}"` }, body };
}

/** Sends the response, or 304 without a body if the client already has it. */
export function sendTagged(
  request: FastifyRequest,
  reply: FastifyReply,
  { status, headers: { vary, ...headers }, body }: TaggedResponse,
): FastifyReply {
  if (vary !== undefined) addVary(reply, vary);
  reply.headers(headers);
  return status === 200 && isCurrent(request, headers)
    ? reply.code(304).removeHeader('content-type').send()
    : reply.code(status).send(body);
}

/** Adds names to the Vary header. Other parts of the server may have added names before. */
export function addVary(reply: FastifyReply, names: string): FastifyReply {
  const before = reply.getHeader('vary');
  return reply.header('vary', before === undefined ? names : `${String(before)}, ${names}`);
}

/**
 * Returns true if the client already has the response. `fetch` adds `Cache-Control: no-cache` if the caller sets an
 * entity tag. That header is meant for caches, so it is ignored here.
 */
function isCurrent({ headers }: FastifyRequest, { etag }: { etag: string }): boolean {
  return fresh({ 'if-none-match': headers['if-none-match'] }, { etag });
}
