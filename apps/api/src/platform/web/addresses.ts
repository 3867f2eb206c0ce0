/** Reads the address of a request without regular expressions that take long for hostile addresses. */

/** Splits the address into the path, and the query that starts with the question mark. */
function addressOf(url: string): { path: string; query: string } {
  const mark = url.indexOf('?');
  return mark === -1 ? { path: url, query: '' } : { path: url.slice(0, mark), query: url.slice(mark) };
}

/**
 * Returns true if the address is a page of the app: it names no file, and is not below an address of something else.
 */
export function isPageAddress(url: string): boolean {
  const segments = addressOf(url).path.split('/');
  return !['api', 'media', 'assets'].includes(segments[1] ?? '') && !segments.at(-1)?.includes('.');
}

/**
 * Returns the canonical address of a page that is also reached by another one, or null. Addresses start with one
 * slash, and do not end with one. If a path started with two slashes or a backslash, browsers would take it for
 * another site.
 */
export function movedTo(url: string): string | null {
  const { path, query } = addressOf(url);
  if (!path.startsWith('/')) return null;
  let start = 1;
  while (/[/\\]/.test(path.charAt(start))) start += 1;
  let end = path.length;
  while (end > start && path.charAt(end - 1) === '/') end -= 1;
  const moved = `/${path.slice(start, end)}`;
  return moved === path ? null : moved + query;
}

/** Returns true if a redirection to the address stays on this site. Two slashes would name another site. */
export function isOwnAddress(url: string): boolean {
  return /^\/(?![/\\])/.test(url);
}

const secretPages: ReadonlySet<string> = new Set(['/reset-password', '/still-looking', '/unsubscribe']);

/**
 * Returns the new address for the link of a mail that has its secret in the query, or null: an earlier mail, or one that mail
 * programs unsubscribe from by themselves. No server, log or referrer receives what follows the #.
 */
export function secretMovedTo(url: string): string | null {
  const { path, query } = addressOf(url);
  const page = path.endsWith('/') ? path.slice(0, -1) : path;
  const token = secretPages.has(page) ? new URLSearchParams(query).get('token') : null;
  return token === null ? null : `${page}#token=${encodeURIComponent(token)}`;
}
