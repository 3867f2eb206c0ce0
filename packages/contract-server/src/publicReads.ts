/**
 * Handles public reads, whose responses are the same for everyone. They are the operations that declare the status 304.
 * Their responses have an entity tag. A cache may store a response, but must ask each time whether it has changed. The
 * most frequent responses come from the server's own response cache.
 */
import type { FastifyReply, FastifyRequest } from 'fastify';
import { addVary, sendTagged, tagged } from './wholeResponses.ts';
import type { TaggedResponse, WholeResponse } from './wholeResponses.ts';
import type { OperationDocument } from './document.ts';
import { ACCESS_COOKIE } from './security.ts';
import { PRIVATE } from './sendResponse.ts';
import type { AnyResponse } from './sendResponse.ts';

const JSON_TYPE = 'application/json';
const REVALIDATE = 'public, no-cache';
const CREDENTIALS = 'Authorization, Cookie';

export function isPublicRead({ responses }: OperationDocument): boolean {
  return '304' in responses;
}

/** Sends the successful response to a public read. */
export function sendPublicRead(
  request: FastifyRequest,
  reply: FastifyReply,
  operation: OperationDocument,
  response: AnyResponse,
): FastifyReply {
  if (operation['x-audience'] === 'visitor') {
    addVary(reply, CREDENTIALS);
    if (hasCredentials(request)) return reply.header('cache-control', PRIVATE).send(response.body);
  }
  return sendTagged(request, reply, tagged(wholeResponse(reply, response)));
}

function wholeResponse(reply: FastifyReply, { status, body }: AnyResponse): WholeResponse {
  const serialize = reply.getSerializationFunction(String(status), JSON_TYPE);
  if (!serialize) throw new Error(`The contract declares no JSON for the status ${status}.`);
  return {
    status,
    headers: { 'content-type': `${JSON_TYPE}; charset=utf-8`, 'cache-control': REVALIDATE },
    // The cast is safe, because Fastify's compiled functions accept any JSON value.
    body: Buffer.from(serialize(body as Record<string, unknown>)),
  };
}

function hasCredentials({ headers, cookies }: FastifyRequest): boolean {
  return headers.authorization !== undefined || cookies[ACCESS_COOKIE] !== undefined;
}

export interface ResponseCache {
  /** Returns the response that is cached under this key. If there is none, returns the response of `produce`. */
  get(key: string, produce: () => Promise<WholeResponse>): Promise<TaggedResponse>;
}

type Query = Readonly<Record<string, unknown>>;

/**
 * The operations whose responses are cached. For each of them, a function returns the validated query of a request, or
 * undefined if the response to this request is not cached.
 */
export type CachedReads<Id extends string> = Partial<
  Readonly<Record<Id, (query: Query) => Query | undefined>>
>;

/**
 * Sends the response from the cache, before the request is validated. The key of the cache consists of the origin, the
 * path and the query.
 */
export async function sendCachedRead(
  request: FastifyRequest,
  reply: FastifyReply,
  cache: ResponseCache,
  origin: string,
  operate: () => Promise<AnyResponse>,
): Promise<FastifyReply> {
  const produce = async () => wholeResponse(reply, await operate());
  return sendTagged(request, reply, await cache.get(`${origin}${request.url}`, produce));
}
