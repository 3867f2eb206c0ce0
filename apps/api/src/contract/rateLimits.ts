/**
 * Limits how often each operation may be called, and how often every other resource may be read. There are budgets for
 * each IP address, for each subject (the person or resource that the request is about), and for each account whose
 * password or inbox could be attacked. rateLimiter.ts counts the calls.
 *
 * An office or a university shares one IP address, so the limits for each address leave room for many people.
 */
import { createHash } from 'node:crypto';
import { endpoints } from '@skillharbor/contract';
import type { OperationId } from '@skillharbor/contract';
import type { FastifyRequest } from 'fastify';
import type * as server from '@skillharbor/contract-server/limits';
import type { Budget } from '@skillharbor/contract-server/limits';
import type { AccountLimit } from '../platform/limits/accountLimits.ts';

interface Limit extends server.Limit {
  /** The limit for each account, which is checked after the body was validated. */
  perAccount?: AccountLimit;
}

/** The queries about users that the limits depend on. */
export interface Lookups {
  /** Returns the id of the freelancer with this email address, or null. */
  freelancerAt: (email: string) => Promise<number | null>;
  /** Returns true if the user's account is less than 24 hours old. */
  isNewcomer: (userId: number) => Promise<boolean>;
  /** Returns the email address of the user who got this challenge for entering the right password, or null. */
  passedAccountOf: (challenge: string) => Promise<string | null>;
}

/** Normalizes an email address, so that all spellings of it count as the same account. */
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

/** Returns the hash of a link's token. The counters are stored, and must not contain the token itself. */
const byLink = async ({ body }: FastifyRequest) =>
  createHash('sha256')
    .update((body as { token: string }).token)
    .digest('base64url');

/**
 * Returns the account to which a challenge was issued. A challenge without an account counts towards the IP address of
 * the request.
 */
const byChallenge = async ({ body, ip }: FastifyRequest, { passedAccountOf }: Lookups) => {
  const email = await passedAccountOf((body as { challenge: string }).challenge);
  return email === null ? ip : accountOf(email);
};

/** The budget for adding second factors, for each user. */
const newFactors = {
  perAddress: atMost(120, 15 * MINUTE),
  perSubject: { subject: byPerson, budget: atMost(20, 15 * MINUTE) },
};
/** The budget for actions on the accounts of members, for each operator. */
const helps = {
  perAddress: atMost(120, 15 * MINUTE),
  perSubject: { subject: byPerson, budget: atMost(20, HOUR) },
};
/** The budget for changes of skills, for each operator. It is large enough to tidy up the whole list of skills. */
const changesSkills = {
  perAddress: atMost(300, HOUR),
  perSubject: { subject: byPerson, budget: atMost(120, HOUR) },
};
/**
 * The budget of all public reads, for each IP address. It is large enough for a lecture hall of users, but too small
 * for a script that reads as fast as it can.
 */
const reads = atMost(1_200, MINUTE);
/**
 * The budget of searches, and of all pages of a list after the first. These reads are more expensive. The budget is
 * separate, so that the searches of one user do not use up the reads of everyone at the same IP address.
 */
const searches = atMost(600, MINUTE);
const readsOrSearches = ({ query }: FastifyRequest) => {
  const { page = '1', category: _, ...others } = query as Readonly<Record<string, unknown>>;
  return page === '1' && Object.keys(others).length === 0 ? reads : searches;
};
/** Chooses the budget for a read of the freelancer directory: a filtered list counts as a search. */
const directoryReads = ({ query }: FastifyRequest) => {
  const { page = '1', ...others } = query as Record<string, unknown>;
  return page === '1' && Object.keys(others).length === 0 ? reads : searches;
};

/** The limit for requesting mails to an email address that the user has not confirmed. */
const addressMails: Limit = {
  perAddress: atMost(60, HOUR),
  perSubject: { subject: byPerson, budget: atMost(10, HOUR) },
};

/** The limit for actions that a signed-in user confirms with the password. All these actions share one budget. */
const passwordChecks: Limit = {
  perAddress: atMost(120, 15 * MINUTE),
  perSubject: { subject: byPerson, budget: atMost(20, 15 * MINUTE) },
};

/**
 * The limit for inviting a person to a team, and for inviting the person again. Each call sends a mail to an email
 * address that the caller typed.
 */
const teamMails: Limit = {
  perAddress: atMost(240, HOUR),
  perSubject: { subject: byPerson, budget: atMost(20, 24 * HOUR) },
};

/** The limit for writing an agreement or a sentence of the work record, and for confirming, changing or ending one. */
const agreementSteps: Limit = {
  perAddress: atMost(240, HOUR),
  perSubject: { subject: byPerson, budget: atMost(60, HOUR) },
};

/** The limit for adding and changing a portfolio piece. Both are equally expensive, because both decode a picture. */
const pieces: Limit = {
  perAddress: atMost(240, HOUR),
  perSubject: { subject: byPerson, budget: atMost(60, HOUR) },
};

/** The limit for turning notifications on a device on and off. */
const pushChanges: Limit = {
  perAddress: atMost(240, HOUR),
  perSubject: { subject: byPerson, budget: atMost(60, HOUR) },
};
/**
 * The limit for all changes of saved jobs and freelancers. It is high, because quick clicks and notes cause many
 * changes.
 */
const savedChanges: Limit = {
  perAddress: atMost(1_200, 15 * MINUTE),
  perSubject: { subject: byPerson, budget: atMost(300, 15 * MINUTE) },
};

