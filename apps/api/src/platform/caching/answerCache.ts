/**
 * Caches responses that are the same for everyone, each for exactly one version of what the public sees.
 *
 *     const answer = await cache.get(`jobs ${origin} ${day}`, () => render());     { status, headers, body }, with its tag
 *     return sendAnswer(request, reply, answer);
 *
 * The key names everything else on which the response depends: the path and query, the origin of links, the UTC day
 * if texts depend on it, the content encoding. It never depends on the caller, so do not call this for a request with
 * credentials whose response may differ.
 */
import { tagged } from '@skillharbor/contract-server/answers';
import type { Answer, TaggedAnswer } from '@skillharbor/contract-server/answers';
import type { Version } from './publicVersion.ts';
import { createVersionedCache } from './versionedCache.ts';
import type { CacheResult } from './versionedCache.ts';

const DEFAULT_MAX_BYTES = 32 * 1024 * 1024;
/** The assumed size of an entry besides the key and the body, for headers and bookkeeping. */
const OVERHEAD_BYTES = 1_024;

export interface AnswerCache {
  /**
   * Returns the cached response of the current version, or the one that `produce` returns. Requests for the same key
   * share one call of it, and its error. A partial response, or one with a status of 500 or more, is not cached.
   */
  get(key: string, produce: () => Promise<Answer>): Promise<TaggedAnswer>;
}

export interface AnswerCacheOptions {
  publicVersion: Version;
  maxBytes?: number;
  onRead?: ((result: CacheResult) => void) | undefined;
}

export function createAnswerCache({
  publicVersion,
  maxBytes = DEFAULT_MAX_BYTES,
  onRead,
}: AnswerCacheOptions): AnswerCache {
  const cache = createVersionedCache<TaggedAnswer>({
    version: publicVersion,
    maxSize: maxBytes,
    sizeOf: ({ body }, key) => body.length + key.length + OVERHEAD_BYTES,
    onRead,
    isKept: ({ status, isPartial }) => status < 500 && !isPartial,
  });
  return { get: (key, produce) => cache.get(key, async () => tagged(await produce())) };
}
