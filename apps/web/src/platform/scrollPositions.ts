import type { KeyValueStorage } from '@skillharbor/api-client';

/** Where the router keeps how far each entry of the history was scrolled, by its key. */
const KEY = 'react-router-scroll-positions';

/**
 * How far down an entry was when it was last left, in pixels; null where it is new. The router itself leaves the first page
 * of a load to the browser where a server rendered it; but the browser knows nothing of what the page grows by.
 */
export function keptOffsetOf(storage: Pick<KeyValueStorage, 'getItem'>, entry: string): number | null {
  try {
    // The router wrote it.
    const positions = JSON.parse(storage.getItem(KEY) ?? '{}') as Record<string, unknown>;
    const offset = positions[entry];
    return typeof offset === 'number' && offset > 0 ? offset : null;
  } catch {
    return null;
  }
}
