/**
 * Caches values for exactly one version of the underlying data.
 *
 *     const cache = createVersionedCache<number>({ version, maxSize: 1_000, sizeOf: () => 1 });
 *     const count = await cache.get('jobs', () => countJobs());
 */
import { LRUCache } from 'lru-cache';
import type { Version } from './publicVersion.ts';

export interface VersionedCache<Value> {
  /**
   * Returns the value that is cached for the current version. If there is none, calls `produce` and caches its result.
   * Simultaneous calls for the same key share the value or the error.
   */
  get(key: string, produce: () => Promise<Value>): Promise<Value>;
}

export interface VersionedCacheOptions<Value> {
  version: Version;
  maxSize: number;
  sizeOf: (value: Value, key: string) => number;
  /** Decides which values are cached. By default, all values are cached. */
  isCacheable?: (value: Value) => boolean;
  onRead?: ((result: CacheResult) => void) | undefined;
}

/** The result of a lookup. It is a hit if the value was cached, or if another request was already producing it. */
export type CacheResult = 'hit' | 'miss';

export function createVersionedCache<Value extends object>({
  version,
  maxSize,
  sizeOf,
  isCacheable = () => true,
  onRead = () => undefined,
}: VersionedCacheOptions<Value>): VersionedCache<Value> {
  const cached = new LRUCache<string, Value>({ maxSize, sizeCalculation: sizeOf });
  const pending = new Map<string, Promise<Value>>();

  async function add(key: string, produce: () => Promise<Value>): Promise<Value> {
    const value = await produce();
    if (isCacheable(value)) cached.set(key, value);
    return value;
  }

  return {
    async get(key, produce) {
      // The version is read before the data. Data may therefore be newer than the version under which it is cached, but
      // never older. Values of earlier versions are never requested again, so the cache removes them first.
      const versioned = `${await version()} ${key}`;
      const known = cached.get(versioned) ?? pending.get(versioned);
      onRead(known ? 'hit' : 'miss');
      if (known) return known;
      const added = add(versioned, produce).finally(() => pending.delete(versioned));
      pending.set(versioned, added);
      return added;
    },
  };
}
