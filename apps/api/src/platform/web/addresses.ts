/**
 * Parses the address of a request. It uses no regular expressions, because they could take too long for hostile
 * addresses.
 */

/** Splits an address into its path and its query. The query includes the question mark. */
function addressOf(url: string): { path: string; query: string } {
  const mark = url.indexOf('?');
  return mark === -1 ? { path: url, query: '' } : { path: url.slice(0, mark), query: url.slice(mark) };
}

/**
 * Returns true if the address belongs to a page of the app. Such an address has no file extension, and its path does
 * not begin with a prefix that has another purpose.
 */
export function isPageAddress(url: string): boolean {
  const segments = addressOf(url).path.split('/');
  return !['api', 'media', 'assets'].includes(segments[1] ?? '') && !segments.at(-1)?.includes('.');
}

/**
 * If a page has several addresses, returns the canonical one, or null if this is already the canonical one. A canonical
 * address begins with exactly one slash, and does not end with one. Browsers would think that a path that begins with
 * two slashes, or with a backslash, leads to another site.
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

/**
 * Returns true if a redirect to this address does not lead to another site. An address that begins with two slashes
 * would.
 */
export function isOwnAddress(url: string): boolean {
  return /^\/(?![/\\])/.test(url);
}

const secretPages: ReadonlySet<string> = new Set(['/reset-password', '/still-looking', '/unsubscribe']);

/**
 * If an address is a link from a mail and has a secret in its query, returns the new address. Returns null for any
 * other address. The links of earlier mails have such secrets, and so have the headers that mail programs use to
 * unsubscribe. In the new address, the secret follows the #, so that no server, log or referrer receives the secret.
 */
export function secretMovedTo(url: string): string | null {
  const { path, query } = addressOf(url);
  const page = path.endsWith('/') ? path.slice(0, -1) : path;
  const token = secretPages.has(page) ? new URLSearchParams(query).get('token') : null;
  return token === null ? null : `${page}#token=${encodeURIComponent(token)}`;
}
