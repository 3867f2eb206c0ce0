/**
 * Limits how often each operation may be called and every other resource read. There are budgets per address, per
 * subject (the person or resource that the request is about), and per account whose password or inbox is at stake.
 * rateLimiter.ts counts the calls.
 *
 * An office or a university shares one address, so the limits per address leave room for many people.
 */
import { createHash } from 'node:crypto';
import { endpoints } from '@skillharbor/contract';
import type { OperationId } from '@skillharbor/contract';
import type { FastifyRequest } from 'fastify';
import type * as server from '@skillharbor/contract-server/limits';
import type { Budget } from '@skillharbor/contract-server/limits';
import type { AccountLimit } from '../platform/limits/accountLimits.ts';

interface Limit extends server.Limit {
  /** The limit that is checked after the body was validated. */
  perAccount?: AccountLimit;
}

/** The lookups that the limits need from the rest of the server. */
export interface Lookups {
  /** Returns the id of the freelancer with this email address, or null. */
  freelancerAt: (email: string) => Promise<number | null>;
  /** Returns true if the user's account is less than 24 hours old. */
  isNewcomer: (userId: number) => Promise<boolean>;
  /** Returns the email address of the user who received this challenge for entering the right password, or null. */
  passedAccountOf: (challenge: string) => Promise<string | null>;
}

/** Normalizes an address, so that different spellings are the same account. */
export function accountOf(email: string): string {
  return email.trim().toLowerCase();
}

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const atMost = (max: number, seconds: number): Budget => ({ max, seconds });

const byEmail = ({ body }: FastifyRequest) => accountOf((body as { email: string }).email);
const byPerson = async ({ person, ip }: FastifyRequest) => String(person?.id ?? ip);
/** Returns the freelancer that a request names by id or by email address. */
const byFreelancer = async ({ body }: FastifyRequest, { freelancerAt }: Lookups) => {
  const { freelancer_id: id, freelancer_email: email = '' } = body as {
    freelancer_id?: number;
    freelancer_email?: string;
  };
  return String(id ?? (await freelancerAt(email)) ?? email.toLowerCase());
};

/** Returns the hash of a link's token, because the counters are stored. */
const byLink = async ({ body }: FastifyRequest) =>
  createHash('sha256')
    .update((body as { token: string }).token)
    .digest('base64url');

/** Returns the account of a challenge. A challenge without an account counts for the address of the request. */
const byChallenge = async ({ body, ip }: FastifyRequest, { passedAccountOf }: Lookups) => {
  const email = await passedAccountOf((body as { challenge: string }).challenge);
  return email === null ? ip : accountOf(email);
};

/** The budget of a user for new second factors. */
const newFactors = {
  perAddress: atMost(120, 15 * MINUTE),
  perSubject: { subject: byPerson, budget: atMost(20, 15 * MINUTE) },
};
/** The budget of an operator for actions on accounts. */
const helps = {
  perAddress: atMost(120, 15 * MINUTE),
  perSubject: { subject: byPerson, budget: atMost(20, HOUR) },
};
/**
 * The budget per address for all public reads. It has room for a lecture hall of users, but not for a script that reads
 * as fast as it can.
 */
const reads = atMost(1_200, MINUTE);
/**
 * The budget of searches and later pages, which are more expensive. It is separate, so that it leaves the other reads
 * to everyone at the same address.
 */
const searches = atMost(600, MINUTE);
const readsOrSearches = ({ query }: FastifyRequest) => {
  const { page = '1', category: _, ...others } = query as Readonly<Record<string, unknown>>;
  return page === '1' && Object.keys(others).length === 0 ? reads : searches;
};
/** Chooses the budget for the directory, where filtering a list counts as a search. */
const directoryReads = ({ query }: FastifyRequest) => {
  const { page = '1', ...others } = query as Record<string, unknown>;
  return page === '1' && Object.keys(others).length === 0 ? reads : searches;
};

/** The limit for asking for mails to an address that the user has not confirmed. */
const addressMails: Limit = {
  perAddress: atMost(60, HOUR),
  perSubject: { subject: byPerson, budget: atMost(10, HOUR) },
};

/** The limit for actions that a signed-in user confirms with the password. All these actions share one budget. */
const passwordChecks: Limit = {
  perAddress: atMost(120, 15 * MINUTE),
  perSubject: { subject: byPerson, budget: atMost(20, 15 * MINUTE) },
};

/** The limit for inviting someone to a team, first or again. Each call sends a mail to an address that the caller typed. */
const teamMails: Limit = {
  perAddress: atMost(240, HOUR),
  perSubject: { subject: byPerson, budget: atMost(20, 24 * HOUR) },
};

