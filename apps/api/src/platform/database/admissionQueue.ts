/**
 * Queues the queries for a database. The queue decides which query runs next, and which query is rejected because the
 * database is too busy.
 *
 *     const queue = createAdmissionQueue({ permits: 1, reserved: 0 });
 *     const permit = await queue.acquire({ statement: sql, caller });     throws DatabaseBusyError
 *     try { … } finally { permit.release(); }
 *
 * The next permit goes to the request with the lowest sum of two numbers: the milliseconds of database time that its IP
 * address has used recently, and the milliseconds that its statement is expected to take. Addresses with heavy use
 * therefore wait behind addresses with light use. Of the requests from one address, the short ones go first.
 */
import { DatabaseBusyError } from './errors.ts';
import type { Caller } from './queryContext.ts';
import { createStatementCosts } from './statementCosts.ts';
import { createUsage } from './usage.ts';

/** How long a request waits for a permit, and how long the server's own work waits. */
export const MAX_WAIT_MS = 2_000;
const OWN_MAX_WAIT_MS = 30_000;
/** The maximum length of the queue. If the queue is longer, the request that would be served last is rejected. */
const MAX_QUEUE_LENGTH = 200;
const PERMITS_PER_CALLER = 2;
/** The expected duration from which a statement does not get a reserved permit. */
const LONG_STATEMENT_MS = 50;

export interface AdmissionQueueOptions {
  /** The number of permits that may be in use at once. */
  permits: number;
  /** The number of reserved permits. Long statements, and statements that are already running, do not get them. */
  reserved: number;
  maxWaitMs?: number;
  maxQueueLength?: number;
  /** Returns the current time in milliseconds since an arbitrary start. */
  now?: () => number;
}

interface AdmissionRequest {
  /** The first SQL statement of the query. The queue expects it to take as long as it did in the past. */
  statement: string;
  /** The caller, or null for the server's own work. */
  caller: Caller | null;
}

export interface Permit {
  release(): void;
}

/** The current load of the database. */
export interface DatabaseLoad {
  permits: number;
  inUse: number;
  waiting: number;
}

export interface AdmissionQueue {
  acquire(request: AdmissionRequest): Promise<Permit>;
  load(): DatabaseLoad;
}

interface Holder extends AdmissionRequest {
  since: number;
}

interface Waiter extends AdmissionRequest {
  admit(permit: Permit): void;
  reject(): void;
}

export function createAdmissionQueue({
  permits,
  reserved,
  maxWaitMs = MAX_WAIT_MS,
  maxQueueLength = MAX_QUEUE_LENGTH,
  now = () => performance.now(),
}: AdmissionQueueOptions): AdmissionQueue {
  const holders = new Set<Holder>();
  const waiters = new Set<Waiter>();
  const costs = createStatementCosts();
  const usage = createUsage();

  /**
   * Returns how long the statement is expected to take: its usual time, or its current running time if that is longer.
   */
  function expectedMs(statement: string, at: number): number {
    const running = [...holders].filter((holder) => holder.statement === statement);
    return Math.max(costs.of(statement), ...running.map(({ since }) => at - since));
  }

  const rankAt =
    (at: number) =>
    ({ statement, caller }: AdmissionRequest) =>
      usage.of(caller?.address, at) + expectedMs(statement, at);

  function mayStart({ statement, caller }: AdmissionRequest): boolean {
    if (holders.size >= permits) return false;
    const held = [...holders];
    if (caller && held.filter((holder) => holder.caller === caller).length >= PERMITS_PER_CALLER)
      return false;
    if (held.filter((holder) => holder.statement === statement).length >= permits - reserved) return false;
    return holders.size < permits - reserved || expectedMs(statement, now()) <= LONG_STATEMENT_MS;
  }

  function start(request: AdmissionRequest): Permit {
    const holder = { ...request, since: now() };
    holders.add(holder);
    return {
      release() {
        if (!holders.delete(holder)) return;
        const at = now();
        costs.record(request.statement, at - holder.since);
        usage.add(request.caller?.address, at - holder.since, at);
        admitNext();
      },
    };
  }

  function admitNext(): void {
    const next = first([...waiters].filter(mayStart), rankAt(now()));
    if (!next) return;
    waiters.delete(next);
    next.admit(start(next));
    admitNext();
  }

  function wait(request: AdmissionRequest): Promise<Permit> {
    return new Promise((resolve, rejectPromise) => {
      const reject = () => {
        clearTimeout(timer);
        waiters.delete(waiter);
        rejectPromise(new DatabaseBusyError(BUSY));
      };
      const timer = setTimeout(reject, request.caller ? maxWaitMs : OWN_MAX_WAIT_MS);
      const admit = (permit: Permit) => {
        clearTimeout(timer);
        resolve(permit);
      };
      const waiter = { ...request, admit, reject };
      waiters.add(waiter);
      if (waiters.size > maxQueueLength) last([...waiters], rankAt(now()))?.reject();
    });
  }

  return {
    async acquire(request) {
      return mayStart(request) ? start(request) : wait(request);
    },
    load: () => ({ permits, inUse: holders.size, waiting: waiters.size }),
  };
}

/** Returns the item with the lowest value. If several items have that value, returns the earliest. */
function first<Item>(items: readonly Item[], valueOf: (item: Item) => number): Item | undefined {
  const values = items.map(valueOf);
  return items[values.indexOf(Math.min(...values))];
}

/** Returns the item with the highest value. If several items have that value, returns the latest. */
function last<Item>(items: readonly Item[], valueOf: (item: Item) => number): Item | undefined {
  return first(items.toReversed(), (item) => -valueOf(item));
}

const BUSY =
  'The database did not get to this query in time. Either it is overloaded, or a transaction waits for a query ' +
  'made outside it: inside a transaction, use the transaction it was given.';
