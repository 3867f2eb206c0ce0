/**
 * Protects cookies by a prefix of their names. A browser accepts a cookie with this prefix only from this exact host,
 * over https and for all paths, so that neither another subdomain nor an unencrypted page can plant it. On http, such
 * as on localhost, browsers refuse the prefix, so the names have none.
 * https://developer.mozilla.org/docs/Web/HTTP/Reference/Headers/Set-Cookie#cookie_prefixes
 */
import type { FastifyRequest } from 'fastify';

const PREFIX = '__Host-';

/** Returns the name and the path of a cookie as it is sent. */
export function sentAs(name: string, path: string, isSecure: boolean): { name: string; path: string } {
  return isSecure ? { name: PREFIX + name, path: '/' } : { name, path };
}

/**
 * Returns the cookies of a request by their names without the prefix. On https, cookies without the prefix are omitted,
 * except those that `unprotected` names.
 */
export function receivedCookies(
  cookies: FastifyRequest['cookies'],
  isSecure: boolean,
  unprotected: readonly string[],
): FastifyRequest['cookies'] {
  if (!isSecure) return cookies;
  const all = Object.entries(cookies);
  return Object.fromEntries([
    ...all.filter(([name]) => unprotected.includes(name)),
    ...all
      .filter(([name]) => name.startsWith(PREFIX))
      .map(([name, value]) => [name.slice(PREFIX.length), value] as const),
  ]);
}