/** The limit for writing an agreement or a sentence of the work record, and for each of their steps. */
const agreementSteps: Limit = {
  perAddress: atMost(240, HOUR),
  perSubject: { subject: byPerson, budget: atMost(60, HOUR) },
};

/** The limit for adding and changing a piece of work. Both cost the same, because a picture must be decoded. */
const pieces: Limit = {
  perAddress: atMost(240, HOUR),
  perSubject: { subject: byPerson, budget: atMost(60, HOUR) },
};

/** The limit for turning notifications on a device on and off. */
const pushChanges: Limit = {
  perAddress: atMost(240, HOUR),
  perSubject: { subject: byPerson, budget: atMost(60, HOUR) },
};
/** The limit for all changes of what a user has saved, which quick presses and notes make many. */
const savedChanges: Limit = {
  perAddress: atMost(1_200, 15 * MINUTE),
  perSubject: { subject: byPerson, budget: atMost(300, 15 * MINUTE) },
};

/** The limit for saving a resume and for changing a saved one, which may both send a file. */
const savedResumes: Limit = {
  perAddress: atMost(240, HOUR),
  perSubject: { subject: byPerson, budget: atMost(60, HOUR) },
};

/**
 * The budget of the operations that limitsOf() does not list: notes, decisions, the lists of signed-in users, and so
 * on. It is separate, so that public reads do not use it up for people at the same address.
 */
const others = atMost(1_200, MINUTE);
/** These operations have no limit, because a load balancer calls them all the time. */
const UNLIMITED: readonly string[] = ['getHealth', 'getReadiness'] satisfies OperationId[];

/**
 * The budgets per person of accounts that are less than 24 hours old, which replace those of limitsOf(). A user who
 * signs up only to flood others has such an account. Writing to a freelancer needs no account, so its limits are the
 * same for everyone.
 */
export const newcomerBudgets: Partial<Readonly<Record<OperationId, Budget>>> = {
  applyToJob: atMost(10, 24 * HOUR),
  askQuestion: atMost(5, 24 * HOUR),
  inviteFreelancer: atMost(5, 24 * HOUR),
  inviteToTeam: atMost(10, 24 * HOUR),
};

export type Limits = Partial<Readonly<Record<OperationId, Limit>>>;

