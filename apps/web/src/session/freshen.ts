import type { Api } from '@skillharbor/api-client';

/** The age after which a token is refreshed, in milliseconds. An access token is valid for a quarter of an hour. */
const MAX_TOKEN_AGE_MS = 5 * 60_000;

/**
 * Refreshes a session that may have expired. This is needed for endpoints that send less data to visitors, and for
 * requests that the browser makes itself, because neither fails in a way that could be retried.
 */
export async function freshen({ refresher }: Api): Promise<void> {
  await refresher.refresh(Date.now() - MAX_TOKEN_AGE_MS);
}
