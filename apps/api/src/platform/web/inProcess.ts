/** Reads the API from within the server and without a network, as a visitor at the address of the page's request. */
import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { readPrimary } from '../../contract/replica.ts';

const HEADER = 'x-in-process';
/** The secret that marks requests of this process. Nothing outside this process knows it. */
const SECRET = randomBytes(32).toString('hex');

/** Returns true if the request comes from a page that this process renders. */
export function isInProcess({ headers }: Pick<FastifyRequest, 'headers'>): boolean {
  return headers[HEADER] === SECRET;
}

/**
 * Returns a `fetch` for the API operations that are open to visitors. It supports GET only, sends no cookies, and
 * passes every hook of a request except the log.
 */
export function inProcessFetch(
  app: FastifyInstance,
  { ip, host }: Pick<FastifyRequest, 'ip' | 'host'>,
  mayReadReplica: boolean,
): typeof fetch {
  return async (input) => {
    const request = new Request(input);
    const { pathname, search } = new URL(request.url);
    const inject = async () => {
      const visit = { url: pathname + search, remoteAddress: ip, headers: { host, [HEADER]: SECRET } };
      // The request is awaited here, because awaiting sends it, and that must happen inside readPrimary().
      const response = await app.inject(visit);
      return response;
    };
    const { statusCode, headers, rawPayload } = await (mayReadReplica ? inject() : readPrimary(inject));
    return new Response(new Uint8Array(rawPayload), {
      status: statusCode,
      headers: { 'content-type': String(headers['content-type'] ?? '') },
    });
  };
}
