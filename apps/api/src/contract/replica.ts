/**
 * A replica of the database that serves the public reads of visitors. Signed-in users read the primary database, so
 * that they see their own changes at once.
 */
import { AsyncLocalStorage } from 'node:async_hooks';
import type { OperationId } from '@skillharbor/contract';
import type { FastifyRequest } from 'fastify';
import type { Read, Source } from '@skillharbor/contract-server';
import type { ResponseCache } from '@skillharbor/contract-server/publicReads';
import { ProblemError } from '@skillharbor/contract-server/problem';
import { ACCESS_COOKIE, CSRF_COOKIE } from '@skillharbor/contract-server/security';
import { DatabaseBusyError } from '../platform/database/errors.ts';
import type { Clock } from '../platform/time/clock.ts';
import { dailyCache } from './cachedReads.ts';
import type { Operations } from './operations.ts';

/** The time for which a failed replica is not used. */
const PAUSE_MS = 5_000;

const readingPrimary = new AsyncLocalStorage<true>();

/** Runs a function whose internal requests read the primary database instead of the replica. */
export function readPrimary<Result>(run: () => Result): Result {
  return readingPrimary.run(true, run);
}

export interface Replica {
  operations: Operations;
  /** The replica has its own cache, because each response belongs to the database version from which it was read. */
  cache: ResponseCache;
  /** Returns true if the replica may serve this request. */
  serves(request: FastifyRequest): boolean;
  /** Returns the result of `read`, or the result of `fallBack` if the replica fails or failed recently. */
  readOr<Result>(read: () => Promise<Result>, fallBack: () => Promise<Result>): Promise<Result>;
}

/** Returns the source of public reads: the replica if it serves the request, otherwise the primary database. */
export function replicaFirst(replica: Replica, primary: Source<OperationId>, clock: Clock) {
  const copy = { operations: replica.operations, cache: dailyCache(replica.cache, clock) };
  return <Result>(request: FastifyRequest, read: Read<OperationId, Result>): Promise<Result> =>
    replica.serves(request)
      ? replica.readOr(
          () => read(copy),
          () => read(primary),
        )
      : read(primary);
}

/** @param onFailure is called when the replica begins to fail */
export function createReplica(
  operations: Operations,
  cache: ResponseCache,
  onFailure: (error: unknown) => void,
): Replica {
  let pausedUntil = 0;

  return {
    operations,
    cache,
    serves: ({ headers, cookies }) =>
      performance.now() >= pausedUntil &&
      headers.authorization === undefined &&
      readingPrimary.getStore() === undefined &&
      // The CSRF cookie also proves that there is a session: it lasts as long, and the browser sends it with page
      // requests as well.
      cookies[ACCESS_COOKIE] === undefined &&
      cookies[CSRF_COOKIE] === undefined,
    async readOr(read, fallBack) {
      try {
        return await read();
      } catch (error) {
        // The primary does not help an overloaded replica, because that load would be too heavy for the primary as
        // well.
        if (error instanceof ProblemError || error instanceof DatabaseBusyError) throw error;
        if (performance.now() >= pausedUntil) onFailure(error);
        pausedUntil = performance.now() + PAUSE_MS;
        return fallBack();
      }
    },
  };
}
