import { localPath } from '../navigation/localPath.ts';

/** This query parameter remembers the page that a user wanted to open before being asked to sign in. */
const FIELD = 'from';

/**
 * Returns the page to open after signing in: the remembered path with query and hash, or null. A server that redirects
 * to sign-in does not know the hash, but the browser keeps it in the URL. A URL on another site is ignored, because
 * anyone can write a link to our sign-in page.
 */
export function originIn(query: URLSearchParams, hash: string): string | null {
  const from = localPath(query.get(FIELD) ?? '');
  return from === null || from.includes('#') ? from : from + hash;
}