export const limitsOf = (lookups: Lookups): Limits => ({
  ...Object.fromEntries(
    Object.keys(endpoints)
      .filter((id) => !UNLIMITED.includes(id))
      .map((id) => [id, { perAddress: others }]),
  ),
  register: { perAddress: atMost(20, 10 * MINUTE) },
  logIn: {
    perAddress: atMost(60, MINUTE),
    perAccount: {
      account: byEmail,
      perDevice: atMost(20, 15 * MINUTE),
      untrusted: atMost(20, 15 * MINUTE),
      // Only wrong passwords count, because many people may share an account, such as a demo account.
      countedStatus: 401,
    },
  },
  requestPasswordReset: {
    perAddress: atMost(20, 15 * MINUTE),
    perAccount: { account: byEmail, perDevice: atMost(5, HOUR), untrusted: atMost(20, HOUR) },
  },
  checkPasswordReset: { perAddress: atMost(60, 15 * MINUTE) },
  checkSignUpInvitation: { perAddress: atMost(60, 15 * MINUTE) },
  confirmPasswordReset: { perAddress: atMost(20, 15 * MINUTE) },
  confirmAddress: { perAddress: atMost(60, 15 * MINUTE) },
  // confirmations.commands.ts also limits how many mails an address gets, for all accounts together.
  sendConfirmation: addressMails,
  correctAddress: addressMails,
  changeAddress: addressMails,
  restoreAddress: { perAddress: atMost(20, 15 * MINUTE) },
  changePassword: passwordChecks,
  exportData: passwordChecks,
  requestDeletion: passwordChecks,
  preparePasskey: passwordChecks,
  removePasskey: passwordChecks,
  prepareCodes: passwordChecks,
  renewRecoveryCodes: passwordChecks,
  turnOffCodes: passwordChecks,
  turnOnCodes: newFactors,
  // Only a user who has entered the password gets this far. A random guess is right once in 333,333 tries, so a user
  // has a few tries an hour, and a password reset does not grant new ones.
  logInWithCode: {
    perAddress: atMost(60, MINUTE),
    perAccount: {
      account: (request) => byChallenge(request, lookups),
      perDevice: atMost(10, HOUR),
      untrusted: atMost(10, HOUR),
      countedStatus: 400,
      outlastsResets: true,
    },
  },
  // An operator helps one member at a time. A stolen session must not act on everyone.
  endSessionsOfPerson: helps,
  removeFactorsOfPerson: helps,
  sendConfirmationToPerson: helps,
  // A mail goes to each address that an operator invites, and a stolen session must not invite everyone.
  inviteToSignUp: {
    perAddress: atMost(240, HOUR),
    perSubject: { subject: byPerson, budget: atMost(60, HOUR) },
  },
  // It asks other servers.
  examineInstallation: helps,
  runTask: helps,
  endSession: passwordChecks,
  endOtherSessions: passwordChecks,
  // Nobody can guess a signature, so a limit per account would only lock its owner out.
  logInWithPasskey: { perAddress: atMost(60, MINUTE) },
  addPasskey: newFactors,

  listJobs: { perAddress: readsOrSearches },
  suggestSearches: { perAddress: reads },
  getJob: { perAddress: reads },
  listRelatedJobs: { perAddress: reads },
  getJobEvidence: { perAddress: reads },
  countJobView: { perAddress: reads },
  lookUpJobs: { perAddress: searches },
  listJobChanges: { perAddress: searches },
  getCompany: { perAddress: reads },
  listCompanyJobs: { perAddress: readsOrSearches },
  listQuestions: { perAddress: readsOrSearches },
  listFreelancers: { perAddress: directoryReads },
  getFreelancer: { perAddress: reads },
  listSkills: { perAddress: reads },
  getLanding: { perAddress: reads },
  getSite: { perAddress: reads },
  getBrand: { perAddress: reads },
  listLegalTexts: { perAddress: reads },
  getLegalText: { perAddress: reads },

  createJob: {
    perAddress: atMost(240, HOUR),
    perSubject: { subject: byPerson, budget: atMost(60, HOUR) },
  },
  checkJobLink: { perAddress: atMost(60, 15 * MINUTE) },
  confirmJob: { perAddress: atMost(20, 15 * MINUTE) },
  checkMailLink: { perAddress: atMost(60, 15 * MINUTE) },
  chooseMails: { perAddress: atMost(60, 15 * MINUTE) },
  checkSavedSearchLink: { perAddress: atMost(60, 15 * MINUTE) },
  changeSavedSearchByLink: { perAddress: atMost(60, 15 * MINUTE) },
  deleteSavedSearchByLink: { perAddress: atMost(60, 15 * MINUTE) },
  // The number of edits is limited, because each edit of a job with applicants is saved.
  updateJob: {
    perAddress: atMost(480, HOUR),
    perSubject: { subject: byPerson, budget: atMost(120, HOUR) },
  },
  contactFreelancer: {
    perAddress: atMost(20, HOUR),
    perSubject: { subject: (request) => byFreelancer(request, lookups), budget: atMost(30, HOUR) },
  },
  // A mail confirms each report, and its address may be a stranger's: reports.policy.ts limits the mails to one address.
  sendReport: {
    perAddress: atMost(60, HOUR),
    perSubject: { subject: byPerson, budget: atMost(20, HOUR) },
  },
  readReport: { perAddress: atMost(60, 15 * MINUTE) },
  readStatementByLink: { perAddress: atMost(60, 15 * MINUTE) },
  appealByLink: { perAddress: atMost(60, 15 * MINUTE) },
  openVisitorThread: { perAddress: atMost(60, 15 * MINUTE) },
  sendVisitorMessage: {
    perAddress: atMost(240, HOUR),
    perSubject: { subject: byLink, budget: atMost(30, HOUR) },
  },
  changeVisitorThread: {
    perAddress: atMost(240, HOUR),
    perSubject: { subject: byLink, budget: atMost(60, HOUR) },
  },
  applyToJob: {
    perAddress: atMost(120, HOUR),
    perSubject: { subject: byPerson, budget: atMost(30, HOUR) },
  },
  // Refused questions count as well. questions.policy.ts limits how many are accepted.
  askQuestion: {
    perAddress: atMost(120, HOUR),
    perSubject: { subject: byPerson, budget: atMost(30, HOUR) },
  },
  sendMessage: {
    perAddress: atMost(600, 15 * MINUTE),
    perSubject: { subject: byPerson, budget: atMost(120, 15 * MINUTE) },
  },
  // A device saves after each pause in typing, and every few seconds of typing without one.
  saveDraft: {
    perAddress: atMost(1_400, 5 * MINUTE),
    perSubject: { subject: byPerson, budget: atMost(600, 15 * MINUTE) },
  },
  // Each call reaches other servers.
  confirmCompanyDomain: {
    perAddress: atMost(60, HOUR),
    perSubject: { subject: byPerson, budget: atMost(15, HOUR) },
  },
  createCalendarAddress: {
    perAddress: atMost(120, HOUR),
    perSubject: { subject: byPerson, budget: atMost(30, HOUR) },
  },
  turnOnPush: pushChanges,
  turnOffPush: pushChanges,
  // Refused invitations count as well. invitations.policy.ts limits how many are sent.
  inviteFreelancer: {
    perAddress: atMost(240, HOUR),
    perSubject: { subject: byPerson, budget: atMost(60, HOUR) },
  },
  inviteToTeam: teamMails,
  resendTeamInvitation: teamMails,
  checkTeamInvitation: { perAddress: atMost(60, 15 * MINUTE) },
  joinTeam: {
    perAddress: atMost(60, 15 * MINUTE),
    perSubject: { subject: byPerson, budget: atMost(20, 15 * MINUTE) },
  },
  handOverTeam: passwordChecks,
  // Each step of an agreement and each new sentence is mailed to the other side.
  writeAgreement: agreementSteps,
  takeAgreementStep: agreementSteps,
  writeWorkRecordEntry: agreementSteps,
  takeWorkRecordStep: agreementSteps,
  sendFile: {
    perAddress: atMost(240, HOUR),
    perSubject: { subject: byPerson, budget: atMost(30, HOUR) },
  },
  changeBrand: helps,
  updateMyCompany: {
    perAddress: atMost(240, HOUR),
    perSubject: { subject: byPerson, budget: atMost(60, HOUR) },
  },
  updateFreelancer: {
    perAddress: atMost(240, HOUR),
    perSubject: { subject: byPerson, budget: atMost(60, HOUR) },
  },
  saveJob: savedChanges,
  removeSavedJob: savedChanges,
  takeSavedJobs: savedChanges,
  markSavedJobsSeen: savedChanges,
  saveFreelancer: savedChanges,
  removeSavedFreelancer: savedChanges,
  createSavedSearch: savedChanges,
  updateSavedSearch: savedChanges,
  deleteSavedSearch: savedChanges,
  lookAtSavedSearch: savedChanges,
  readNotifications: {
    perAddress: atMost(1_200, 15 * MINUTE),
    perSubject: { subject: byPerson, budget: atMost(300, 15 * MINUTE) },
  },
  addPortfolioPiece: pieces,
  updatePortfolioPiece: pieces,
  addProfileResume: savedResumes,
  updateProfileResume: savedResumes,
  // Reading a PDF occupies a process for up to ten seconds, one PDF at a time.
  readProfileResume: {
    perAddress: atMost(120, HOUR),
    perSubject: { subject: byPerson, budget: atMost(20, HOUR) },
  },
});

