/** What the address of a request says. Without expressions that take long for hostile ones. */

/** The path, and the query from the question mark on. */
function addressOf(url: string): { path: string; query: string } {
  const mark = url.indexOf('?');
  return mark === -1 ? { path: url, query: '' } : { path: url.slice(0, mark), query: url.slice(mark) };
}

/** Whether it is one of the app's: no file, and not below an address of something else. */
export function isPageAddress(url: string): boolean {
  const segments = addressOf(url).path.split('/');
  return !['api', 'media', 'assets'].includes(segments[1] ?? '') && !segments.at(-1)?.includes('.');
}

/**
 * The one address of a page that is also reached by another, or null: addresses begin with one slash, and end without any.
 * With two at its beginning, or a backslash, browsers would take the path for another site.
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

/** Whether a redirection there stays on this site: two slashes name another one. */
export function isOwnAddress(url: string): boolean {
  return /^\/(?![/\\])/.test(url);
}

const secretPages: ReadonlySet<string> = new Set(['/reset-password', '/still-looking']);

/**
 * Where the link of an earlier mail leads whose secret stands in the query, or null. After the # no server, log or referrer
 * gets to know it.
 */
export function secretMovedTo(url: string): string | null {
  const { path, query } = addressOf(url);
  const page = path.endsWith('/') ? path.slice(0, -1) : path;
  const token = secretPages.has(page) ? new URLSearchParams(query).get('token') : null;
  return token === null ? null : `${page}#token=${encodeURIComponent(token)}`;
}
