import type {
  AccountActivity,
  AccountEvent,
  Application,
  ConfirmedDomain,
  DecisionRecord,
  FreelancerProfile,
  Job,
  JobEdit,
  Draft,
  LegalHistory,
  LegalVersion,
  MessageTemplate,
  OpenSession,
  Passkey,
  ModerationCase,
  MyCompany,
  MyJob,
  ProfileResume,
  PushDevice,
  Question,
  Report,
  ReportSubject,
  Brand,
  Site,
  SiteSettings,
  Statement,
  Team,
  User,
} from '@skillharbor/contract';
import type { StoredAgreement } from './fixtures/agreements.ts';
import type { StoredEntry } from './fixtures/workRecord.ts';
import { acceptedOf } from './fixtures/applicationShapes.ts';
import type { ApplicationWithResume } from './fixtures/applicationShapes.ts';
import { noRecord, unnamedCompany } from './fixtures/companies.ts';
import type { StoredConversation, StoredThread } from './fixtures/conversations.ts';
import { emptyProfile, freelancerOf } from './fixtures/freelancers.ts';
import type { StoredSaved } from './fixtures/saved.ts';
import type { StoredSignUpInvitation } from './fixtures/signUpInvitations.ts';
import type { StoredSearch } from './fixtures/savedSearches.ts';
import type { StoredNotification } from './fixtures/notifications.ts';
import type { StoredInvitation } from './fixtures/invitations.ts';
import { presentSession } from './fixtures/sessions.ts';
import { tokenHolder } from './fixtures/users.ts';
import type { ServerMode } from './serverMode.ts';

interface Account {
  user: User;
  password: string;
}

export interface StoredCompany {
  id: number;
  /** The client's `pk`, or null if the company has no client who can sign in. */
  owner: number | null;
  company: MyCompany;
  /** The current slug and the earlier ones. */
  slugs: string[];
  record: DecisionRecord;
  domain: ConfirmedDomain | null;
}

export interface StoredJob {
  job: Job;
  /** The client's `pk`. */
  owner: number;
  version: number;
  /** The edits since the first application, newest first. */
  edits: JobEdit[];
  deleted: boolean;
  /** How the client marked the job as filled, or null if the job is not filled. */
  fill: { at: string; heldUntil: string | null; by: readonly number[]; wasActive: boolean } | null;
  publishOn: MyJob['publish_on'];
}

/** The limits that operators can change. The mock server enforces only those of open applications and open jobs. */
type Limits = Pick<
  SiteSettings,
  'open_applications' | 'open_jobs' | 'invitations_a_day' | 'questions_a_day' | 'messages_a_day'
>;

