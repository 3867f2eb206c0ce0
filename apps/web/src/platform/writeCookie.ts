/** Browsers accept a cookie with this prefix only if this exact host sets it, over https and for all paths. */
const PREFIX = '__Host-';

/**
 * Writes a cookie that the pages and the server of this site read. Its `lifetime` is an attribute such as Max-Age=60, or
 * empty for a cookie that ends with the browser. On an encrypted page, no unencrypted request contains the cookie, and no
 * other host can replace it.
 */
export function writeCookie(
  page: Pick<Document, 'cookie' | 'URL'>,
  name: string,
  value: string,
  lifetime: string,
): void {
  const [prefix, secure] = page.URL.startsWith('https:') ? [PREFIX, 'Secure; '] : ['', ''];
  page.cookie = `${prefix}${name}=${value}; Path=/; SameSite=Lax; ${secure}${lifetime}`;
}

/**
 * Returns the value of a cookie in a `document.cookie` string. A cookie with the prefix `__Host-` takes
 * precedence over one without it.
 */
export function readCookie(cookies: string, name: string): string | undefined {
  const pairs = cookies.split('; ');
  const valueOf = (full: string) => pairs.find((pair) => pair.startsWith(`${full}=`))?.slice(full.length + 1);
  return valueOf(PREFIX + name) ?? valueOf(name);
}
