import type { Api } from '@skillharbor/api-client';

/** An access token lives for a quarter of an hour. */
const MAX_TOKEN_AGE_MS = 5 * 60_000;

/**
 * Refreshes a session that may have expired. For endpoints that also answer visitors, with less, and for requests that
 * the browser makes itself: neither fails in a way that could be retried.
 */
export async function freshen({ refresher }: Api): Promise<void> {
  await refresher.refresh(Date.now() - MAX_TOKEN_AGE_MS);
}
