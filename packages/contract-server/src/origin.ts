import type { FastifyRequest } from 'fastify';

const LOCAL = 'http://localhost';

/**
 * Returns the public origin of the server. The host comes from the settings or from the Host header, but never from the
 * request line. If the Host header is invalid, the host is localhost.
 */
export function originOf(request: FastifyRequest, publicUrl: URL | null): string {
  return URL.parse(publicUrl?.origin ?? `${request.protocol}://${request.host}`)?.origin ?? LOCAL;
}

/** Returns true if clients reach the server over https. */
export function isSecure(request: FastifyRequest, publicUrl: URL | null): boolean {
  return (publicUrl?.protocol ?? `${request.protocol}:`) === 'https:';
}
