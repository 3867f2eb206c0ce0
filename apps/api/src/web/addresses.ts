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

/** The one address of a page that is also reached by another, or null: addresses end without a slash. */
export function movedTo(url: string): string | null {
  const { path, query } = addressOf(url);
  let end = path.length;
  while (path.charAt(end - 1) === '/') end -= 1;
  return end === path.length || end === 0 || !isOwnAddress(url) ? null : path.slice(0, end) + query;
}

/** Whether a redirection there stays on this site: two slashes name another one. */
export function isOwnAddress(url: string): boolean {
  return /^\/(?![/\\])/.test(url);
}
