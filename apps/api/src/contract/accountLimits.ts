/**
 * Attempts on an account that any caller can name: passwords, and reset links.
 *
 * They are counted by account and by caller, so that strangers cannot use up the owner's budget. Each device that has
 * signed in to the account before, which a signed cookie proves, has a budget of its own, and so has each address. An
 * address without a recent sign-in also draws on a budget that all such addresses share, so that they cannot guess
 * without bound.
 * https://owasp.org/www-community/Slow_Down_Online_Guessing_Attacks_with_Device_Cookies
 */
import type { FastifyReply, FastifyRequest } from 'fastify';
import { createExpiringMap, networkOf, spend, tooMany } from './counters.ts';
import type { Counter, CounterOf } from './counters.ts';
import type { AccountProof } from './operations.ts';
import type { AccountLimit, Budget, Lookups } from './rateLimits.ts';
import { DEVICE_COOKIE } from './security.ts';

const DAY_S = 24 * 60 * 60;
/** A timer of Node cannot wait for 25 days. */
const TRUSTED_ADDRESS_LIFETIME_S = 20 * DAY_S;
/** Longer than any of the budgets. */
const RESET_LIFETIME_S = DAY_S;
/** By then, the pending attempts are answered. */
const RETRY_AFTER_S = 5;

/** One use of a budget. */
interface Draw {
  counter: Counter;
  key: string;
}

export function createAccountLimits(counterOf: CounterOf, { deviceOf }: Lookups) {
  const trustedAddresses = createExpiringMap(TRUSTED_ADDRESS_LIFETIME_S);
  const resets = createExpiringMap(RESET_LIFETIME_S);

  /** The budgets that a request draws on, the narrowest first. */
  async function drawsOf(limit: AccountLimit, request: FastifyRequest): Promise<Draw[]> {
    const account = limit.account(request);
    const network = networkOf(request.ip);
    // A reset gives the account new keys, which leaves the counts under the old ones behind.
    const since = String((await resets.get(account)) ?? 0);
    const draw = (budget: Budget, ...by: string[]): Draw => ({
      counter: counterOf(budget),
      key: keyOf(account, since, ...by),
    });
    const token = request.cookies[DEVICE_COOKIE];
    const device = token === undefined ? null : deviceOf(token, account);
    if (device !== null) return [draw(limit.perDevice, 'device', device)];
    const own = draw(limit.perDevice, 'address', network);
    const isTrusted = (await trustedAddresses.get(keyOf(account, network))) !== undefined;
    return isTrusted ? [own] : [own, draw(limit.untrusted)];
  }

  function countingAll(limit: AccountLimit) {
    return {
      async byAccount(request: FastifyRequest): Promise<void> {
        for (const { counter, key } of await drawsOf(limit, request)) await spend(counter, key);
      },
    };
  }

  /**
   * Counts the responses with this status. Pending attempts count as well: otherwise many at once would all pass before
   * the first one has failed.
   */
  function countingResponses(limit: AccountLimit, status: number) {
    const pending = new Map<string, number>();
    const attempts = new WeakMap<FastifyRequest, Draw[]>();
    return {
      async byAccount(request: FastifyRequest): Promise<void> {
        const held: Draw[] = [];
        attempts.set(request, held);
        for (const draw of await drawsOf(limit, request)) {
          const { counter, key } = draw;
          // Before reading the count: an attempt that fails meanwhile is then counted twice rather than not at all.
          const others = pending.get(key) ?? 0;
          pending.set(key, others + 1);
          held.push(draw);
          const { consumedPoints = 0, msBeforeNext = 0 } = (await counter.get(key)) ?? {};
          if (consumedPoints >= counter.points) throw tooMany(msBeforeNext / 1000);
          if (consumedPoints + others >= counter.points) throw tooMany(RETRY_AFTER_S);
        }
      },
      async beforeResponse(request: FastifyRequest, { statusCode }: FastifyReply): Promise<void> {
        const draws = attempts.get(request) ?? [];
        attempts.delete(request);
        for (const { counter, key } of draws) {
          if (statusCode === status) await counter.penalty(key);
          const others = (pending.get(key) ?? 1) - 1;
          if (others === 0) pending.delete(key);
          else pending.set(key, others);
        }
      },
    };
  }

  return {
    hooksOf: (limit: AccountLimit) =>
      limit.countedStatus === undefined ? countingAll(limit) : countingResponses(limit, limit.countedStatus),
    trustAddress: async (ip: string, { account, resetsLimits }: AccountProof): Promise<void> => {
      await trustedAddresses.set(keyOf(account, networkOf(ip)), 1);
      if (resetsLimits) await resets.set(account, Date.now());
    },
  };
}

/** Different parts make different keys, whatever they contain. */
function keyOf(...parts: string[]): string {
  return JSON.stringify(parts);
}
