const BASE = 'http://base.invalid';

/**
 * The path, query and hash of an address on this site as the browser normalises them, or null where the address
 * could lead to another site. Judged after normalisation, because that is what navigates: `/.//host` becomes `//host`,
 * which read again names another host.
 */
export function localPath(address: string): string | null {
  if (!/^\/(?![/\\])/.test(address)) return null;
  const url = URL.parse(address, BASE);
  if (url?.origin !== BASE || url.pathname.startsWith('//')) return null;
  return `${url.pathname}${url.search}${url.hash}`;
}
