/**
 * PGlite behind the interface of a `pg` pool, so that Kysely's PostgreSQL dialect drives both databases.
 *
 * PGlite has one session. Whoever connects owns it until release: a transaction of one request can never
 * swallow a query of another. The others wait in line.
 */
import type { PGlite, Results } from '@electric-sql/pglite';
import type { PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import { parameterText } from './values.ts';

export interface PoolOfOneOptions {
  /** How long a request waits for its turn, in milliseconds. */
  waitMillis: number;
  /** The reason why nothing written from now on can be trusted to be on disk, if there is one. */
  failure?: () => Error | undefined;
}

type Turn = () => void;

export function poolOfOne(pglite: PGlite, options: PoolOfOneOptions): PostgresPool {
  const line: Turn[] = [];
  let taken = false;
  let ended: Promise<void> | undefined;

  const client: PostgresPoolClient = {
    query: (sql: unknown, parameters: readonly unknown[] = []) =>
      run(pglite, options, String(sql), parameters) as never,
    release: () => void passOn(),
  };

  async function passOn(): Promise<void> {
    // A transaction that somebody opened with plain SQL and left open must not reach the next in line.
    if (pglite.ready && pglite.isInTransaction()) await pglite.exec('rollback').catch(() => undefined);
    const next = line.shift();
    if (next) next();
    else taken = false;
  }

  function takeTurn(waitMillis: number | undefined): Promise<void> {
    if (!taken) {
      taken = true;
      return Promise.resolve();
    }
    return new Promise((resolve, reject) => {
      const timer =
        waitMillis === undefined
          ? undefined
          : setTimeout(() => {
              line.splice(line.indexOf(turn), 1);
              reject(waitedTooLong(waitMillis));
            }, waitMillis);
      const turn = () => {
        clearTimeout(timer);
        resolve();
      };
      line.push(turn);
    });
  }

  return {
    options: {},
    async connect() {
      if (ended) throw new Error('The database is closed.');
      await takeTurn(options.waitMillis);
      return client;
    },
    /** Serves those already in line, then closes. */
    end() {
      ended ??= takeTurn(undefined).then(() => pglite.close());
      return ended;
    },
  };
}

function waitedTooLong(waitMillis: number): Error {
  return new Error(
    `Waited ${waitMillis / 1000} s for the embedded database. Either one query is very slow, or a transaction ` +
      'is waiting for a query made outside it: inside a transaction, use the transaction it was given.',
  );
}

async function run(
  pglite: PGlite,
  { failure }: PoolOfOneOptions,
  sql: string,
  parameters: readonly unknown[],
): Promise<PostgresQueryResult<unknown>> {
  refuseAfter(failure);
  const result = await send(pglite, sql, parameters).catch((error: unknown) => {
    refuseAfter(failure);
    throw withoutParameters(error);
  });
  refuseAfter(failure);
  return {
    command: result.command as PostgresQueryResult<unknown>['command'],
    rowCount: result.rowCount ?? 0,
    rows: result.rows,
  };
}

/** Without parameters, several statements in one text are allowed: the same rule as in `pg`. */
async function send(pglite: PGlite, sql: string, parameters: readonly unknown[]): Promise<Results> {
  if (parameters.length > 0) return pglite.query(sql, parameters.map(parameterText));
  const results = await pglite.exec(sql);
  return results.at(-1) ?? { rows: [], fields: [] };
}

/**
 * After a failed fsync nobody knows what is on the disk; asking again may succeed and mean nothing. So the
 * database takes no more work, and the next start recovers from the log.
 */
function refuseAfter(failure: PoolOfOneOptions['failure']): void {
  const cause = failure?.();
  if (cause) {
    throw new Error('The disk refused to keep what was written. The database has stopped; restart the server.', {
      cause,
    });
  }
}

/** PGlite attaches the parameters to its errors; they hold personal data and would end up in the log. */
function withoutParameters(error: unknown): unknown {
  if (error instanceof Error) {
    Reflect.deleteProperty(error, 'params');
    Reflect.deleteProperty(error, 'queryOptions');
  }
  return error;
}
