/**
 * The options of the HTTP server: its limits, the trusted proxies, and the responses to requests that cannot be parsed.
 */
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
  /** The time limit for receiving a request: its headers and its body together. */
  request: number;
  /** The time limit of an operation, which starts after the whole request has arrived. */
  operation: number;
  /** The time after which a connection without traffic in either direction is closed. */
  idle: number;
  /** How often all connections are checked for exceeded time limits. */
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
  /** Creates a server with TLS. Without this function, Fastify creates a server without TLS. */
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
    // Turns off Node's check of the Host header, because refuseUnclearHost() checks it and responds in the usual
    // format.
    requireHostHeader: false,
  };
  return {
    loggerInstance: logger,
    // Turns off Fastify's own log of requests, because registerRequestLog() writes one line for each request.
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: trustedProxies(settings),
    http,
    // Sets the time limits here, because Fastify does not set them for a server that it has not created.
    ...(createServer && {
      serverFactory: (listener) =>
        createServer({ ...http, requestTimeout: timeouts.request }, listener).setTimeout(timeouts.idle),
    }),
    requestTimeout: timeouts.request,
    connectionTimeout: timeouts.idle,
    genReqId: () => randomUUID(),
    requestIdHeader: false,
    // During a shutdown, the server still handles requests that arrive on open connections.
    return503OnClosing: false,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 },
    // Adds the security headers here, because no hooks run for requests that cannot be routed.
    frameworkErrors: (error, request, reply) => void refuse(error, request, reply.headers(headers)),
    clientErrorHandler: malformed.refuseUnreadable,
  };
}

/**
 * Tells Fastify which proxies to trust. A number of proxies is converted to a function, because Fastify would trust no
 * proxy if the option were a number.
 */
function trustedProxies({
  trustProxy,
}: Settings): Exclude<FastifyHttpOptions<Server>['trustProxy'], undefined> {
  return typeof trustProxy === 'number' ? (_address, hop) => hop < trustProxy : trustProxy;
}
