import type { KeyValueStorage } from '@skillharbor/api-client';

/** The key under which the router saves the scroll position of each history entry. */
const KEY = 'react-router-scroll-positions';

/**
 * Returns the scroll offset at which the user last left a history entry, in pixels, or null for a new entry. If a
 * server rendered the first page of a load, the router leaves scrolling to the browser, but the browser does not know
 * how far the page will grow.
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
