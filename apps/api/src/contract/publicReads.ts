/**
 * Handles the reads whose responses are the same for everyone: those that declare 304 in openapi.yaml. Their
 * responses have an entity tag. Caches may store them, but must revalidate them each time. First pages come from the
 * response cache.
 */
import { categoryValues, endpoints } from '@skillharbor/contract';
import type { OperationId } from '@skillharbor/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AnswerCache } from '../platform/caching/answerCache.ts';
import { addVary, sendAnswer, tagged } from '../platform/caching/answers.ts';
import type { Answer } from '../platform/caching/answers.ts';
import { runAsCaller } from '../platform/database/queryContext.ts';
import { dayOf } from '../platform/time/clock.ts';
import type { Clock } from '../platform/time/clock.ts';
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

/** Sends the successful response of a public read. */
export function sendPublicRead(
  request: FastifyRequest,
  reply: FastifyReply,
  id: OperationId,
  response: AnyResponse,
): FastifyReply {
  if (endpoints[id].audience === 'visitor') {
    addVary(reply, CREDENTIALS);
    if (hasCredentials(request)) return reply.header('cache-control', PRIVATE).send(response.body);
  }
  return sendAnswer(request, reply, tagged(answerOf(reply, response)));
}

function answerOf(reply: FastifyReply, { status, body }: AnyResponse): Answer {
  const serialize = reply.getSerializationFunction(String(status), JSON_TYPE);
  if (!serialize) throw new Error(`openapi.yaml declares no JSON for the status ${status}.`);
  return {
    status,
    headers: { 'content-type': `${JSON_TYPE}; charset=utf-8`, 'cache-control': REVALIDATE },
    // The cast is safe, because the compiled functions of Fastify take any JSON value.
    body: Buffer.from(serialize(body as Record<string, unknown>)),
  };
}

function hasCredentials({ headers, cookies }: FastifyRequest): boolean {
  return headers.authorization !== undefined || cookies[ACCESS_COOKIE] !== undefined;
}

type Query = Readonly<Record<string, unknown>>;

/** The operations whose responses are cached, with the parameters that a cached request may have. */
const kept: Partial<Record<OperationId, readonly string[]>> = {
  listJobs: ['page', 'category'],
  listFreelancers: ['page'],
  listSkills: [],
  getSite: [],
};

/** The values that each of these parameters may have, as they arrive. */
const values: Readonly<Record<string, readonly unknown[]>> = { page: ['1'], category: categoryValues };

export interface CachedReads {
  cache: AnswerCache;
  clock: Clock;
  originOf: (request: FastifyRequest) => string;
}

/**
 * Returns the onRequest hook that responds from the cache before the request is validated, or undefined if the
 * operation is not cached.
 */
export function cachedReadOf(
  id: OperationId,
  { cache, clock, originOf }: CachedReads,
  operate: (request: FastifyRequest, query: Query) => Promise<AnyResponse>,
) {
  const parameters = kept[id];
  if (!parameters) return undefined;

  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> => {
    const query = request.query as Query;
    if (
      !Object.entries(query).every(
        ([name, value]) => parameters.includes(name) && values[name]?.includes(value),
      )
    )
      return undefined;
    const key = `${originOf(request)}${request.url} ${dayOf(clock())}`;
    const validated = query['category'] === undefined ? {} : { category: [query['category']] };
    // The response is for everyone, so it is not produced at the priority of the caller who asked first.
    const produce = () =>
      runAsCaller({ address: 'answer cache' }, async () =>
        answerOf(reply, await operate(request, validated)),
      );
    return sendAnswer(request, reply, await cache.get(key, produce));
  };
}
