/**
 * Registers the routes of an OpenAPI document, and calls the operation of each route.
 *
 * Every request passes these steps in this order: rate limits by address, authentication and authorization (401, 403),
 * checks of the type and size of the body (415, 413), the guard, the response cache, reading the body, validation
 * (400), rate limits by subject and account, and the operation. Fields of the response that the contract does not
 * declare are dropped.
 */
import cookie from '@fastify/cookie';
import openapiGlue from 'fastify-openapi-glue';
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import { tagged } from './wholeResponses.ts';
import { JSON_LIMIT, bodyGuardOf, formReaderOf, registerBodyParsers } from './body.ts';
import type { Uploads } from './body.ts';
import { fileFieldOf, objectFieldsOf, operationsOf } from './document.ts';
import type { ContractDocument, OperationDocument } from './document.ts';
import { receivedCookies } from './hostCookies.ts';
import type { LimitHooks } from './limits.ts';
import type { AccountProof } from './operations.ts';
import { isSecure, originOf } from './origin.ts';
import { busy } from './problem.ts';
import { isPublicRead, sendCachedRead, sendPublicRead } from './publicReads.ts';
import type { CachedReads, ResponseCache } from './publicReads.ts';
import { securityOf } from './security.ts';
import type { Authenticator } from './security.ts';
import { sendResponse } from './sendResponse.ts';
import type { AnyResponse } from './sendResponse.ts';
import { refuseUnstorable, serializerCompiler, validatorCompiler } from './validation.ts';

/** The type of every operation. The type of its request depends on the operation's id. */
type AnyOperation = (request: never) => Promise<AnyResponse>;

/** The operations that read data, and the cache of their responses. */
export interface Source<Id extends string> {
  operations: Readonly<Record<Id, AnyOperation>>;
  cache: ResponseCache;
}

export interface ContractOptions<Id extends string> extends Uploads {
  contract: ContractDocument;
  operations: Readonly<Record<Id, AnyOperation>>;
  authenticator: Authenticator;
  /** The scheme and host in links, or null to use the scheme and host of the request. */
  publicUrl: URL | null;
  /**
   * The cookies that are also accepted without the prefix of hostCookies.ts, because a forged value would do no harm.
   */
  unprotectedCookies?: readonly string[];
  operationTimeoutMs: number;
  /** The rate limits, or null for none. */
  limiter?: ContractLimiter<Id> | null;
  cachedReads?: CachedReads<Id>;
  /** The cache of responses that are the same for everyone. By default, no response is cached. */
  cache?: ResponseCache;
  /**
   * Chooses from where a public read gets its data. By default, it uses the operations and the cache in these options.
   */
  readFrom?: (<Result>(request: FastifyRequest, read: Read<Id, Result>) => Promise<Result>) | null;
  /** Returns an onRequest hook that runs before the body is read, or undefined if none is needed. */
  guardOf?: (id: Id, takesFile: boolean) => Hook | undefined;
  /** Wraps each run of an operation, for example in a trace span. */
  run?: <Result>(operation: RunningOperation<Id>, work: () => Promise<Result>) => Promise<Result>;
}

export type Read<Id extends string, Result> = (source: Source<Id>) => Promise<Result>;

export interface RunningOperation<Id extends string> {
  id: Id;
  isPublicRead: boolean;
}

interface ContractLimiter<Id extends string> {
  hooksOf(id: Id): LimitHooks;
  /** Marks an IP address as trusted for an account. */
  trustAddress?(ip: string, proof: AccountProof): Promise<void>;
}

