/**
 * PGlite behind the interface of a `pg` pool, so that Kysely's PostgreSQL dialect drives both databases.
 *
 * PGlite has one session. Whoever connects owns it until release: a transaction of one request can never
 * swallow a query of another. The others wait in line.
 */
import type { PGlite, Results } from '@electric-sql/pglite';
import type { PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import type { BreakdownWatch } from './breakdown.ts';
import { DatabaseBusyError } from './errors.ts';
import { WAIT_MILLIS } from './limits.ts';
import { parameterText } from './values.ts';

/** PGlite, and the watch that says whether it can still be used. */
export interface Session {
  pglite: PGlite;
  watch: BreakdownWatch;
}

type Turn = () => void;

export interface PoolOfOneOptions {
  /** How long a request waits for its turn. */
  waitMillis?: number;
  /** Work of the database's own, done after one user and before the next. It must not reject. */
  betweenTurns?: (pglite: PGlite) => Promise<void>;
}

export function poolOfOne(session: Session, options: PoolOfOneOptions = {}): PostgresPool {
  const { waitMillis = WAIT_MILLIS, betweenTurns = () => Promise.resolve() } = options;
  const line: Turn[] = [];
  let taken = false;
  let ended: Promise<void> | undefined;

  const client: PostgresPoolClient = {
    query: (sql: unknown, parameters?: readonly unknown[]) =>
      run(session, String(sql), parameters ?? []) as never,
    release: () => void passOn(),
  };

  async function passOn(): Promise<void> {
    if (!session.watch.broken()) {
      await endForgottenTransaction(session.pglite).catch(() => undefined);
      await betweenTurns(session.pglite);
    }
    const next = line.shift();
    // PGlite never waits for anything outside, so a long line would keep the server from reading and answering.
    if (next) setImmediate(next);
    else taken = false;
  }

  function takeTurn(): Promise<void> {
    return new Promise((resolve) => {
      if (taken) line.push(resolve);
      else resolve();
      taken = true;
    });
  }

  function takeTurnInTime(): Promise<void> {
    if (!taken) return takeTurn();
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
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
      await takeTurnInTime();
      return client;
    },
    /** Serves those already in line, then closes. */
    end() {
      ended ??= takeTurn().then(() => close(session));
      return ended;
    },
  };
}

/** A transaction that somebody opened with plain SQL and left open must not reach the next in line. */
async function endForgottenTransaction(pglite: PGlite): Promise<void> {
  if (pglite.isInTransaction()) await pglite.exec('rollback');
}

/** A broken PostgreSQL cannot be shut down in order; its log is enough for the next start. */
async function close({ pglite, watch }: Session): Promise<void> {
  if (!watch.broken()) await pglite.close();
}

function waitedTooLong(waitMillis: number): Error {
  return new DatabaseBusyError(
    `Waited ${waitMillis / 1000} s for the embedded database. Either one query is very slow, or a transaction ` +
      'is waiting for a query made outside it: inside a transaction, use the transaction it was given.',
  );
}

async function run(
  { pglite, watch }: Session,
  sql: string,
  parameters: readonly unknown[],
): Promise<PostgresQueryResult<unknown>> {
  watch.check();
  const result = await send(pglite, sql, parameters).catch((error: unknown) => {
    throw withoutParameters(error);
  });
  watch.check();
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

/** PGlite attaches the parameters to its errors; they hold personal data and would end up in the log. */
function withoutParameters(error: unknown): unknown {
  if (error instanceof Error) {
    Reflect.deleteProperty(error, 'params');
    Reflect.deleteProperty(error, 'queryOptions');
  }
  return error;
}
