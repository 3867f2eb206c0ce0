/**
 * A replica of the database that serves the public reads of visitors. Signed-in users read the database itself, so
 * that they see at once what they wrote.
 */
import { AsyncLocalStorage } from 'node:async_hooks';
import type { OperationId } from '@skillharbor/contract';
import type { FastifyBaseLogger, FastifyRequest } from 'fastify';
import type { Read, Source } from '@skillharbor/contract-server';
import type { ResponseCache } from '@skillharbor/contract-server/publicReads';
import { ProblemError } from '@skillharbor/contract-server/problem';
import { ACCESS_COOKIE, CSRF_COOKIE } from '@skillharbor/contract-server/security';
import { DatabaseBusyError } from '../platform/database/errors.ts';
import type { Clock } from '../platform/time/clock.ts';
import { dailyCache } from './cachedReads.ts';
import type { Operations } from './operations.ts';

/** The time for which a replica is not used after it failed. */
const PAUSE_MS = 5_000;

const readingPrimary = new AsyncLocalStorage<true>();

/** Runs a function whose requests inside the server read the database itself instead of the replica. */
export function readPrimary<Result>(run: () => Result): Result {
  return readingPrimary.run(true, run);
}

export interface Replica {
  operations: Operations;
  /** The replica's own cache, because each response belongs to the version of the database from which it was read. */
  cache: ResponseCache;
  /** Returns true if the replica may serve this request. */
  serves(request: FastifyRequest): boolean;
  /** Returns the result of `read`, or that of `fallBack` if the replica fails or has failed lately. */
  readOr<Result>(read: () => Promise<Result>, fallBack: () => Promise<Result>): Promise<Result>;
}

/** Returns the source of public reads: the replica if it serves the request, otherwise the database itself. */
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

export function createReplica(operations: Operations, cache: ResponseCache, log: FastifyBaseLogger): Replica {
  let pausedUntil = 0;

  return {
    operations,
    cache,
    serves: ({ headers, cookies }) =>
      performance.now() >= pausedUntil &&
      headers.authorization === undefined &&
      readingPrimary.getStore() === undefined &&
      // The CSRF cookie also shows that there is a session, because it lasts as long and is sent with requests for
      // pages as well.
      cookies[ACCESS_COOKIE] === undefined &&
      cookies[CSRF_COOKIE] === undefined,
    async readOr(read, fallBack) {
      try {
        return await read();
      } catch (error) {
        // The primary must not take over the load that is too much for the replica.
        if (error instanceof ProblemError || error instanceof DatabaseBusyError) throw error;
        if (performance.now() >= pausedUntil)
          log.warn({ err: error }, 'the replica failed; for a while, the primary answers');
        pausedUntil = performance.now() + PAUSE_MS;
        return fallBack();
      }
    },
  };
}
