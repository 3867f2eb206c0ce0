/** Returns the value of the `csrftoken` cookie in a `document.cookie` string, or null if there is none. */
export function csrfTokenIn(cookies: string): string | null {
  const value = /(?:^|;\s*)csrftoken=([^;]+)/.exec(cookies)?.[1];
  // Headers throws on characters other than visible ASCII. The server writes no others.
  return value !== undefined && /^[\x21-\x7e]+$/.test(value) ? value : null;
}
