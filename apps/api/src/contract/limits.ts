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
    /** Counts only what was answered with this status. */
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

export async function registerRateLimits(app: FastifyInstance): Promise<void> {
  await app.register(rateLimit, { global: false, cache: REMEMBERED });
}

type Hook = (request: FastifyRequest) => Promise<void>;

export interface LimitHooks {
  /** Before anything else. */
  byAddress?: Hook;
  /** Once the body is known to be valid. */
  byAccount?: Hook;
  /** After the answer. */
  afterwards?: (request: FastifyRequest, reply: FastifyReply) => Promise<void>;
}

export function limitsOf(app: FastifyInstance, id: OperationId): LimitHooks {
  const limit = limits[id];
  if (limit === undefined) return {};
  const byAddress = refuseBeyond(app.createRateLimit(options(limit.perAddress)));
  if (limit.perAccount === undefined) return { byAddress };
  const { rate, account, counts } = limit.perAccount;
  const perAccount = app.createRateLimit({ ...options(rate), keyGenerator: account });
  if (counts === undefined) return { byAddress, byAccount: refuseBeyond(perAccount) };
  return {
    byAddress,
    byAccount: refuseBeyond((request) => perAccount(request, { increment: false })),
    async afterwards(request, reply) {
      if (reply.statusCode === counts) await perAccount(request);
    },
  };
}

function options([max, timeWindow]: Rate) {
  return { max, timeWindow };
}

type Counter = ReturnType<FastifyInstance['createRateLimit']>;

function refuseBeyond(count: (request: FastifyRequest) => ReturnType<Counter>): Hook {
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
