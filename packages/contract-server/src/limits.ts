/**
 * Limits how often each operation may be called by one address and for one subject. Creates the hooks that check this.
 */
import type { FastifyReply, FastifyRequest } from 'fastify';
import ipaddr from 'ipaddr.js';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import type { RateLimiterAbstract } from 'rate-limiter-flexible';
import { ProblemError } from './problem.ts';

/** A budget that allows at most `max` calls in `seconds`. Several operations can share it. */
export interface Budget {
  max: number;
  seconds: number;
}

export interface Limit {
  /** The budget of the caller's IP address, which is checked before everything else. */
  perAddress: Budget | ((request: FastifyRequest) => Budget);
  /** The budget of the person or resource that the request is about. It is checked after the body was validated. */
  perSubject?: { subject: (request: FastifyRequest) => Promise<string>; budget: Budget };
}

export type LimitHook = (request: FastifyRequest) => Promise<void>;

export interface LimitHooks {
  /** This hook counts calls by IP address. It runs before everything else. */
  byAddress?: LimitHook;
  /** This hook counts calls by subject. It runs after the body has been validated. */
  bySubject?: LimitHook;
  /** This hook counts attempts on an account. It runs after the body has been validated. */
  byAccount?: LimitHook;
  /** This hook takes back counted attempts that have not failed. It runs before the response is sent. */
  beforeResponse?: (request: FastifyRequest, reply: FastifyReply) => Promise<void>;
}

export interface Counter {
  /** Counts another call under this key. Throws a 429 error if the budget is exceeded. */
  spend(key: string): Promise<void>;
}

/** Returns the counter of a budget. There is only one counter for each budget. */
export type CounterOf = (budget: Budget) => Counter;

export function createLimiter<Id extends string>(
  limits: Partial<Readonly<Record<Id, Limit>>>,
  counterOf: CounterOf = memoryCounters(),
) {
  const byAddress =
    (budgetOf: (request: FastifyRequest) => Budget): LimitHook =>
    (request) =>
      counterOf(budgetOf(request)).spend(networkOf(request.ip));

  return {
    /** Returns the onRequest hook for a resource that is not an operation. */
    hookOf: (budget: Budget) => byAddress(() => budget),
    hooksOf(id: Id): LimitHooks {
      const limit = limits[id];
      if (limit === undefined) return {};
      const { perAddress, perSubject } = limit;
      return {
        byAddress: byAddress(typeof perAddress === 'function' ? perAddress : () => perAddress),
        ...(perSubject && {
          async bySubject(request) {
            await counterOf(perSubject.budget).spend(await perSubject.subject(request));
          },
        }),
      };
    },
  };
}

/** Counts calls in the memory of this process. */
export function memoryCounters(): CounterOf {
  const counters = new Map<Budget, Counter>();
  return (budget) => {
    const counter = counters.get(budget) ?? memoryCounter(budget);
    counters.set(budget, counter);
    return counter;
  };
}

function memoryCounter({ max, seconds }: Budget): Counter {
  const limiter = new RateLimiterMemory({ points: max, duration: seconds });
  return { spend: (key) => spendFrom(limiter, key) };
}

export async function spendFrom(limiter: RateLimiterAbstract, key: string): Promise<void> {
  try {
    await limiter.consume(key);
  } catch (refusal) {
    // If calls are refused, the library throws a result that is not an Error. An Error means that the store has failed.
    if (refusal instanceof RateLimiterRes) throw tooMany(refusal.msBeforeNext / 1000);
    throw refusal;
  }
}

export function tooMany(seconds: number): ProblemError {
  const minutes = Math.ceil(seconds / 60);
  return new ProblemError(
    429,
    minutes <= 1 ? 'too_many_attempts' : { code: 'too_many_attempts_for_minutes', params: { minutes } },
    Math.max(1, Math.ceil(seconds)),
  );
}

/**
 * Returns the part of an IP address that counts as one caller: the whole address for IPv4, and the /64 network for
 * IPv6, because every household has at least one such network.
 */
export function networkOf(ip: string): string {
  if (!ipaddr.isValid(ip)) return ip;
  const address = ipaddr.process(ip);
  return address.kind() === 'ipv4' ? address.toString() : address.toByteArray().slice(0, 8).join('.');
}
