const BASE = 'http://base.invalid';

/**
 * Returns the path, query and hash of an address on this site as the browser normalizes them, or null if the address
 * may be on another site. The address is checked after normalization, because the browser navigates to the normalized
 * address: `/.//host` becomes `//host`, which names another host when it is parsed again.
 */
export function localPath(address: string): string | null {
  if (!/^\/(?![/\\])/.test(address)) return null;
  const url = URL.parse(address, BASE);
  if (url?.origin !== BASE || url.pathname.startsWith('//')) return null;
  return `${url.pathname}${url.search}${url.hash}`;
}
