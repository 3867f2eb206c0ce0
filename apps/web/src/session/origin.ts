/** The name of the query field that remembers where somebody was going when they were asked to sign in. */
const FIELD = 'from';

/**
 * Where to go after signing in: the remembered path with its query and hash, or null. Whatever leads to another
 * site is not believed: anybody can write a link to our sign-in page.
 */
export function originIn(query: URLSearchParams): string | null {
  const from = query.get(FIELD);
  // '//host' and '/\host' are other sites to a browser.
  if (from === null || !/^\/(?![/\\])/.test(from)) return null;
  const base = 'http://here.invalid';
  const url = URL.parse(from, base);
  return url?.origin === base ? `${url.pathname}${url.search}${url.hash}` : null;
}
