/**
 * Counts requests towards the limits of rateLimits.ts, including the limits of accounts. Reports each request that is
 * refused.
 */
import type { OperationId } from '@skillharbor/contract';
import type { FastifyRequest } from 'fastify';
import { createLimiter } from '@skillharbor/contract-server/limits';
import type { LimitHook, LimitHooks } from '@skillharbor/contract-server/limits';
import type { AccountProof } from '@skillharbor/contract-server/operations';
import { ProblemError } from '@skillharbor/contract-server/problem';
import type { Queries } from '../platform/database/tables.ts';
import { createAccountLimits } from '../platform/limits/accountLimits.ts';
import { createCounters } from '../platform/limits/counters.ts';
import { limitsOf, newcomerBudgets, resourceBudgets, sharedBudgets } from './rateLimits.ts';
import type { Lookups, Resource } from './rateLimits.ts';

export interface RateLimiter {
  hooksOf(id: OperationId): LimitHooks;
  /** Returns the onRequest hook that limits requests for a resource that is not an operation. */
  hookOf(resource: Resource): LimitHook;
  /**
   * Counts an operation towards a person's budget, although the server runs the operation without a request. Throws a
   * 429 error if the budget is used up.
   */
  spend(id: OperationId, personId: number): Promise<void>;
  /**
   * Records that a user has signed in to an account from an IP address. From then on, the address is trusted for this
   * account.
   */
  trustAddress(ip: string, ownership: AccountProof): Promise<void>;
}

/** A request that was refused because its budget is used up. */
interface LimitRefusal {
  action: OperationId | Resource;
  /**
   * The kind of the used-up budget: it belongs to an IP address, to a subject (a person or a resource), or to an
   * account.
   */
  budget: 'address' | 'subject' | 'account';
}

type OnRefusal = (request: FastifyRequest, refusal: LimitRefusal) => void;

export function createRateLimiter(
  queries: Queries,
  {
    deviceOf,
    onRefusal,
    ...lookups
  }: Lookups & Parameters<typeof createAccountLimits>[2] & { onRefusal: OnRefusal },
): RateLimiter {
  const limits = limitsOf(lookups);
  const counters = createCounters(queries, sharedBudgets(limits));
  const limiter = createLimiter(limits, counters.of);
  const accounts = createAccountLimits(queries, counters, { deviceOf });

  /** Wraps a hook, so that its refusals name the limited action. */
  function naming(refusal: LimitRefusal, hook: LimitHook): LimitHook {
    return async (request) => {
      try {
        await hook(request);
      } catch (error) {
        if (!(error instanceof ProblemError) || error.retryAfter === undefined) throw error;
        onRefusal(request, refusal);
        const params = { action: refusal.action, minutes: Math.ceil(error.retryAfter / 60) };
        throw new ProblemError(429, { code: 'limit_exceeded', params }, error.retryAfter);
      }
    };
  }

  /** Wraps a hook, so that it uses the operation's smaller budget, if there is one, for callers with a new account. */
  function byAge(id: OperationId, hook: LimitHook): LimitHook {
    const budget = newcomerBudgets[id];
    if (budget === undefined) return hook;
    return async (request) => {
      const { person } = request;
      if (person && (await lookups.isNewcomer(person.id))) await counters.of(budget).spend(String(person.id));
      else await hook(request);
    };
  }

  return {
    hookOf: (resource) =>
      naming({ action: resource, budget: 'address' }, limiter.hookOf(resourceBudgets[resource])),
    hooksOf(id) {
      const perAccount = limits[id]?.perAccount;
      const hooks: LimitHooks = {
        ...limiter.hooksOf(id),
        ...(perAccount && accounts.hooksOf(perAccount)),
      };
      const { byAddress, bySubject, byAccount } = hooks;
      return {
        ...hooks,
        ...(byAddress && { byAddress: naming({ action: id, budget: 'address' }, byAddress) }),
        ...(bySubject && { bySubject: naming({ action: id, budget: 'subject' }, byAge(id, bySubject)) }),
        ...(byAccount && { byAccount: naming({ action: id, budget: 'account' }, byAccount) }),
      };
    },
    async spend(id, personId) {
      const budget = limits[id]?.perSubject?.budget;
      if (budget) await counters.of(budget).spend(String(personId));
    },
    trustAddress: accounts.trustAddress,
  };
}
