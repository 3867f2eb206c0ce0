/** Reads the address of a request without regular expressions that take too long for hostile addresses. */

/** Splits the address into the path, and the query that starts with the question mark. */
function addressOf(url: string): { path: string; query: string } {
  const mark = url.indexOf('?');
  return mark === -1 ? { path: url, query: '' } : { path: url.slice(0, mark), query: url.slice(mark) };
}

/**
 * Returns true if the address is a page of the app. Such an address names no file, and is not below a path with another
 * purpose.
 */
export function isPageAddress(url: string): boolean {
  const segments = addressOf(url).path.split('/');
  return !['api', 'media', 'assets'].includes(segments[1] ?? '') && !segments.at(-1)?.includes('.');
}

/**
 * Returns the canonical address of a page that is also reached by another one, or null. Addresses start with one slash,
 * and do not end with one. Browsers would take a path that starts with two slashes or a backslash for another site.
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
 * Returns the new address for a mail link that has its secret in the query, or null for any other address. Earlier
 * mails have such links, and so have the headers by which mail programs unsubscribe. No server, log or referrer
 * receives what follows the #.
 */
export function secretMovedTo(url: string): string | null {
  const { path, query } = addressOf(url);
  const page = path.endsWith('/') ? path.slice(0, -1) : path;
  const token = secretPages.has(page) ? new URLSearchParams(query).get('token') : null;
  return token === null ? null : `${page}#token=${encodeURIComponent(token)}`;
}
