/**
 * How often the costly and the guessable may be asked: per address, and per account where one is at stake.
 *
 * Counted in this process's memory. Several servers behind one address each count for themselves.
 */
import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { OperationId } from './operations.ts';
import { ProblemError } from './problem.ts';

interface Limit {
  perAddress: Rate;
  /** Whose account this is about; `rate` holds for it whatever the address. */
  perAccount?: {
    rate: Rate;
    account: (request: FastifyRequest) => string;
    /** Counts only what is answered with this status, and whatever is not answered yet. */
    counts?: number;
  };
}
type Rate = readonly [max: number, timeWindow: string];

const byEmail = ({ body }: FastifyRequest) => (body as { email: string }).email.trim().toLowerCase();
const byPerson = ({ person, ip }: FastifyRequest) => String(person?.id ?? ip);
const byFreelancer = ({ body }: FastifyRequest) => {
  const { freelancer_id: id, freelancer_email: email } = body as {
    freelancer_id?: number;
    freelancer_email?: string;
  };
  return String(id ?? email?.toLowerCase());
};

const limits: Partial<Record<OperationId, Limit>> = {
  register: { perAddress: [20, '10 minutes'] },
  logIn: {
    perAddress: [60, '1 minute'],
    // Wrong passwords only: an account may be shared by many, as the demo accounts are.
    perAccount: { rate: [20, '15 minutes'], account: byEmail, counts: 401 },
  },
  requestPasswordReset: {
    perAddress: [20, '15 minutes'],
    perAccount: { rate: [5, '1 hour'], account: byEmail },
  },
  confirmPasswordReset: { perAddress: [20, '15 minutes'] },
  contactFreelancer: {
    perAddress: [20, '1 hour'],
    perAccount: { rate: [30, '1 hour'], account: byFreelancer },
  },
  applyToJob: { perAddress: [120, '1 hour'], perAccount: { rate: [30, '1 hour'], account: byPerson } },
  updateFreelancer: { perAddress: [240, '1 hour'], perAccount: { rate: [60, '1 hour'], account: byPerson } },
};

/** The operations that have a limit. */
export const limited: ReadonlySet<string> = new Set(Object.keys(limits));

/** How many addresses or accounts each limit remembers; the longest unseen is forgotten first. */
const REMEMBERED = 20_000;
/** In seconds: when those under way will have been answered. */
const SOON = 5;

export async function registerRateLimits(app: FastifyInstance): Promise<void> {
  await app.register(rateLimit, { global: false, cache: REMEMBERED });
}

type Hook = (request: FastifyRequest) => Promise<void>;

export interface LimitHooks {
  /** Before anything else. */
  byAddress?: Hook;
  /** Once the body is known to be valid. */
  byAccount?: Hook;
  /** Before the answer leaves. */
  atAnswer?: (request: FastifyRequest, reply: FastifyReply) => Promise<void>;
}

export function limitsOf(app: FastifyInstance, id: OperationId): LimitHooks {
  const limit = limits[id];
  if (limit === undefined) return {};
  const byAddress = refuseBeyond(app.createRateLimit(options(limit.perAddress)));
  if (limit.perAccount === undefined) return { byAddress };
  const { rate, account, counts } = limit.perAccount;
  const perAccount = app.createRateLimit({ ...options(rate), keyGenerator: account });
  if (counts === undefined) return { byAddress, byAccount: refuseBeyond(perAccount) };
  return { byAddress, ...countingAnswers(perAccount, account, counts) };
}

/** Those under way are counted as if they failed: otherwise many at once would all pass before the first has failed. */
function countingAnswers(
  count: Counter,
  account: (request: FastifyRequest) => string,
  status: number,
): Required<Pick<LimitHooks, 'byAccount' | 'atAnswer'>> {
  const underWay = new Map<string, number>();
  const accounts = new WeakMap<FastifyRequest, string>();
  return {
    async byAccount(request) {
      const key = account(request);
      // Before looking at the count, so that one that fails meanwhile is seen twice rather than not at all.
      const together = (underWay.get(key) ?? 0) + 1;
      underWay.set(key, together);
      accounts.set(request, key);
      const result = await count(request, { increment: false });
      if (!result.isAllowed && together > result.remaining) throw tooMany(result.ttlInSeconds || SOON);
    },
    async atAnswer(request, reply) {
      const key = accounts.get(request);
      if (key === undefined) return;
      accounts.delete(request);
      if (reply.statusCode === status) await count(request);
      const others = (underWay.get(key) ?? 1) - 1;
      if (others === 0) underWay.delete(key);
      else underWay.set(key, others);
    },
  };
}

function options([max, timeWindow]: Rate) {
  return { max, timeWindow };
}

type Counter = ReturnType<FastifyInstance['createRateLimit']>;

function refuseBeyond(count: Counter): Hook {
  return async (request) => {
    const result = await count(request);
    if (!result.isAllowed && result.isExceeded) throw tooMany(result.ttlInSeconds);
  };
}

function tooMany(seconds: number): ProblemError {
  const minutes = Math.ceil(seconds / 60);
  const wait = minutes <= 1 ? 'a minute' : `${minutes} minutes`;
  return new ProblemError(429, `Too many attempts. Please try again in ${wait}.`, seconds);
}
