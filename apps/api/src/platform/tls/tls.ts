/**
 * Terminates TLS in this server, for installations without a proxy:
 *
 *     const tls = openTls(settings.tls, { dataDir, origin, clock, log });
 *     buildApp({ …, createServer: tls.createServer });
 *     await tls.listen(host);     // after the app listens
 *
 * When a certificate is renewed, new connections use the new one. Open connections continue with the old one.
 */
import { createServer } from 'node:https';
import type { RequestListener, Server, ServerOptions } from 'node:http';
import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from '../time/clock.ts';
import { obtainCertificate } from './authority.ts';
import type { Obtain } from './authority.ts';
import { keepCertificate } from './certificateKeeper.ts';
import { openCertificateStore } from './certificateStore.ts';
import { createHttpListener } from './httpListener.ts';

/** The time limit for the TLS handshake of a client. */
const HANDSHAKE_TIMEOUT_MS = 20_000;

/** Creates the HTTP server of the app. */
export type CreateServer = (options: ServerOptions, listener: RequestListener) => Server;

export interface Tls {
  createServer: CreateServer;
  /**
   * Listens for requests without TLS, and gets the first certificate if there is none. The app must listen before this
   * is called.
   */
  listen(host: string): Promise<void>;
  /** Gets a new certificate if the current one is missing or expires soon. */
  check(): Promise<void>;
  /** Returns why the last attempt to get a certificate failed, and the remedy. Returns null if it succeeded. */
  problem(): string | null;
  /** Returns the time at which the certificate expires, or null if there is no certificate. */
  expiry(): Date | null;
  close(): Promise<void>;
}

interface TlsOptions {
  domain: string;
  contact: string | null;
  authority: URL;
  httpPort: number;
}

interface Surroundings {
  dataDir: string;
  /** The https address of the site. */
  origin: string;
  clock: Clock;
  log: FastifyBaseLogger;
  /** Gets a certificate. By default, it asks the certificate authority. */
  obtain?: Obtain;
}

export async function openTls(
  { domain, contact, authority, httpPort }: TlsOptions,
  { dataDir, origin, clock, log, obtain = obtainCertificate }: Surroundings,
): Promise<Tls> {
  const store = openCertificateStore(dataDir, authority, domain);
  const servers: { setSecureContext(options: { key: string; cert: string }): void }[] = [];
  const http = createHttpListener(origin, () => keeper.current() !== null);
  const keeper = keepCertificate({
    store,
    clock,
    log,
    obtain: () => obtain({ domain, contact, authority, store, publish: http.publish }),
    onCertificate: ({ pem }) => {
      for (const server of servers) server.setSecureContext({ key: pem, cert: pem });
    },
  });
  await keeper.start();
  return {
    createServer(options, listener) {
      const pem = keeper.current()?.pem;
      const server = createServer(
        { ...options, handshakeTimeout: HANDSHAKE_TIMEOUT_MS, ...(pem && { key: pem, cert: pem }) },
        listener,
      );
      servers.push(server);
      return server;
    },
    async listen(host) {
      await new Promise<void>((resolve, reject) => {
        http.server.once('error', reject).listen({ host, port: httpPort }, resolve);
      });
      await keeper.check();
    },
    check: () => keeper.check(),
    problem: () => keeper.problem(),
    expiry: () => keeper.current()?.validTo ?? null,
    async close() {
      keeper.stop();
      http.server.closeAllConnections();
      await new Promise((resolve) => http.server.close(resolve));
    },
  };
}
