/** The options of the HTTP server: its limits, which proxies it trusts, and how it refuses what it cannot read. */
import { randomUUID } from 'node:crypto';
import type { Server } from 'node:http';
import { LogController } from 'fastify';
import type { FastifyBaseLogger, FastifyHttpOptions } from 'fastify';
import type { Headers } from './platform/web/headers.ts';
import type { MalformedRequests } from './platform/web/malformed.ts';
import type { Refuse } from './platform/web/refusals.ts';
import type { CreateServer } from './platform/tls/tls.ts';
import type { Settings } from './settings.ts';

/** The time limits of connections and requests, in milliseconds. */
export interface Timeouts {
  headers: number;
  /** The limit for receiving the headers and the body of a request together. */
  request: number;
  /** The limit for the time from the arrival of a request until its operation returns. */
  operation: number;
  /** The limit for the time in which a connection carries no byte in either direction. */
  idle: number;
  /** The interval at which all connections are checked against the other limits. */
  checkInterval: number;
}

export const DEFAULT_TIMEOUTS: Timeouts = {
  headers: 20_000,
  request: 120_000,
  operation: 30_000,
  idle: 120_000,
  checkInterval: 5_000,
};

interface Parts {
  headers: Headers;
  malformed: MalformedRequests;
  refuse: Refuse;
  /** Creates a server with TLS. Without it, Fastify creates one without TLS. */
  createServer: CreateServer | undefined;
}

export function serverOptions(
  settings: Settings,
  logger: FastifyBaseLogger,
  timeouts: Timeouts,
  { headers, malformed, refuse, createServer }: Parts,
): FastifyHttpOptions<Server> {
  const http = {
    headersTimeout: timeouts.headers,
    connectionsCheckingInterval: timeouts.checkInterval,
    // Node does not check the Host header, because refuseUnclearHost() does, with a response in the usual shape.
    requireHostHeader: false,
  };
  return {
    loggerInstance: logger,
    // Fastify's own log of requests is off, because registerRequestLog() writes one line for each request.
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: trustedProxies(settings),
    http,
    // Fastify sets no time limits for a server that it has not created.
    ...(createServer && {
      serverFactory: (listener) =>
        createServer({ ...http, requestTimeout: timeouts.request }, listener).setTimeout(timeouts.idle),
    }),
    requestTimeout: timeouts.request,
    connectionTimeout: timeouts.idle,
    genReqId: () => randomUUID(),
    requestIdHeader: false,
    // Requests that arrive on open connections during a shutdown are still handled.
    return503OnClosing: false,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 },
    // Requests that cannot be routed run no hooks, so their responses get the headers here.
    frameworkErrors: (error, request, reply) => void refuse(error, request, reply.headers(headers)),
    clientErrorHandler: malformed.refuseUnreadable,
  };
}

/**
 * Tells Fastify which proxies to trust. A number of proxies becomes a function, because Fastify trusts no proxy if it
 * gets only the number.
 */
function trustedProxies({
  trustProxy,
}: Settings): Exclude<FastifyHttpOptions<Server>['trustProxy'], undefined> {
  return typeof trustProxy === 'number' ? (_address, hop) => hop < trustProxy : trustProxy;
}
