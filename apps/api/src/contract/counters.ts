/**
 * The counters behind the budgets of rateLimits.ts, in the memory of this process: each of several servers counts for
 * itself, and a restart resets them. Entries expire.
 */
import ipaddr from 'ipaddr.js';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { ProblemError } from './problem.ts';
import type { Budget } from './rateLimits.ts';

export type Counter = RateLimiterMemory;
/** The one counter of a budget. */
export type CounterOf = (budget: Budget) => Counter;

export function createCounters(): CounterOf {
  const counters = new Map<Budget, Counter>();
  return (budget) => {
    const counter =
      counters.get(budget) ?? new RateLimiterMemory({ points: budget.max, duration: budget.seconds });
    counters.set(budget, counter);
    return counter;
  };
}

/** Numbers that expire. Kept in a counter, so that a shared store for counters would hold these as well. */
export function createExpiringMap(lifetimeSeconds: number) {
  const memory = new RateLimiterMemory({ points: 1, duration: lifetimeSeconds });
  return {
    set: async (key: string, value: number): Promise<void> =>
      void (await memory.set(key, value, lifetimeSeconds)),
    get: async (key: string): Promise<number | undefined> => (await memory.get(key))?.consumedPoints,
  };
}

/** Counts one more call for this key. Throws a 429 beyond the budget. */
export async function spend(counter: Counter, key: string): Promise<void> {
  const { consumedPoints, msBeforeNext } = await counter.penalty(key);
  if (consumedPoints > counter.points) throw tooMany(msBeforeNext / 1000);
}

/** An IPv4 address as it is; the /64 network of an IPv6 address, since every household has at least one. */
export function networkOf(ip: string): string {
  if (!ipaddr.isValid(ip)) return ip;
  const address = ipaddr.process(ip);
  return address.kind() === 'ipv4' ? address.toString() : address.toByteArray().slice(0, 8).join('.');
}

export function tooMany(seconds: number): ProblemError {
  const minutes = Math.ceil(seconds / 60);
  const wait = minutes <= 1 ? 'a minute' : `${minutes} minutes`;
  return new ProblemError(
    429,
    `Too many attempts. Please try again in ${wait}.`,
    Math.max(1, Math.ceil(seconds)),
  );
}
