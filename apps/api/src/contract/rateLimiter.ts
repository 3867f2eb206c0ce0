/** Counts requests towards the limits of rateLimits.ts, including those of accounts. */
import type { OperationId } from '@skillharbor/contract';
import { createLimiter } from '@skillharbor/contract-server/limits';
import type { LimitHook, LimitHooks } from '@skillharbor/contract-server/limits';
import type { AccountProof } from '@skillharbor/contract-server/operations';
import type { Queries } from '../platform/database/tables.ts';
import { createAccountLimits } from '../platform/limits/accountLimits.ts';
import { createCounters } from '../platform/limits/counters.ts';
import { limitsOf, resourceBudgets, sharedBudgets } from './rateLimits.ts';
import type { Lookups, Resource } from './rateLimits.ts';

export interface RateLimiter {
  hooksOf(id: OperationId): LimitHooks;
  /** Returns the onRequest hook that limits a resource which is not an operation. */
  hookOf(resource: Resource): LimitHook;
  /** Records that an account has signed in at an address, which is trusted from then on. */
  trustAddress(ip: string, ownership: AccountProof): Promise<void>;
}

export function createRateLimiter(
  queries: Queries,
  { deviceOf, ...lookups }: Lookups & Parameters<typeof createAccountLimits>[2],
): RateLimiter {
  const limits = limitsOf(lookups);
  const counters = createCounters(queries, sharedBudgets(limits));
  const limiter = createLimiter(limits, counters.of);
  const accounts = createAccountLimits(queries, counters, { deviceOf });
  return {
    hookOf: (resource) => limiter.hookOf(resourceBudgets[resource]),
    hooksOf(id) {
      const perAccount = limits[id]?.perAccount;
      return { ...limiter.hooksOf(id), ...(perAccount && accounts.hooksOf(perAccount)) };
    },
    trustAddress: accounts.trustAddress,
  };
}