/** The data of the mock server. Tests may read it, and may change it to set up a test case. */
export interface State {
  /** The fixed clock of the mock server: a date, and a time on that date. */
  today: string;
  now: string;
  /** The latency in milliseconds. 'real' means a random latency, as in a network. */
  latency: number | 'real';
  /** The mode of the server. */
  server: ServerMode;
  site: Site;
  /** The limits that operators have set. The other settings are in `site`. */
  limits: Limits;
  brand: Brand;
  /** The operators' invitations to sign up, newest first. */
  signUpInvitations: StoredSignUpInvitation[];
  accounts: Account[];
  companies: StoredCompany[];
  freelancers: FreelancerProfile[];
  jobs: StoredJob[];
  /** `editsBefore` is the number of edits that the job had before the application. */
  applications: { listing: number; application: ApplicationWithResume; editsBefore: number }[];
  conversations: StoredConversation[];
  invitations: StoredInvitation[];
  agreements: StoredAgreement[];
  workRecord: StoredEntry[];
  /** `asker` is a `pk` that no response includes. */
  questions: { listing: number; asker: number; question: Question }[];
  /** `owner` is the author's `pk`. */
  drafts: { owner: number; key: string; draft: Draft }[];
  /** The addresses of calendars. `owner` is the `pk` of the calendar's user. */
  calendars: { owner: number; url: string }[];
  notifications: StoredNotification[];
  /** The open and the decided cases. */
  cases: ModerationCase[];
  /** The legal texts that operators have published since the start, and the versions that users have read. */
  legal: LegalHistory[];
  acknowledgements: ({ owner: number } & LegalVersion)[];
  /** The decisions of moderators about the content of users. `owner` is the `pk` of the user. */
  statements: { owner: number; token: string; statement: Statement }[];
  /** `reporter` is the reporter's `pk`, or null for a visitor. */
  reports: { token: string; reporter: number | null; subject: ReportSubject; report: Report }[];
  /** The views of jobs that were counted since the start, each with the site from which its reader came. */
  views: { listing: number; site: string | null }[];
  /** The devices that show notifications. `owner` is the `pk` of their user. */
  pushDevices: { owner: number; device: PushDevice }[];
  saved: StoredSaved[];
  savedSearches: StoredSearch[];
  /** `owner` is the client's `pk`. */
  messageTemplates: { owner: number; template: MessageTemplate }[];
  /** `owner` is the freelancer's `pk`. */
  profileResumes: { owner: number; resume: ProfileResume }[];
  /** The team of the first client, as its owner sees it. */
  team: Team;
  /** The threads between visitors and freelancers. */
  threads: StoredThread[];
  /** The open sessions of the signed-in user. */
  sessions: OpenSession[];
  /** The account activity of the signed-in user, newest first. */
  activity: AccountActivity[];
  /** The passkeys of the signed-in user. */
  passkeys: Passkey[];
  /**
   * The credentials that browsers have created: the id of the credential, the owner's `pk`, and the id of the passkey.
   */
  credentials: { id: string; owner: number; passkey: string }[];
  /** The one-time codes of the users who have turned them on. `owner` is the user's `pk`. */
  codes: { owner: number; turnedOnAt: string; recoveryCodes: string[] }[];
  /** The refresh tokens that have been revoked. */
  revoked: Set<string>;
  /** The `pk` of the user that the browser's cookie identifies. */
  cookie: number | null;
}

/** Makes the browser's cookie identify this user. A user without a profile gets an empty one. */
export function signIn(state: State, user: User): void {
  state.cookie = user.pk;
  const hasProfile = state.freelancers.some(({ id }) => id === user.pk);
  if (user.role === 'freelancer' && !hasProfile) state.freelancers.push(freelancerOf(user, emptyProfile));
}

/** Returns the `pk` of the client for whom the person acts: the owner of the person's team, or the person. */
export function accountOf({ team }: State, { pk }: User): number {
  const owner = team.members.find(({ role }) => role === 'owner')?.id ?? pk;
  return team.members.some(({ id }) => id === pk) ? owner : pk;
}

/** Returns the company of a client. It has no name if none was given. */
export function companyOf(state: State, owner: number): StoredCompany {
  return state.companies.find((stored) => stored.owner === owner) ?? addCompany(state, owner, '');
}

export function addCompany(state: State, owner: number, name: string): StoredCompany {
  const id = nextId(state);
  const slug = name === '' ? null : `company-${id}`;
  const slugs = slug === null ? [] : [slug];
  const own = { ...unnamedCompany, name, slug };
  const stored = { id, owner, company: own, slugs, record: noRecord, domain: null };
  state.companies.push(stored);
  return stored;
}

/** Returns the caller: the user of the bearer token, or otherwise the user of the cookie. */
export function personOf(state: State, request: Request): User | null {
  const bearer = /^Bearer (.+)$/i.exec(request.headers.get('authorization') ?? '')?.[1];
  return personWith(state, bearer === undefined ? state.cookie : tokenHolder('access', bearer));
}

/** Returns the user of this refresh token, or null if it was revoked. */
export function refresherOf(state: State, refresh: string): User | null {
  return state.revoked.has(refresh) ? null : personWith(state, tokenHolder('refresh', refresh));
}

function personWith(state: State, pk: number | null | undefined): User | null {
  return state.accounts.find((account) => account.user.pk === pk)?.user ?? null;
}

/** Records the signed-in user's actions on the account, in the current session. */
export function recordActivity({ activity, now }: State, event: AccountEvent): void {
  const { factor, browser, system } = presentSession;
  activity.unshift({ id: (activity[0]?.id ?? 0) + 1, event, factor, browser, system, occurred_at: now });
}

