/** The value of the `csrftoken` cookie in a `document.cookie` string, or null. */
export function csrfTokenIn(cookies: string): string | null {
  const value = /(?:^|;\s*)csrftoken=([^;]+)/.exec(cookies)?.[1];
  // A header throws on anything but visible ASCII, which is all that the server writes.
  return value !== undefined && /^[\x21-\x7e]+$/.test(value) ? value : null;
}