type Hook = (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>;

export async function registerContract<Id extends string>(
  app: FastifyInstance,
  options: ContractOptions<Id>,
): Promise<void> {
  const { contract, limiter, publicUrl, unprotectedCookies = [] } = options;
  const documents = operationsOf(contract);

  if (!app.hasRequestDecorator('cookies')) await app.register(cookie);
  app.addHook('onRequest', async (request) => {
    request.cookies = receivedCookies(request.cookies, isSecure(request, publicUrl), unprotectedCookies);
  });
  app.decorateRequest('person', null);
  app.setValidatorCompiler(validatorCompiler());
  app.setSerializerCompiler(serializerCompiler());
  await registerBodyParsers(app, options.maxFileBytes);

  const route = (operationId: string): Partial<RouteOptions> => {
    const document = documents.get(operationId);
    if (!document) throw new Error(`The contract has no operation ${operationId}.`);
    // The cast is safe: the types of the operations are generated from this document, so the ids are the same.
    const id = operationId as Id;
    const { byAddress, bySubject, byAccount, beforeResponse } = limiter?.hooksOf(id) ?? {};
    const fileField = fileFieldOf(contract, document);
    const operate = operateOf(id, document, options);
    return {
      bodyLimit: JSON_LIMIT,
      onRequest: present([
        byAddress,
        securityOf(document, options.authenticator),
        bodyGuardOf(document),
        options.guardOf?.(id, fileField !== null),
        cachedReadOf(id, operate, options),
      ]),
      preValidation: present([formReaderOf(fileField, objectFieldsOf(contract, document), options)]),
      preHandler: present([
        isNeverRefused(document) ? undefined : refuseUnstorableAnywhere,
        bySubject,
        byAccount,
      ]),
      ...(beforeResponse && { onSend: beforeResponse }),
      handler: handlerOf(document, operate, options),
    };
  };

  await app.register(openapiGlue, {
    specification: contract,
    // With this option, the library does not warn about declared cookies, which are not validated.
    addCookieSchema: true,
    // The published type expects a complete route, but the other parts come from the document.
    operationResolver: (operationId) => route(operationId) as RouteOptions,
  });
}

function present(hooks: readonly (Hook | undefined)[]): Hook[] {
  return hooks.filter((hook) => hook !== undefined);
}

/** Returns true if the operation reads nothing from its request and declares no status 400, such as a health check. */
function isNeverRefused({ requestBody, responses }: OperationDocument): boolean {
  return requestBody === undefined && !('400' in responses);
}

async function refuseUnstorableAnywhere({ params, query, body }: FastifyRequest): Promise<void> {
  for (const values of [params, query, body]) refuseUnstorable(values);
}

const noCache: ResponseCache = { get: async (_key, produce) => tagged(await produce()) };

/** Reads from the source that was chosen for the request. */
function read<Id extends string, Result>(
  request: FastifyRequest,
  { operations, cache = noCache, readFrom }: ContractOptions<Id>,
  from: Read<Id, Result>,
): Promise<Result> {
  return readFrom ? readFrom(request, from) : from({ operations, cache });
}

/** Runs an operation of a source with a query that was validated. */
type Operate<Id extends string> = (
  request: FastifyRequest,
  query: unknown,
  source: Pick<Source<Id>, 'operations'>,
) => Promise<AnyResponse>;

function operateOf<Id extends string>(
  id: Id,
  document: OperationDocument,
  { publicUrl, operationTimeoutMs, run = (_operation, work) => work() }: ContractOptions<Id>,
): Operate<Id> {
  const running = { id, isPublicRead: isPublicRead(document) };
  return (request, query, { operations }) => {
    const operation: AnyOperation = operations[id];
    const { params, headers, cookies, body, upload, person, log, ip } = request;
    // The URL is computed only when it is needed, because only lists use it.
    const url = () => urlOf(request, publicUrl);
    // The cast is safe: the request was validated against the document, and the types are generated from the same
    // document.
    const typed = { params, query, headers, cookies, body, upload, person, url, log, ip } as never;
    return run(running, () => inTime(operation(typed), operationTimeoutMs));
  };
}

/** Returns the onRequest hook that sends responses from the cache, or undefined if the operation is not cached. */
function cachedReadOf<Id extends string>(
  id: Id,
  operate: Operate<Id>,
  options: ContractOptions<Id>,
): Hook | undefined {
  const queryOf = options.cachedReads?.[id];
  if (!queryOf) return undefined;
  return async (request, reply) => {
    // The cast is safe, because Fastify parses a query into an object of texts.
    const query = queryOf(request.query as Record<string, unknown>);
    if (query === undefined) return undefined;
    const origin = originOf(request, options.publicUrl);
    return read(request, options, (source) =>
      sendCachedRead(request, reply, source.cache, origin, () => operate(request, query, source)),
    );
  };
}

function handlerOf<Id extends string>(
  document: OperationDocument,
  operate: Operate<Id>,
  options: ContractOptions<Id>,
) {
  const { publicUrl, limiter } = options;
  const isPublic = isPublicRead(document);
  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const response = isPublic
      ? await read(request, options, (source) => operate(request, request.query, source))
      : await operate(request, request.query, options);
    if (isPublic && response.status === 200) return sendPublicRead(request, reply, document, response);
    if (response.proves) await limiter?.trustAddress?.(request.ip, response.proves);
    return sendResponse(reply, response, isSecure(request, publicUrl));
  };
}

/**
 * Limits how long an operation may take. Fastify's own timeout already starts with the first line of a request. It
 * would therefore send 503 to a client whose body arrives slowly, although the client should get 408 from Node later.
 */
async function inTime<Value>(work: Promise<Value>, milliseconds: number): Promise<Value> {
  const late = Promise.withResolvers<never>();
  // An AbortSignal is not used, because it would create an error with a stack trace for each request.
  const timer = setTimeout(() => late.reject(busy()), milliseconds);
  return Promise.race([work, late.promise]).finally(() => clearTimeout(timer));
}

/** Returns the absolute URL of a request, as the client sees it. */
function urlOf(request: FastifyRequest, publicUrl: URL | null): URL {
  const origin = originOf(request, publicUrl);
  const url = new URL(origin);
  const { pathname, search } = URL.parse(request.url, origin) ?? url;
  return Object.assign(url, { pathname, search });
}