/** Returns an unused id. */
export function nextId(state: State): number {
  const taken = [
    ...state.accounts.map((account) => account.user.pk),
    ...state.jobs.map((stored) => stored.job.id),
    ...state.companies.map((stored) => stored.id),
    ...state.applications.map((sent) => sent.application.id),
    ...state.questions.map((stored) => stored.question.id),
    ...state.messageTemplates.map((stored) => stored.template.id),
    ...state.profileResumes.map((stored) => stored.resume.id),
    ...state.freelancers.flatMap(({ portfolio }) => portfolio.map(({ id }) => id)),
    // Generated ids stay above the ids that trigger failures.
    1000,
  ];
  return Math.max(...taken) + 1;
}

/** Returns true if the public list contains the job, because it is active and has a free place. */
export function isListed({ is_active, places_left }: Pick<Job, 'is_active' | 'places_left'>): boolean {
  return is_active && places_left !== 0;
}

/** Returns true if a job accepts applications, because it is listed and its deadline has not passed. */
function isOpen(state: State, job: Job): boolean {
  return isListed(job) && job.application_deadline >= state.today;
}

/** Updates the number of free places of a job, and whether the job is open. */
export function renewPlaces(state: State, job: Job): void {
  const taken = applicationsTo(state, job.id).filter(takesPlace).length;
  job.places_left = job.application_limit === null ? null : Math.max(job.application_limit - taken, 0);
  job.is_open = isOpen(state, job);
}

/**
 * Returns true if the application takes one of the places that the job's limit allows. A declined applicant takes a
 * place until notified.
 */
function takesPlace({ status, held_until }: Application): boolean {
  return status === 'pending' || status === 'accepted' || held_until !== null;
}

/** Returns the client's own job, or undefined if it does not exist or was deleted. */
export function ownJob(state: State, id: number, owner: User): StoredJob | undefined {
  return state.jobs.find(
    (stored) => stored.job.id === id && stored.owner === accountOf(state, owner) && !stored.deleted,
  );
}

export function applicationsTo(state: State, listing: number): ApplicationWithResume[] {
  return state.applications.filter((sent) => sent.listing === listing).map((sent) => sent.application);
}

/** Returns an application to a job of the client. */
export function receivedApplication(
  state: State,
  id: number,
  client: User,
): ApplicationWithResume | undefined {
  const sent = state.applications.find(({ application }) => application.id === id);
  return sent && ownJob(state, sent.listing, client) ? sent.application : undefined;
}

/** Returns the freelancer's application unless it was withdrawn. */
export function applicationOf(
  state: State,
  listing: number,
  freelancer: User,
): ApplicationWithResume | undefined {
  return applicationsTo(state, listing).find(
    (one) => one.freelancer_id === freelancer.pk && one.status !== 'withdrawn',
  );
}

/** Returns a job as its client sees it. */
export function myJobOf(state: State, { job, version, fill, publishOn }: StoredJob): MyJob {
  const received = applicationsTo(state, job.id);
  return {
    ...job,
    version,
    applications_count: received.length,
    undecided_count: received.filter((one) => one.status === 'pending').length,
    filled_at: fill?.at ?? null,
    fill_held_until: fill?.heldUntil ?? null,
    accepted: acceptedOf(received, fill?.by),
    declined_together: declinedTogether(received),
    paused_at: null,
    publish_on: publishOn,
  };
}

/** Returns the declines that were last sent together, during their undo period. */
function declinedTogether(received: readonly Application[]): MyJob['declined_together'] {
  const held = received.filter(({ status, held_until }) => status === 'rejected' && held_until !== null);
  const last = held.toSorted(
    (one, other) => Date.parse(other.decided_at ?? '') - Date.parse(one.decided_at ?? ''),
  )[0];
  const count = held.filter(({ decided_at }) => decided_at === last?.decided_at).length;
  if (!last?.decided_at || !last.held_until || count < 2) return null;
  return { count, decided_at: last.decided_at, held_until: last.held_until };
}
