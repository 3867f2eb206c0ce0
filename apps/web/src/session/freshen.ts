import type { Api } from '@skillharbor/api-client';

/** In milliseconds; an access token lives for a quarter of an hour. */
const OLD = 5 * 60_000;

/**
 * Refreshes a session that may have run out. For what answers a stranger as well, only less, and for what the browser
 * asks for by itself: neither can be tried again after a refusal.
 */
export async function freshen({ refresher }: Api): Promise<void> {
  await refresher.refresh(Date.now() - OLD);
}
