/**
 * Creates the counters of the budgets in rateLimits.ts. All servers share the counters of accounts and of writes
 * (sharedCounters.ts). Reads are counted in the memory of this process, because a write to the database would cost
 * more than most of them do.
 */
import ipaddr from 'ipaddr.js';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import type { Queries } from '../platform/database/tables.ts';
import { sharedBudgets } from './rateLimits.ts';
import type { Budget } from './rateLimits.ts';
import { createSharedCounter } from './sharedCounters.ts';
import type { SharedCounter } from './sharedCounters.ts';
import { spendFrom } from './spend.ts';
import type { Counter } from './spend.ts';

export interface Counters {
  /** Returns the only counter of a budget. */
  of(budget: Budget): Counter;
  /** Returns the only counter of a budget of accounts. */
  ofAccounts(budget: Budget): SharedCounter;
}

export function createCounters(queries: Queries): Counters {
  const shared = new Map<Budget, SharedCounter>();
  for (const [budget, name] of sharedBudgets())
    shared.set(budget, createSharedCounter(queries, { name, ...budget }));
  const own = new Map<Budget, Counter>();

  function ownCounter(budget: Budget): Counter {
    const counter = own.get(budget) ?? memoryCounter(budget);
    own.set(budget, counter);
    return counter;
  }

  return {
    of: (budget) => shared.get(budget) ?? ownCounter(budget),
    ofAccounts(budget) {
      const counter = shared.get(budget);
      if (!counter) throw new Error('A budget of accounts is shared by all servers.');
      return counter;
    },
  };
}

function memoryCounter({ max, seconds }: Budget): Counter {
  const limiter = new RateLimiterMemory({ points: max, duration: seconds });
  return { spend: (key) => spendFrom(limiter, key) };
}

/**
 * Returns an IPv4 address unchanged, and the /64 network of an IPv6 address, because every household has at least one
 * such network.
 */
export function networkOf(ip: string): string {
  if (!ipaddr.isValid(ip)) return ip;
  const address = ipaddr.process(ip);
  return address.kind() === 'ipv4' ? address.toString() : address.toByteArray().slice(0, 8).join('.');
}
