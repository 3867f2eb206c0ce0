/**
 * Creates the counters of budgets. The counters for accounts and for writes are shared by all servers
 * (sharedCounters.ts). Reads are counted in the memory of this process, because writing a count to the database would
 * be more expensive than most reads.
 */
import { memoryCounters } from '@skillharbor/contract-server/limits';
import type { Budget, CounterOf } from '@skillharbor/contract-server/limits';
import type { Queries } from '../database/tables.ts';
import { createSharedCounter } from './sharedCounters.ts';
import type { SharedCounter } from './sharedCounters.ts';

export interface Counters {
  of: CounterOf;
  /** Returns the counter for an account budget. All operations with this budget share the counter. */
  ofAccounts(budget: Budget): SharedCounter;
}

/** `sharedBudgets` contains the budgets that all servers share, each with its name. */
export function createCounters(queries: Queries, sharedBudgets: ReadonlyMap<Budget, string>): Counters {
  const shared = new Map<Budget, SharedCounter>();
  for (const [budget, name] of sharedBudgets)
    shared.set(budget, createSharedCounter(queries, { name, ...budget }));
  const ownCounter = memoryCounters();

  return {
    of: (budget) => shared.get(budget) ?? ownCounter(budget),
    ofAccounts(budget) {
      const counter = shared.get(budget);
      if (!counter) throw new Error('A budget of accounts is shared by all servers.');
      return counter;
    },
  };
}