export type Resource = 'unsubscribe' | 'page' | 'file' | 'socialPicture' | 'sitemap' | 'feed';

/** The budgets per address of the resources that are not operations. */
export const resourceBudgets: Readonly<Record<Resource, Budget>> = {
  // Ten requests a second are enough for a room full of people, because the app loads further pages without requesting
  // another HTML page.
  page: atMost(600, MINUTE),
  // A first visit loads dozens of files and pictures, and each is cheap to serve. The limit therefore allows a lecture
  // hall of new visitors at one address. Missing addresses outside the app count as files.
  file: atMost(12_000, MINUTE),
  // The mail programs of many users send requests from few addresses, and a token cannot be guessed.
  unsubscribe: atMost(600, MINUTE),
  // Services that show link previews send requests from few addresses, and drawing an uncached picture takes a moment.
  socialPicture: atMost(240, MINUTE),
  // A search engine reads each part of the sitemap about once a day.
  sitemap: atMost(120, MINUTE),
  // A service that reads feeds for many people asks from few addresses.
  feed: atMost(600, MINUTE),
};

/** The budgets that each server counts by itself. docs/decisions/040-requests-and-limits.md gives the reason. */
const perServer: readonly Budget[] = [reads, searches, others];

/**
 * Returns the names of the budgets that all servers share. A name combines the first operation that uses the budget
 * with the kind of caller that it counts, such as an address.
 */
export function sharedBudgets(limits: Limits): ReadonlyMap<Budget, string> {
  const names = new Map<Budget, string>();
  const budgetsOfNewcomers: Readonly<Record<string, Budget>> = newcomerBudgets;
  for (const [id, { perAddress, perSubject, perAccount }] of Object.entries(limits)) {
    const uses = {
      address: typeof perAddress === 'function' ? undefined : perAddress,
      subject: perSubject?.budget,
      device: perAccount?.perDevice,
      untrusted: perAccount?.untrusted,
      newcomer: budgetsOfNewcomers[id],
    };
    for (const [use, budget] of Object.entries(uses)) {
      if (budget && !perServer.includes(budget) && !names.has(budget)) names.set(budget, `${id} ${use}`);
    }
  }
  return names;
}
