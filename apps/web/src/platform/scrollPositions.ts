import type { KeyValueStorage } from '@skillharbor/api-client';

/** The key under which the router saves the scroll position of each history entry. */
const KEY = 'react-router-scroll-positions';

/**
 * Returns how far down a history entry was when the user last left it, in pixels, or null if it is new. The router
 * leaves the first page of a load to the browser if a server rendered it, but the browser does not know how far the
 * page will grow.
 */
export function savedOffsetOf(storage: Pick<KeyValueStorage, 'getItem'>, entry: string): number | null {
  try {
    // The cast is safe because the router wrote the value.
    const positions = JSON.parse(storage.getItem(KEY) ?? '{}') as Record<string, unknown>;
    const offset = positions[entry];
    return typeof offset === 'number' && offset > 0 ? offset : null;
  } catch {
    return null;
  }
}
