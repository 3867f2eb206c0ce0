/**
 * The server, from its parts. It does not listen and owns nothing it was given: server.ts opens and closes them.
 */
import { randomUUID } from 'node:crypto';
import { mkdir, rm } from 'node:fs/promises';
import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { join } from 'node:path';
import cookie from '@fastify/cookie';
import Fastify, { LogController } from 'fastify';
import type { ConnectionError, FastifyBaseLogger, FastifyHttpOptions, FastifyInstance } from 'fastify';
import { createAuthenticator } from './auth/authenticator.ts';
import { answerResetRequests } from './auth/reset-requests.ts';
import { createTokens } from './auth/tokens.ts';
import type { Clock } from './clock.ts';
import { answerError, registerErrorHandler } from './contract/errors.ts';
import { REQUEST_TIMEOUT, registerContract } from './contract/plugin.ts';
import type { FileStore } from './files/store.ts';
import { createMailbox } from './mail/mailbox.ts';
import { createMailer } from './mail/mailer.ts';
import type { Transport } from './mail/transport.ts';
import { freeBytesOf } from './operating/disk-space.ts';
import type { Metrics } from './operating/metrics.ts';
import { allOperations } from './operations.ts';
import type { Settings } from './settings.ts';
import type { Queries } from './tables.ts';
import { registerHeaders, securityHeaders } from './web/headers.ts';
import type { Headers } from './web/headers.ts';
import { registerMedia } from './web/media.ts';
import { registerReference } from './web/reference.ts';
import { registerWeb } from './web/static.ts';

export interface AppOptions {
  queries: Queries;
  files: FileStore;
  transport: Transport;
  clock: Clock;
  settings: Settings;
  signingKey: Uint8Array;
  webFolder: string;
  logger: FastifyBaseLogger;
  /** Null: nothing is measured. */
  metrics: Metrics | null;
  timeouts?: Timeouts;
  /** In bytes: the room on the disk of the data folder. */
  freeBytes?: () => Promise<number>;
}

/** In milliseconds: how long a client may take, for what it sends and for nothing at all. */
export interface Timeouts {
  headers: number;
  /** Headers and body together. */
  request: number;
  /** Without a byte in either direction. */
  silence: number;
  /** How often all connections are looked at. */
  check: number;
}

const usualTimeouts: Timeouts = {
  headers: 20_000,
  request: REQUEST_TIMEOUT,
  silence: REQUEST_TIMEOUT,
  check: 5_000,
};

export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const { queries, files, transport, clock, settings, signingKey, webFolder, logger, metrics } = options;
  const { timeouts = usualTimeouts, freeBytes = () => freeBytesOf(settings.dataDir) } = options;
  const headers = securityHeaders(settings);
  const app = Fastify(serverOptions(settings, logger, timeouts, headers));

  const tokens = createTokens(signingKey, clock);
  const mailer = createMailer({
    queries,
    transport,
    clock,
    log: app.log,
    prepare: () => answerResetRequests({ queries, mailbox, clock }),
  });
  const mailbox = createMailbox({ site: siteOf(settings), clock, deliverSoon: mailer.deliverSoon });
  const services = { queries, tokens, mailbox, files, clock };
  const uploadFolder = await emptyFolder(join(settings.dataDir, 'uploads'));

  registerErrorHandler(app);
  registerRequestLog(app);
  metrics?.observe(app);
  await registerHeaders(app, headers, settings);
  await app.register(cookie);
  await registerContract(app, {
    operations: allOperations(services),
    authenticator: createAuthenticator(queries, tokens, clock),
    uploadFolder,
    rateLimits: settings.rateLimits,
    publicUrl: settings.publicUrl,
    freeBytes,
  });
  registerMedia(app, files);
  await registerReference(app);
  await registerWeb(app, webFolder);

  app.addHook('onReady', async () => mailer.start());
  app.addHook('onClose', () => mailer.stop());
  return app;
}

function serverOptions(
  settings: Settings,
  logger: FastifyBaseLogger,
  timeouts: Timeouts,
  headers: Headers,
): FastifyHttpOptions<Server> {
  return {
    loggerInstance: logger,
    // registerRequestLog writes the one line.
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: settings.trustProxy,
    http: { headersTimeout: timeouts.headers, connectionsCheckingInterval: timeouts.check },
    requestTimeout: timeouts.request,
    connectionTimeout: timeouts.silence,
    genReqId: () => randomUUID(),
    requestIdHeader: false,
    // Requests that arrive on open connections while the server ends are still answered.
    return503OnClosing: false,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 },
    // What cannot be routed passes no hook.
    frameworkErrors: (error, request, reply) => void answerError(error, request, reply.headers(headers)),
    clientErrorHandler: refuseUnreadable,
  };
}

/** What is wrong with a request that could not even be read, by the code of Node's error. */
const unreadable: Readonly<Record<string, readonly [status: string, sentence: string]>> = {
  ERR_HTTP_REQUEST_TIMEOUT: ['408 Request Timeout', 'The request took too long to arrive.'],
  HPE_HEADER_OVERFLOW: ['431 Request Header Fields Too Large', 'The request headers are too large.'],
};

/** There is no reply to answer with yet, only the connection. */
function refuseUnreadable({ code }: ConnectionError, socket: Socket): void {
  if (!socket.writable) return void socket.destroy();
  const [status, sentence] = unreadable[code] ?? ['400 Bad Request', 'This request could not be understood.'];
  const body = JSON.stringify({ detail: sentence });
  socket.end(
    `HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Type: application/json; charset=utf-8\r\n` +
      `Content-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
  );
}

/** One line for each request. Without the query: a link from a mail has a secret in it. */
function registerRequestLog(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => void reply.header('x-request-id', request.id));
  app.addHook('onResponse', async (request, reply) => {
    const { method, url, person } = request;
    const path = url.split('?', 1)[0];
    const ms = Math.round(reply.elapsedTime);
    request.log.info({ method, path, status: reply.statusCode, ms, person: person?.id }, 'request');
  });
}

/** Where the links in mails lead. Never the Host header: who asks for a mail could put any site there. */
function siteOf({ publicUrl, host, port }: Settings): string {
  if (publicUrl) return publicUrl.origin;
  const isAnyAddress = host === '0.0.0.0' || host === '::';
  return `http://${isAnyAddress ? 'localhost' : host.includes(':') ? `[${host}]` : host}:${port}`;
}

/** What an earlier run left behind belongs to requests that nobody waits for any more. */
async function emptyFolder(folder: string): Promise<string> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  return folder;
}
