/**
 * Limits attempts on an account by any caller who knows its email address: guesses of the password, and requests for
 * links to set a new one.
 *
 * Attempts are counted for each account and each caller, so that strangers cannot use up the owner's budget. Each known
 * device has a separate budget, and so has each IPv4 address or IPv6 network. A signed cookie proves that a device has
 * signed in to the account before. Addresses from which nobody has signed in recently also share one budget, so that
 * strangers with many addresses cannot guess without limit.
 * https://owasp.org/www-community/Slow_Down_Online_Guessing_Attacks_with_Device_Cookies
 */
import type { FastifyReply, FastifyRequest } from 'fastify';
import { networkOf, tooMany } from '@skillharbor/contract-server/limits';
import type { Budget } from '@skillharbor/contract-server/limits';
import type { AccountProof } from '@skillharbor/contract-server/operations';
import type { Queries } from '../database/tables.ts';
import type { Counters } from './counters.ts';
import { createExpiringMap } from './sharedCounters.ts';
import type { Reservation, SharedCounter } from './sharedCounters.ts';

/** The name of the cookie that proves that a device has signed in to an account before. */
export const DEVICE_COOKIE = 'device';

const DAY_S = 24 * 60 * 60;
const TRUSTED_ADDRESS_LIFETIME_S = 20 * DAY_S;
/** How long a password reset is remembered, which is longer than the period of any budget. */
const RESET_LIFETIME_S = DAY_S;
/** After this time, the pending attempts have received their responses, so the caller may try again. */
const RETRY_AFTER_S = 5;

/**
 * The limit of attempts on an account by any caller who knows its email address. Strangers must not be able to lock out
 * the owner of the account.
 */
export interface AccountLimit {
  account: (request: FastifyRequest) => string | Promise<string>;
  /** The budget of one device that has signed in before, or of one IPv4 address or IPv6 network. */
  perDevice: Budget;
  /** The budget that all addresses without a recent sign-in share. */
  untrusted: Budget;
  /** If this is set, only pending requests, and responses with this status, count towards the limit. */
  countedStatus?: number;
  /**
   * True if a password reset does not reset the counts, because the attempts do not guess the password but another
   * secret.
   */
  outlastsResets?: boolean;
}

interface Devices {
  /**
   * Returns the id of the device that received this token when it signed in to this account. Returns null if no device
   * received this token.
   */
  deviceOf: (token: string, account: string) => string | null;
}

/** A budget, and the key of this attempt in it. */
interface Draw {
  counter: SharedCounter;
  key: string;
}

/** An attempt that was counted before its result is known. It stays counted only if it fails. */
interface PendingDraw {
  key: string;
  reservation: Reservation;
}

export function createAccountLimits(queries: Queries, counters: Counters, { deviceOf }: Devices) {
  const trustedAddresses = createExpiringMap(queries, 'trusted addresses', TRUSTED_ADDRESS_LIFETIME_S);
  const resets = createExpiringMap(queries, 'resets', RESET_LIFETIME_S);

  /** Returns the budgets towards which a request counts. The budget that the fewest callers share comes first. */
  async function drawsOf(limit: AccountLimit, request: FastifyRequest): Promise<Draw[]> {
    const account = await limit.account(request);
    const network = networkOf(request.ip);
    // After a password reset, the attempts on the account are counted under new keys, so the counts under the old keys
    // have no effect any more.
    const since = limit.outlastsResets ? '' : String((await resets.get(account)) ?? 0);
    const draw = (budget: Budget, ...by: string[]): Draw => ({
      counter: counters.ofAccounts(budget),
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
        for (const { counter, key } of await drawsOf(limit, request)) await counter.spend(key);
      },
    };
  }

  /**
   * Counts the attempts whose response has this status. Each attempt is counted when it starts, and is taken back
   * unless its response has the status. If attempts were counted only at the end, many could start at once, at one
   * server or several, before the first one has failed.
   */
  function countingResponses(limit: AccountLimit, status: number) {
    /**
     * The number of pending attempts at this server, by key. It shows whether an attempt is refused because others have
     * failed, or only because others are pending.
     */
    const pending = new Map<string, number>();
    const attempts = new WeakMap<FastifyRequest, PendingDraw[]>();
    return {
      async byAccount(request: FastifyRequest): Promise<void> {
        const held: PendingDraw[] = [];
        attempts.set(request, held);
        for (const { counter, key } of await drawsOf(limit, request)) {
          const reservation = await counter.reserve(key);
          const others = pending.get(key) ?? 0;
          pending.set(key, others + 1);
          held.push({ key, reservation });
          const { used, msBeforeNext } = reservation;
          if (used <= counter.max) continue;
          const failed = used - 1 - others;
          throw tooMany(failed >= counter.max ? msBeforeNext / 1000 : RETRY_AFTER_S);
        }
      },
      async beforeResponse(request: FastifyRequest, { statusCode }: FastifyReply): Promise<void> {
        const draws = attempts.get(request) ?? [];
        attempts.delete(request);
        for (const { key, reservation } of draws) {
          if (statusCode !== status) await giveBack(request, reservation);
          const others = (pending.get(key) ?? 1) - 1;
          if (others === 0) pending.delete(key);
          else pending.set(key, others);
        }
      },
    };
  }

  /**
   * Returns an attempt to its budget. If the database cannot be reached, the attempt stays counted: its result is
   * already known, so its response must not fail because of the count.
   */
  async function giveBack({ log }: FastifyRequest, reservation: Reservation): Promise<void> {
    await reservation
      .giveBack()
      .catch((error: unknown) => log.warn({ err: error }, 'an attempt could not be given back'));
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

/** Joins the parts into one key. Different parts never give the same key, whatever characters they contain. */
function keyOf(...parts: string[]): string {
  return JSON.stringify(parts);
}
