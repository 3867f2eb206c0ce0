/**
 * Writes a cookie that the pages and the server of this site read. Its `lifetime` is an attribute such as Max-Age=60, or
 * empty for a cookie that ends with the browser. On an encrypted page, no unencrypted request contains the cookie.
 */
export function writeCookie(
  page: Pick<Document, 'cookie' | 'URL'>,
  name: string,
  value: string,
  lifetime: string,
): void {
  const secure = page.URL.startsWith('https:') ? 'Secure; ' : '';
  page.cookie = `${name}=${value}; Path=/; SameSite=Lax; ${secure}${lifetime}`;
}
