/** The table of rateLimits.ts as hooks of a request. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Queries } from '../database/tables.ts';
import { createAccountLimits } from './accountLimits.ts';
import { createCounters, networkOf } from './counters.ts';
import type { OperationId } from './document.ts';
import type { AccountProof } from './operations.ts';
import { limitOf } from './rateLimits.ts';
import type { Lookups } from './rateLimits.ts';

type Hook = (request: FastifyRequest) => Promise<void>;

interface LimitHooks {
  /** Before anything else. */
  byAddress?: Hook;
  /** Once the body is known to be valid. */
  bySubject?: Hook;
  /** Once the body is known to be valid. */
  byAccount?: Hook;
  /** Before the response is sent. */
  beforeResponse?: (request: FastifyRequest, reply: FastifyReply) => Promise<void>;
}

export interface Limiter {
  hooksOf(id: OperationId): LimitHooks;
  /** Makes an address trusted for an account. */
  trustAddress(ip: string, ownership: AccountProof): Promise<void>;
}

export function createLimiter(queries: Queries, lookups: Lookups): Limiter {
  const counters = createCounters(queries);
  const accounts = createAccountLimits(queries, counters, lookups);

  return {
    hooksOf(id) {
      const limit = limitOf(id);
      if (limit === undefined) return {};
      const { perAddress, perSubject, perAccount } = limit;
      return {
        async byAddress(request) {
          const budget = typeof perAddress === 'function' ? perAddress(request) : perAddress;
          await counters.of(budget).spend(networkOf(request.ip));
        },
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
