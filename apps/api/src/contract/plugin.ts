/**
 * Registers the routes of openapi.yaml, and connects each route to its operation.
 *
 * Every request passes these steps in order: rate limits by address, authentication and authorization (401, 403), checks
 * of the type and size of the body (415, 413), the response cache, the parser, the validator (400), rate limits by subject
 * and account, and the operation. The contract shapes the response: an undeclared field is dropped.
 */
import type { OperationId } from '@skillharbor/contract';
import openapiGlue from 'fastify-openapi-glue';
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import type { AnswerCache } from '../platform/caching/answerCache.ts';
import { atOneVersion } from '../platform/caching/publicVersion.ts';
import type { Clock } from '../platform/time/clock.ts';
import { inSpan } from '../platform/tracing/spans.ts';
import { JSON_LIMIT, bodyGuardOf, formReaderOf, registerBodyParsers } from './body.ts';
import { diskSpaceGuardOf } from './diskSpace.ts';
import { fileFieldOf, operationsOf, readContract } from './document.ts';
import type { Operations } from './operations.ts';
import { originOf } from './origin.ts';
import { busy } from './problem.ts';
import { cachedReadOf, isPublicRead, sendPublicRead } from './publicReads.ts';
import type { Replica } from './replica.ts';
import type { Limiter } from './rateLimiter.ts';
import { securityOf } from './security.ts';
import type { Authenticator } from './security.ts';
import { sendResponse } from './sendResponse.ts';
import type { AnyResponse } from './sendResponse.ts';
import { refuseUnstorable, validatorCompiler } from './validation.ts';

export interface ContractOptions {
  operations: Operations;
  authenticator: Authenticator;
  /** The cache of responses that are the same for everyone. */
  cache: AnswerCache;
  clock: Clock;
  /** The folder of uploads while their request is handled. */
  uploadFolder: string;
  /** The rate limits, or null for none. */
  limiter: Limiter | null;
  /** The replica that serves the public reads of visitors, or null to read from the database itself. */
  replica: Replica | null;
  /** The scheme and host for links, or null to use those of the request. */
  publicUrl: URL | null;
  /** Returns the free disk space in bytes. */
  freeBytes: () => Promise<number>;
  operationTimeoutMs: number;
}

export async function registerContract(app: FastifyInstance, options: ContractOptions): Promise<void> {
  const contract = readContract();
  const documents = operationsOf(contract);
  const { limiter } = options;

  app.decorateRequest('person', null);
  app.setValidatorCompiler(validatorCompiler());
  await registerBodyParsers(app);

  const route = (operationId: string): Partial<RouteOptions> => {
    // The cast is safe, because fastify-openapi-glue passes the ids of this same document.
    const id = operationId as OperationId;
    const document = documents.get(id);
    if (!document) throw new Error(`openapi.yaml has no operation ${id}.`);
    const { byAddress, bySubject, byAccount, beforeResponse } = limiter?.hooksOf(id) ?? {};
    const fileField = fileFieldOf(contract, document);
    const isPublic = isPublicRead(document);
    const source = sourceOf(id, isPublic, options);
    return {
      bodyLimit: JSON_LIMIT,
      onRequest: present([
        byAddress,
        securityOf(document, options.authenticator),
        bodyGuardOf(document),
        diskSpaceGuardOf(id, fileField !== null, options.freeBytes),
        source.cached,
      ]),
      preValidation: present([formReaderOf(fileField, options.uploadFolder)]),
      preHandler: present([refuseUnstorableAnywhere, bySubject, byAccount]),
      ...(beforeResponse && { onSend: beforeResponse }),
      handler: handlerOf(id, isPublic, source.operate, options, limiter),
    };
  };

  await app.register(openapiGlue, {
    specification: contract,
    // The published type expects a whole route, but the rest comes from the document.
    operationResolver: (operationId) => route(operationId) as RouteOptions,
  });
}

