/**
 * Returns the value of the `csrftoken` cookie in a `document.cookie` string, or null if there is none. On https, the
 * name has the prefix `__Host-`, and an older cookie without the prefix may still exist.
 */
export function csrfTokenIn(cookies: string): string | null {
  const value = cookieIn(cookies, '__Host-csrftoken') ?? cookieIn(cookies, 'csrftoken');
  // `Headers` throws on characters other than visible ASCII. The server writes only visible ASCII.
  return value !== undefined && /^[\x21-\x7e]+$/.test(value) ? value : null;
}

function cookieIn(cookies: string, name: string): string | undefined {
  const pair = cookies.split(/;\s*/).find((each) => each.startsWith(`${name}=`));
  return pair?.slice(name.length + 1) || undefined;
}
