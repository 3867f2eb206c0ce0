/**
 * Sends requests to the API within this process, without a network. The API treats them as requests of a visitor with
 * the IP address of the page's request.
 */
import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { readPrimary } from '../../contract/replica.ts';

const HEADER = 'x-in-process';
/** The secret that marks requests from this process. No other process knows it. */
const SECRET = randomBytes(32).toString('hex');

/** Returns true if this process sends the request to render a page. */
export function isInProcess({ headers }: Pick<FastifyRequest, 'headers'>): boolean {
  return headers[HEADER] === SECRET;
}

/**
 * Returns a `fetch` for the API operations that are open to visitors. It supports only GET, and sends no cookies. Each
 * request runs all hooks except the request log.
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
      // Awaits the request inside the function: the request is sent when it is awaited, and this must happen inside
      // readPrimary().
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
