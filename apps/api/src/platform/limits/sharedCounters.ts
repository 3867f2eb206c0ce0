/**
 * Provides counters in the database. All servers share them, and they survive a restart. Their rows expire.
 *
 * rate-limiter-flexible generates the SQL statements. They wait in the database's queue like all other statements, and
 * are never part of a request's transaction.
 */
import { createHash } from 'node:crypto';
import { CompiledQuery } from 'kysely';
import { RateLimiterPostgres } from 'rate-limiter-flexible';
import { spendFrom } from '@skillharbor/contract-server/limits';
import type { Counter } from '@skillharbor/contract-server/limits';
import type { Queries } from '../database/tables.ts';

/** One use of a budget that was counted, and that can be returned. */
export interface Reservation {
  /** The number of uses under this key so far, including this one. */
  used: number;
  msBeforeNext: number;
  giveBack(): Promise<void>;
}

export interface SharedCounter extends Counter {
  readonly max: number;
  /** Counts a use of the budget, even if nothing is left of the budget. */
  reserve(key: string): Promise<Reservation>;
}

interface SharedCounterOptions {
  /** The counter's name, which is the same on all servers and unique. */
  name: string;
  max: number;
  seconds: number;
}

export function createSharedCounter(
  queries: Queries,
  { name, max, seconds }: SharedCounterOptions,
): SharedCounter {
  const limiter = limiterOn(queries, name, max, seconds);

  /**
   * Returns a use to the budget, but only within the period in which it was counted. The next period starts from zero,
   * so returning the use then would allow one use too many.
   */
  async function giveBack(key: string, reservedAt: number): Promise<void> {
    await queries
      .updateTable('rate_limits')
      .set((column) => ({ points: column('points', '-', 1) }))
      .where('key', '=', limiter.getKey(key))
      .where('expire', '>', Date.now())
      .where('expire', '<=', reservedAt + seconds * 1000)
      .execute();
  }

  return {
    max,
    spend: (key) => spendFrom(limiter, digestOf(key)),
    async reserve(key) {
      const digest = digestOf(key);
      const { consumedPoints, msBeforeNext } = await limiter.penalty(digest);
      const reservedAt = Date.now();
      return { used: consumedPoints, msBeforeNext, giveBack: () => giveBack(digest, reservedAt) };
    },
  };
}

/** Creates a map from keys to numbers, whose entries expire. */
export function createExpiringMap(queries: Queries, name: string, lifetimeSeconds: number) {
  const limiter = limiterOn(queries, name, 1, lifetimeSeconds);
  return {
    set: async (key: string, value: number): Promise<void> =>
      void (await limiter.set(digestOf(key), value, lifetimeSeconds)),
    get: async (key: string): Promise<number | undefined> =>
      (await limiter.get(digestOf(key)))?.consumedPoints,
  };
}

function limiterOn(queries: Queries, name: string, max: number, seconds: number): RateLimiterPostgres {
  return new RateLimiterPostgres({
    storeClient: clientOn(queries),
    storeType: 'client',
    tableName: 'rate_limits',
    tableCreated: true,
    clearExpiredByTimeout: false,
    keyPrefix: name,
    points: max,
    duration: seconds,
    // If the budget is used up, refuses the caller without querying the database until the period ends.
    inMemoryBlockOnConsumed: max + 1,
  });
}

/** Imitates those parts of a `pg` client that rate-limiter-flexible uses. */
function clientOn(queries: Queries) {
  return {
    async query({ text, values }: { text: string; values: readonly unknown[] }) {
      const { rows } = await queries.executeQuery(CompiledQuery.raw(text, [...values]));
      return { rows, rowCount: rows.length };
    },
  };
}

/**
 * Hashes a key. Keys can have any length. They contain IP addresses and email addresses of callers, which must not be
 * stored.
 */
function digestOf(key: string): string {
  return createHash('sha256').update(key).digest('base64url');
}

export async function removeExpired(queries: Queries): Promise<void> {
  await queries.deleteFrom('rate_limits').where('expire', '<', Date.now()).execute();
}
