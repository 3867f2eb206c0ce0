/**
 * Listens for requests without TLS: responds to the ACME challenge, and redirects all visitors to the https address.
 */
import { createServer } from 'node:http';
import type { Server } from 'node:http';

const CHECK = '/.well-known/acme-challenge/';
const IDLE_MS = 30_000;

export interface HttpListener {
  server: Server;
  /** Makes the server respond to the ACME challenge with this token. Calling the returned function ends this. */
  publish: (token: string, response: string) => () => void;
}

/**
 * @param origin the https address of the site
 * @param isReady returns true if there is a certificate, so that the https address works
 */
export function createHttpListener(origin: string, isReady: () => boolean): HttpListener {
  const responses = new Map<string, string>();
  const server = createServer((request, response) => {
    const path = request.url ?? '/';
    const found = path.startsWith(CHECK) ? responses.get(path.slice(CHECK.length)) : undefined;
    const plain = { 'Content-Type': 'text/plain; charset=utf-8', 'X-Content-Type-Options': 'nosniff' };
    if (found !== undefined) response.writeHead(200, plain).end(found);
    else if (path.startsWith(CHECK)) response.writeHead(404, plain).end('There is no such check.\n');
    else if (!isReady())
      response
        .writeHead(503, { ...plain, 'Retry-After': '30' })
        .end('The certificate of this site is not here yet. Please try again in a minute.\n');
    // The redirect never uses the Host header, in which a caller could name any site.
    else response.writeHead(308, { Location: origin + (path.startsWith('/') ? path : '/') }).end();
  });
  server.setTimeout(IDLE_MS);
  return {
    server,
    publish(token, text) {
      responses.set(token, text);
      return () => void responses.delete(token);
    },
  };
}
