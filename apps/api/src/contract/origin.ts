import type { FastifyRequest } from 'fastify';

const LOCAL = 'http://localhost';

/**
 * Where clients reach the server. The host is the configured one or that of the Host header, never that of the request
 * line; where the Host header is invalid, it is localhost.
 */
export function originOf(request: FastifyRequest, publicUrl: URL | null): string {
  return URL.parse(publicUrl?.origin ?? `${request.protocol}://${request.host}`)?.origin ?? LOCAL;
}
