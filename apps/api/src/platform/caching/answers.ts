/** Whole responses as bytes, each with a strong entity tag, and how they are sent. */
import { hash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import fresh from 'fresh';

export interface Answer {
  status: number;
  /** Names in lower case. */
  headers: Readonly<Record<string, string>>;
  body: Buffer;
  /** Whether it lacks something that failed for this request alone, so that no other request gets it. */
  isPartial?: boolean;
}

export interface TaggedAnswer extends Answer {
  headers: Answer['headers'] & Readonly<{ etag: string }>;
}

/** Adds the entity tag: the hash of the bytes, so that it outlives restarts, and is the same on every server. */
export function tagged({ headers, body, ...answer }: Answer): TaggedAnswer {
  return { ...answer, headers: { ...headers, etag: `"${hash('sha1', body, 'base64url')}"` }, body };
}

/** Sends the answer, or 304 without a body where the client already has it. */
export function sendAnswer(
  request: FastifyRequest,
  reply: FastifyReply,
  { status, headers: { vary, ...headers }, body }: TaggedAnswer,
): FastifyReply {
  if (vary !== undefined) addVary(reply, vary);
  reply.headers(headers);
  return status === 200 && isKept(request, headers)
    ? reply.code(304).removeHeader('content-type').send()
    : reply.code(status).send(body);
}

/** Adds names to the Vary header, to which other parts of the server may have added theirs. */
export function addVary(reply: FastifyReply, names: string): FastifyReply {
  const before = reply.getHeader('vary');
  return reply.header('vary', before === undefined ? names : `${String(before)}, ${names}`);
}

/** `fetch` adds `Cache-Control: no-cache` to a request with an entity tag of the caller's own. It asks caches, not us. */
function isKept({ headers }: FastifyRequest, answer: { etag: string }): boolean {
  return fresh({ 'if-none-match': headers['if-none-match'] }, answer);
}
