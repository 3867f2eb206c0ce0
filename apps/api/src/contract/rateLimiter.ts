/** Turns the table of rateLimits.ts into hooks of a request. */
import type { OperationId } from '@skillharbor/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Queries } from '../platform/database/tables.ts';
import { createAccountLimits } from './accountLimits.ts';
import { createCounters, networkOf } from './counters.ts';
import type { AccountProof } from './operations.ts';
import { limitOf, resourceBudgets } from './rateLimits.ts';
import type { Budget, Lookups, Resource } from './rateLimits.ts';

export type LimitHook = (request: FastifyRequest) => Promise<void>;

interface LimitHooks {
  /** Runs before everything else. */
  byAddress?: LimitHook;
  /** Runs after the body was validated. */
  bySubject?: LimitHook;
  /** Runs after the body was validated. */
  byAccount?: LimitHook;
  /** Runs before the response is sent. */
  beforeResponse?: (request: FastifyRequest, reply: FastifyReply) => Promise<void>;
}

export interface Limiter {
  hooksOf(id: OperationId): LimitHooks;
  /** Returns the onRequest hook of a resource that is not an operation. */
  hookOf(resource: Resource): LimitHook;
  /** Makes an address trusted for an account. */
  trustAddress(ip: string, ownership: AccountProof): Promise<void>;
}

export function createLimiter(queries: Queries, lookups: Lookups): Limiter {
  const counters = createCounters(queries);
  const accounts = createAccountLimits(queries, counters, lookups);

  const byAddress = (budgetOf: (request: FastifyRequest) => Budget): LimitHook => {
    return (request) => counters.of(budgetOf(request)).spend(networkOf(request.ip));
  };

  return {
    hookOf: (resource) => byAddress(() => resourceBudgets[resource]),
    hooksOf(id) {
      const limit = limitOf(id);
      if (limit === undefined) return {};
      const { perAddress, perSubject, perAccount } = limit;
      return {
        byAddress: byAddress(typeof perAddress === 'function' ? perAddress : () => perAddress),
        ...(perSubject && {
          async bySubject(request) {
            await counters.of(perSubject.budget).spend(await perSubject.subject(request, lookups));
          },
        }),
        ...(perAccount && accounts.hooksOf(perAccount)),
      };
    },
    trustAddress: accounts.trustAddress,
  };
}
