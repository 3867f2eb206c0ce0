/**
 * Serves the public reads of visitors from a replica of the database. Signed-in users read the primary database, so
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

/** The time for which the replica is not used after a failure. */
const PAUSE_MS = 5_000;

const readingPrimary = new AsyncLocalStorage<true>();

/** Runs a function, and sends the internal requests of this function to the primary database instead of the replica. */
export function readPrimary<Result>(run: () => Result): Result {
  return readingPrimary.run(true, run);
}

export interface Replica {
  operations: Operations;
  /** The replica has a separate cache, because each response belongs to the database version from which it was read. */
  cache: ResponseCache;
  /** Returns true if this request may be read from the replica. */
  serves(request: FastifyRequest): boolean;
  /** Returns the result of `read`, or the result of `fallBack` if the replica fails or failed recently. */
  readOr<Result>(read: () => Promise<Result>, fallBack: () => Promise<Result>): Promise<Result>;
}

/** Returns the source of public reads for a request: the replica if it may be used, otherwise the primary database. */
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

/** @param onFailure is called once when the replica begins to fail */
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
      // A request with the CSRF cookie also counts as a request from a caller with a session: the cookie lasts as long
      // as the session, and the browser sends it with page requests as well.
      cookies[ACCESS_COOKIE] === undefined &&
      cookies[CSRF_COOKIE] === undefined,
    async readOr(read, fallBack) {
      try {
        return await read();
      } catch (error) {
        // If the replica is overloaded, does not send the read to the primary database, because the same load would
        // overload the primary as well.
        if (error instanceof ProblemError || error instanceof DatabaseBusyError) throw error;
        if (performance.now() >= pausedUntil) onFailure(error);
        pausedUntil = performance.now() + PAUSE_MS;
        return fallBack();
      }
    },
  };
}
