/**
 * How often each operation may be called, and anything else read: per address, per subject (the person or resource it is about), and per
 * account whose password or inbox is at stake. rateLimiter.ts counts.
 *
 * An office or a university shares one address, so the limits per address leave room for many people.
 */
import type { OperationId } from '@skillharbor/contract';
import type { FastifyRequest } from 'fastify';

/** At most `max` calls within `seconds`. Operations with the same budget share it. */
export interface Budget {
  max: number;
  seconds: number;
}

export interface Limit {
  /** Before anything else. */
  perAddress: Budget | ((request: FastifyRequest) => Budget);
  /** Once the body is known to be valid. */
  perSubject?: { subject: (request: FastifyRequest, lookups: Lookups) => Promise<string>; budget: Budget };
  /** Once the body is known to be valid. */
  perAccount?: AccountLimit;
}

/** An account that any caller can name. Strangers must not be able to lock its owner out; see accountLimits.ts. */
export interface AccountLimit {
  account: (request: FastifyRequest) => string;
  /** For one device that has signed in before, or one address. */
  perDevice: Budget;
  /** For all untrusted addresses together. */
  untrusted: Budget;
  /** Counts only responses with this status, and pending requests. */
  countedStatus?: number;
}

/** What the limits look up in the rest of the server. */
export interface Lookups {
  /** The id of the device that received this token when it signed in to this account, or null. */
  deviceOf: (token: string, account: string) => string | null;
  /** The id of the freelancer with this email address, or null. */
  freelancerAt: (email: string) => Promise<number | null>;
}

/** The same account however its address is typed. */
export function accountOf(email: string): string {
  return email.trim().toLowerCase();
}

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const atMost = (max: number, seconds: number): Budget => ({ max, seconds });

const byEmail = ({ body }: FastifyRequest) => accountOf((body as { email: string }).email);
const byPerson = async ({ person, ip }: FastifyRequest) => String(person?.id ?? ip);
/** A request names a freelancer by id or by email address. */
const byFreelancer = async ({ body }: FastifyRequest, { freelancerAt }: Lookups) => {
  const { freelancer_id: id, freelancer_email: email = '' } = body as {
    freelancer_id?: number;
    freelancer_email?: string;
  };
  return String(id ?? (await freelancerAt(email)) ?? email.toLowerCase());
};

/** Twenty a second: more than a full lecture hall clicks, less than one script sends. */
const reads = atMost(1_200, MINUTE);
/** Searches and later pages cost more. A budget of their own leaves the other reads to everyone at the same address. */
const searches = atMost(600, MINUTE);
const readsOrSearches = ({ query }: FastifyRequest) => {
  const { page = '1', category: _, ...others } = query as Readonly<Record<string, unknown>>;
  return page === '1' && Object.keys(others).length === 0 ? reads : searches;
};
/** Of the directory, a list by filters is a search as well. */
const directoryReads = ({ query }: FastifyRequest) => {
  const { page = '1', ...others } = query as Record<string, unknown>;
  return page === '1' && Object.keys(others).length === 0 ? reads : searches;
};

/** Adding and changing a piece costs the same: a picture to decode. */
const pieces: Limit = {
  perAddress: atMost(240, HOUR),
  perSubject: { subject: byPerson, budget: atMost(60, HOUR) },
};

const limits: Partial<Record<OperationId, Limit>> = {
  register: { perAddress: atMost(20, 10 * MINUTE) },
  logIn: {
    perAddress: atMost(60, MINUTE),
    perAccount: {
      account: byEmail,
      perDevice: atMost(20, 15 * MINUTE),
      untrusted: atMost(20, 15 * MINUTE),
      // Wrong passwords only: many people may share an account, such as the demo accounts.
      countedStatus: 401,
    },
  },
  requestPasswordReset: {
    perAddress: atMost(20, 15 * MINUTE),
    perAccount: { account: byEmail, perDevice: atMost(5, HOUR), untrusted: atMost(20, HOUR) },
  },
  checkPasswordReset: { perAddress: atMost(60, 15 * MINUTE) },
  confirmPasswordReset: { perAddress: atMost(20, 15 * MINUTE) },
  changePassword: {
    perAddress: atMost(120, 15 * MINUTE),
    perSubject: { subject: byPerson, budget: atMost(20, 15 * MINUTE) },
  },

  listJobs: { perAddress: readsOrSearches },
  suggestSearches: { perAddress: reads },
  getJob: { perAddress: reads },
  listRelatedJobs: { perAddress: reads },
  getCompany: { perAddress: reads },
  listCompanyJobs: { perAddress: readsOrSearches },
  listQuestions: { perAddress: readsOrSearches },
  listFreelancers: { perAddress: directoryReads },
  getFreelancer: { perAddress: reads },
  listSkills: { perAddress: reads },
  getSite: { perAddress: reads },

  createJob: {
    perAddress: atMost(240, HOUR),
    perSubject: { subject: byPerson, budget: atMost(60, HOUR) },
  },
  checkJobLink: { perAddress: atMost(60, 15 * MINUTE) },
  confirmJob: { perAddress: atMost(20, 15 * MINUTE) },
  // Each edit of a job with applicants is kept.
  updateJob: {
    perAddress: atMost(480, HOUR),
    perSubject: { subject: byPerson, budget: atMost(120, HOUR) },
  },
  contactFreelancer: {
    perAddress: atMost(20, HOUR),
    perSubject: { subject: byFreelancer, budget: atMost(30, HOUR) },
  },
  applyToJob: {
    perAddress: atMost(120, HOUR),
    perSubject: { subject: byPerson, budget: atMost(30, HOUR) },
  },
  // Those that are refused as well; the policy of questions says how many are taken.
  askQuestion: {
    perAddress: atMost(120, HOUR),
    perSubject: { subject: byPerson, budget: atMost(30, HOUR) },
  },
  updateMyCompany: {
    perAddress: atMost(240, HOUR),
    perSubject: { subject: byPerson, budget: atMost(60, HOUR) },
  },
  updateFreelancer: {
    perAddress: atMost(240, HOUR),
    perSubject: { subject: byPerson, budget: atMost(60, HOUR) },
  },
  addPortfolioPiece: pieces,
  updatePortfolioPiece: pieces,
};

export type Resource = 'page' | 'socialPicture' | 'sitemap';

/** What is no operation, per address. */
export const resourceBudgets: Readonly<Record<Resource, Budget>> = {
  // Ten a second: a room full of people, who go on from their first page without another.
  page: atMost(600, MINUTE),
  // Services that show links ask from few addresses; a picture that is not kept takes a moment to draw.
  socialPicture: atMost(240, MINUTE),
  // A search engine reads each part once a day.
  sitemap: atMost(120, MINUTE),
};

export function limitOf(id: OperationId): Limit | undefined {
  return limits[id];
}

/** Each server counts these for itself: docs/decisions/041-rate-limits.md says why. */
const perServer: readonly Budget[] = [reads, searches];

/** The names of the budgets that all servers share, each after its first operation and use. */
export function sharedBudgets(): ReadonlyMap<Budget, string> {
  const names = new Map<Budget, string>();
  for (const [id, { perAddress, perSubject, perAccount }] of Object.entries(limits)) {
    const uses = {
      address: typeof perAddress === 'function' ? undefined : perAddress,
      subject: perSubject?.budget,
      device: perAccount?.perDevice,
      untrusted: perAccount?.untrusted,
    };
    for (const [use, budget] of Object.entries(uses)) {
      if (budget && !perServer.includes(budget) && !names.has(budget)) names.set(budget, `${id} ${use}`);
    }
  }
  return names;
}
