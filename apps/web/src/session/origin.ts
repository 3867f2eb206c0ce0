import { localPath } from '../navigation/localPath.ts';

/** The query field that remembers where the user was going when they were asked to sign in. */
const FIELD = 'from';

/**
 * Where to go after signing in: the remembered path with its query and hash, or null. A server that sends the user to
 * sign-in does not know the hash; the browser keeps it in the address. An address on another site is ignored: anyone
 * can write a link to our sign-in page.
 */
export function originIn(query: URLSearchParams, hash: string): string | null {
  const from = localPath(query.get(FIELD) ?? '');
  return from === null || from.includes('#') ? from : from + hash;
}