type Hook = (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>;

function present(hooks: readonly (Hook | undefined)[]): Hook[] {
  return hooks.filter((hook) => hook !== undefined);
}

async function refuseUnstorableAnywhere({ params, query, body }: FastifyRequest): Promise<void> {
  for (const values of [params, query, body]) refuseUnstorable(values);
}

/** Any of the operations. The type of its request depends on its id. */
type AnyOperation = (request: never) => Promise<AnyResponse>;

type Operate = (request: FastifyRequest, query: unknown) => Promise<AnyResponse>;

interface Source {
  operate: Operate;
  /** The hook that responds from the cache. */
  cached: ReturnType<typeof cachedReadOf>;
}

/** Reads from the replica if it serves the request, otherwise from the database itself. */
function sourceOf(id: OperationId, isPublic: boolean, options: ContractOptions): Source {
  const from = ({ operations, cache }: Pick<ContractOptions, 'operations' | 'cache'>) => {
    const operate = operateOf(id, operations[id], isPublic, options);
    const origin = (request: FastifyRequest) => originOf(request, options.publicUrl);
    return { operate, cached: cachedReadOf(id, { cache, clock: options.clock, originOf: origin }, operate) };
  };
  const { replica } = options;
  const primary = from(options);
  if (!replica || !isPublic) return primary;
  const copy = from(replica);
  const either = <Result>(request: FastifyRequest, read: (source: Source) => Promise<Result>) =>
    replica.serves(request)
      ? replica.readOr(
          () => read(copy),
          () => read(primary),
        )
      : read(primary);
  return {
    operate: (request, query) => either(request, ({ operate }) => operate(request, query)),
    cached:
      primary.cached && ((request, reply) => either(request, async ({ cached }) => cached?.(request, reply))),
  };
}

function operateOf(
  id: OperationId,
  operation: AnyOperation,
  isPublic: boolean,
  { publicUrl, operationTimeoutMs }: Pick<ContractOptions, 'publicUrl' | 'operationTimeoutMs'>,
): Operate {
  return async (request, query) => {
    const { params, headers, body, upload, person, log } = request;
    // The URL is computed on demand, because only lists use it.
    const url = () => urlOf(request, publicUrl);
    // The cast is safe, because the request was validated against the document from which the types are generated.
    const typed = { params, query, headers, body, upload, person, url, log } as never;
    return inSpan(id, { 'skill_harbor.operation': id }, () => {
      const response = isPublic ? atOneVersion(() => operation(typed)) : operation(typed);
      return inTime(response, operationTimeoutMs);
    });
  };
}

function handlerOf(
  id: OperationId,
  isPublic: boolean,
  operate: Operate,
  { publicUrl }: Pick<ContractOptions, 'publicUrl'>,
  limiter: Limiter | null,
) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const response = await operate(request, request.query);
    if (isPublic && response.status === 200) return sendPublicRead(request, reply, id, response);
    if (response.proves) await limiter?.trustAddress(request.ip, response.proves);
    const isSecure = (publicUrl?.protocol ?? `${request.protocol}:`) === 'https:';
    return sendResponse(reply, response, isSecure);
  };
}

/**
 * Limits the time of an operation. Fastify's own timeout counts from the first line of a request: while a slow body
 * arrives, it would respond with 503, and Node with 408 after that.
 */
async function inTime<Value>(work: Promise<Value>, milliseconds: number): Promise<Value> {
  const late = Promise.withResolvers<never>();
  // An AbortSignal would create an error with its stack for each request.
  const timer = setTimeout(() => late.reject(busy()), milliseconds);
  return Promise.race([work, late.promise]).finally(() => clearTimeout(timer));
}

/** Returns the absolute URL of a request as clients see it. */
function urlOf(request: FastifyRequest, publicUrl: URL | null): URL {
  const origin = originOf(request, publicUrl);
  const url = new URL(origin);
  const { pathname, search } = URL.parse(request.url, origin) ?? url;
  return Object.assign(url, { pathname, search });
}
