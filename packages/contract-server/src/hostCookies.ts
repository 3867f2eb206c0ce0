/**
 * Protects cookies by a prefix in their names. A browser accepts a cookie with this prefix only from this host, over
 * https, and for all paths. Neither another subdomain nor an unencrypted page can therefore set the cookie. On http,
 * such as on localhost, browsers refuse the prefix, so the names do not have it.
 * https://developer.mozilla.org/docs/Web/HTTP/Reference/Headers/Set-Cookie#cookie_prefixes
 */
import type { FastifyRequest } from 'fastify';

const PREFIX = '__Host-';

/** Returns the name and the path with which a cookie is set. */
export function sentAs(name: string, path: string, isSecure: boolean): { name: string; path: string } {
  return isSecure ? { name: PREFIX + name, path: '/' } : { name, path };
}

/**
 * Returns the cookies of a request. Their names are given without the prefix. On https, cookies that lack the prefix
 * are omitted, except those in `unprotected`.
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
