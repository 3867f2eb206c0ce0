/**
 * Caches responses that are the same for everyone. Each response belongs to exactly one version of the public data.
 *
 *     const response = await cache.get(`jobs ${origin} ${day}`, () => render());     { status, headers, body }, with its tag
 *     return sendTagged(request, reply, response);
 *
 * The key names everything else on which the response depends: the path and query, the origin of links, the UTC day if
 * texts depend on it, and the content encoding. The response must not depend on the caller, so do not use the cache for
 * a request with credentials if its response may differ.
 */
import type { ResponseCache } from '@skillharbor/contract-server/publicReads';
import { tagged } from '@skillharbor/contract-server/wholeResponses';
import type { TaggedResponse } from '@skillharbor/contract-server/wholeResponses';
import type { Version } from './publicVersion.ts';
import { createVersionedCache } from './versionedCache.ts';
import type { CacheResult } from './versionedCache.ts';

const DEFAULT_MAX_BYTES = 32 * 1024 * 1024;
/**
 * The size that is assumed for an entry's headers and for data of the cache itself, in addition to the size of the
 * entry's key and body.
 */
const OVERHEAD_BYTES = 1_024;

export interface ResponseCacheOptions {
  publicVersion: Version;
  maxBytes?: number;
  onRead?: ((result: CacheResult) => void) | undefined;
}

/**
 * Creates a cache that returns the responses of the current version. Requests for the same key share one call of
 * `produce`, and also its error. The cache does not store partial responses, nor responses with a status of 500 or
 * more.
 */
export function createResponseCache({
  publicVersion,
  maxBytes = DEFAULT_MAX_BYTES,
  onRead,
}: ResponseCacheOptions): ResponseCache {
  const cache = createVersionedCache<TaggedResponse>({
    version: publicVersion,
    maxSize: maxBytes,
    sizeOf: ({ body }, key) => body.length + key.length + OVERHEAD_BYTES,
    onRead,
    isCacheable: ({ status, isPartial }) => status < 500 && !isPartial,
  });
  return { get: (key, produce) => cache.get(key, async () => tagged(await produce())) };
}
