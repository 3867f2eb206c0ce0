/** Represents complete responses as bytes with a strong entity tag, and sends them. */
import { hash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import fresh from 'fresh';

export interface WholeResponse {
  status: number;
  /** The headers of the response, by their names in lower case. */
  headers: Readonly<Record<string, string>>;
  body: Buffer;
  /**
   * True if a part of the response failed only for this request. The response must then not be sent to other requests.
   */
  isPartial?: boolean;
}

export interface TaggedResponse extends WholeResponse {
  headers: WholeResponse['headers'] & Readonly<{ etag: string }>;
}

/** Adds the entity tag. It is a hash of the bytes, so it is the same after a restart and on every server. */
export function tagged({ headers, body, ...rest }: WholeResponse): TaggedResponse {
  return { ...rest, headers: { ...headers, etag: `"${hash('sha1', body, 'base64url')}"` }, body };
}

/** Sends the response. If the client already has it, sends the status 304 without a body. */
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

/** Adds names to the Vary header, and keeps the names that other parts of the server have added. */
export function addVary(reply: FastifyReply, names: string): FastifyReply {
  const before = reply.getHeader('vary');
  return reply.header('vary', before === undefined ? names : `${String(before)}, ${names}`);
}

/**
 * Returns true if the client already has this response. If a caller of `fetch` sets an entity tag, `fetch` adds
 * `Cache-Control: no-cache`. That header is meant for caches, so it is ignored here.
 */
function isCurrent({ headers }: FastifyRequest, { etag }: { etag: string }): boolean {
  return fresh({ 'if-none-match': headers['if-none-match'] }, { etag });
}
