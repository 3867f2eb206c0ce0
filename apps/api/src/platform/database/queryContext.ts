/**
 * Makes the caller of a query available to asynchronous calls, so that the database can share its time among callers.
 *
 *     await runAsCaller({ address: '203.0.113.7' }, () => queries.selectFrom(…).execute());
 *
 * The server's own work (migrations, the seed, the background tasks) has no caller.
 */
import { AsyncLocalStorage } from 'node:async_hooks';

/**
 * The caller of one request. Each request has a separate object, because each request may hold only a few permits at
 * once.
 */
export interface Caller {
  /** The IPv4 address or IPv6 network from which the request came. */
  address: string;
}

const callers = new AsyncLocalStorage<Caller>();

export function runAsCaller<Result>(caller: Caller, run: () => Result): Result {
  return callers.run(caller, run);
}

export function currentCaller(): Caller | null {
  return callers.getStore() ?? null;
}

const untimed = new AsyncLocalStorage<true>();

/** Runs a task whose statements may take as long as they need, such as a migration or the seed. */
export function withoutStatementTimeout<Result>(task: () => Promise<Result>): Promise<Result> {
  return untimed.run(true, task);
}

export function hasNoStatementTimeout(): boolean {
  return untimed.getStore() === true;
}