/** The limit for saving a resume and for changing a saved resume. Both requests may contain a file. */
const savedResumes: Limit = {
  perAddress: atMost(240, HOUR),
  perSubject: { subject: byPerson, budget: atMost(60, HOUR) },
};

/**
 * The budget of the operations that limitsOf() does not list, such as notes, decisions, and the lists of signed-in
 * users. It is separate, so that public reads from the same IP address do not use it up.
 */
const others = atMost(1_200, MINUTE);
/** Health checks have no limit, because a load balancer calls them all the time. */
const UNLIMITED: readonly string[] = ['getHealth', 'getReadiness'] satisfies OperationId[];

/**
 * The budgets for each person whose account is less than 24 hours old. They replace the budgets of limitsOf(), because
 * a spammer usually has an account that is new. Nobody needs an account to write to a freelancer, so the limits of
 * messages are the same for everyone.
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
      // Only wrong passwords count towards this limit, because many people may share an account, such as a demo
      // account.
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
  // confirmations.commands.ts also limits the number of mails to one address that all accounts together can cause.
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
  // This limit applies only to a user who has entered the right password. A random guess is right once in 333,333
  // tries, so a user has only a few tries an hour, and a password reset does not grant new ones.
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
  // An operator helps one member at a time. The limit prevents a stolen session from changing all accounts.
  endSessionsOfPerson: helps,
  removeFactorsOfPerson: helps,
  sendConfirmationToPerson: helps,
  planDeletionOfPerson: helps,
  cancelDeletionOfPerson: helps,
  // Each invitation sends a mail. The limit prevents a stolen session from sending many.
  inviteToSignUp: {
    perAddress: atMost(240, HOUR),
    perSubject: { subject: byPerson, budget: atMost(60, HOUR) },
  },
  // The number of examinations is limited, because each of them sends requests to other servers.
  examineInstallation: helps,
  runTask: helps,
  // Each change of a skill may change the profiles of many members.
  addSkill: changesSkills,
  changeSkill: changesSkills,
  mergeSkill: changesSkills,
  endSession: passwordChecks,
  endOtherSessions: passwordChecks,
  // Signatures cannot be guessed, so a limit for each account would only lock out the owner of the account.
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
  // The number of edits is limited, because the server saves each edit of a job that has applicants.
  updateJob: {
    perAddress: atMost(480, HOUR),
    perSubject: { subject: byPerson, budget: atMost(120, HOUR) },
  },
  contactFreelancer: {
    perAddress: atMost(20, HOUR),
    perSubject: { subject: (request) => byFreelancer(request, lookups), budget: atMost(30, HOUR) },
  },
  // The server confirms the receipt of each report in a mail, perhaps to a stranger's address. reports.policy.ts limits
  // the mails to one address.
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
  // Refused questions count towards this limit as well. questions.policy.ts limits how many questions are accepted.
  askQuestion: {
    perAddress: atMost(120, HOUR),
    perSubject: { subject: byPerson, budget: atMost(30, HOUR) },
  },
  sendMessage: {
    perAddress: atMost(600, 15 * MINUTE),
    perSubject: { subject: byPerson, budget: atMost(120, 15 * MINUTE) },
  },
  // A device saves the draft after each pause in typing, and every few seconds if the user types without a pause.
  saveDraft: {
    perAddress: atMost(1_400, 5 * MINUTE),
    perSubject: { subject: byPerson, budget: atMost(600, 15 * MINUTE) },
  },
  // To confirm a domain, the server sends requests to other servers.
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
  // Refused invitations count towards this limit as well. invitations.policy.ts limits how many invitations are sent.
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
  // These actions are limited, because each step of an agreement and each new sentence sends a mail to the other side.
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
  // Reading a PDF takes a process up to ten seconds, and only one PDF is read at a time.
  readProfileResume: {
    perAddress: atMost(120, HOUR),
    perSubject: { subject: byPerson, budget: atMost(20, HOUR) },
  },
});

export type Resource = 'unsubscribe' | 'page' | 'file' | 'socialPicture' | 'sitemap' | 'feed';

/** The budgets of resources that are not operations, for each IP address. */
export const resourceBudgets: Readonly<Record<Resource, Budget>> = {
  // Ten pages a second are enough for a room full of people: a browser requests HTML only for the first page of a
  // visit, and afterwards only data.
  page: atMost(600, MINUTE),
  // A first visit loads dozens of files and pictures, which are cheap to serve. The limit therefore allows a lecture
  // hall of new visitors at one IP address. Requests for missing addresses outside the app count as files.
  file: atMost(12_000, MINUTE),
  // The mail programs of many users send their requests from few IP addresses. Guessing is not a danger, because the
  // token in the address cannot be guessed.
  unsubscribe: atMost(600, MINUTE),
  // Services that show link previews send requests from few IP addresses, and drawing a picture that is not in the
  // cache takes some time.
  socialPicture: atMost(240, MINUTE),
  // A search engine reads each part of the sitemap only about once a day, so this limit is high enough.
  sitemap: atMost(120, MINUTE),
  // A service that reads feeds for many people sends all its requests from few IP addresses.
  feed: atMost(600, MINUTE),
};

/**
 * The budgets that each server counts separately from the other servers. docs/decisions/040-requests-and-limits.md
 * gives the reason.
 */
const perServer: readonly Budget[] = [reads, searches, others];

/**
 * Returns the budgets that all servers share, with their names. A name combines the first operation that uses the
 * budget with the kind of its owner, such as an IP address.
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
