/**
 * Puts an admission queue in front of a `pg` pool, with the interface that Kysely's PostgreSQL dialect expects.
 *
 * `connect` returns at once. The pool takes a connection only for the first query, because the queue needs the
 * statement of that query. The connection is held until `release`, so that no other query becomes part of the
 * transaction.
 */
import type { PostgresPool, PostgresPoolClient } from 'kysely';
import type pg from 'pg';
import { currentSpan } from '../tracing/spans.ts';
import { inStatementSpan } from '../tracing/statements.ts';
import type { AdmissionQueue, DatabaseLoad, Permit } from './admissionQueue.ts';
import { statementName } from './prepared.ts';
import { currentCaller, hasNoStatementTimeout } from './queryContext.ts';

export interface FairPoolOptions {
  pool: pg.Pool;
  queue: AdmissionQueue;
  /**
   * Ends a statement that runs too long, in case the database does not end the statement itself or cannot be reached.
   */
  interrupt: { afterMs: number; run: (statement: string, client: pg.Client) => void };
}

export interface FairPool extends PostgresPool {
  load(): DatabaseLoad;
}

interface Connection {
  client: pg.PoolClient;
  permit: Permit;
}

export function fairPool({ pool, queue, interrupt }: FairPoolOptions): FairPool {
  /**
   * A promise for each client that is connected or waiting. The promise resolves when the client's connection is
   * released.
   */
  const users = new Set<Promise<void>>();
  let ended = false;

  async function take(statement: string): Promise<Connection> {
    const since = performance.now();
    const permit = await queue.acquire({ statement, caller: currentCaller() });
    try {
      const client = await pool.connect();
      currentSpan()?.setAttribute('skill_harbor.wait_ms', performance.now() - since);
      return { client, permit };
    } catch (error) {
      permit.release();
      throw error;
    }
  }

  async function giveBack({ client, permit }: Connection, discard: boolean): Promise<void> {
    const isClean = discard || (await endForgottenTransaction(client));
    client.release(discard || !isClean);
    permit.release();
  }

  async function runInTime(client: pg.PoolClient, statement: string, parameters: readonly unknown[]) {
    const result = client.query({ name: statementName(statement), text: statement, values: [...parameters] });
    if (hasNoStatementTimeout()) return result;
    const timer = setTimeout(() => interrupt.run(statement, client), interrupt.afterMs);
    return result.finally(() => clearTimeout(timer));
  }

  function lazyClient(): PostgresPoolClient {
    let connection: Promise<Connection> | undefined;
    const { promise: done, resolve: finish } = Promise.withResolvers<void>();
    users.add(done);
    const query = (statement: string, parameters: readonly unknown[] = []) =>
      inStatementSpan(statement, async () => {
        const { client } = await (connection ??= take(statement));
        return runInTime(client, statement, parameters);
      });
    const release = async (discard: boolean) => {
      // Ignores the error here, because the query that needed the connection has already thrown it.
      const taken = await connection?.catch(() => undefined);
      if (taken) await giveBack(taken, discard);
      users.delete(done);
      finish();
    };
    return {
      // The cast drops an overload of Kysely for cursors, which the server does not use.
      query: query as unknown as PostgresPoolClient['query'],
      release: (discard = false) => void release(discard),
    };
  }

  /** Serves the queries that are already waiting, and then closes the pool. */
  async function end(): Promise<void> {
    ended = true;
    await Promise.all(users);
    await pool.end();
  }

  return {
    options: {},
    async connect() {
      if (ended) throw new Error('The database is closed.');
      return lazyClient();
    },
    end,
    load: () => queue.load(),
  };
}

/**
 * Ends a transaction that was begun with plain SQL and left open, so that the next user of the connection does not
 * continue it.
 */
async function endForgottenTransaction(client: pg.ClientBase): Promise<boolean> {
  if (client.getTransactionStatus() === 'I') return true;
  return client.query('rollback').then(
    () => true,
    () => false,
  );
}
