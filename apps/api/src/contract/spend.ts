import { RateLimiterRes } from 'rate-limiter-flexible';
import type { RateLimiterAbstract } from 'rate-limiter-flexible';
import { ProblemError } from './problem.ts';

export interface Counter {
  /** Counts one more call for this key. Throws a 429 beyond the budget. */
  spend(key: string): Promise<void>;
}

export async function spendFrom(limiter: RateLimiterAbstract, key: string): Promise<void> {
  try {
    await limiter.consume(key);
  } catch (refusal) {
    // A refusal is not an error, but everything else that is thrown here is an error of the database.
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
