/**
 * How often the costly and the guessable may be asked: per address, and per account where one is at stake.
 *
 * Counted in this process's memory. Several servers behind one address each count for themselves.
 */
import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { OperationId } from './operations.ts';
import { ProblemError } from './problem.ts';

interface Limit {
  perAddress: Rate;
  /** Whose account this is about; `rate` holds for it whatever the address. */
  perAccount?: { rate: Rate; account: (request: FastifyRequest) => string };
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
  logIn: { perAddress: [60, '1 minute'], perAccount: { rate: [20, '15 minutes'], account: byEmail } },
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

export async function registerRateLimits(app: FastifyInstance): Promise<void> {
  await app.register(rateLimit, { global: false });
}

type Hook = (request: FastifyRequest) => Promise<void>;

/** Hooks for an operation: `byAddress` before anything else, `byAccount` once the body is known to be valid. */
export function limitsOf(app: FastifyInstance, id: OperationId): { byAddress?: Hook; byAccount?: Hook } {
  const limit = limits[id];
  if (limit === undefined) return {};
  const { perAddress, perAccount } = limit;
  return {
    byAddress: limiter(app, perAddress),
    ...(perAccount && { byAccount: limiter(app, perAccount.rate, perAccount.account) }),
  };
}

function limiter(
  app: FastifyInstance,
  [max, timeWindow]: Rate,
  keyGenerator?: (request: FastifyRequest) => string,
): Hook {
  const count = app.createRateLimit({ max, timeWindow, ...(keyGenerator && { keyGenerator }) });
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
