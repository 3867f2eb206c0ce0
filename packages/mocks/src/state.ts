import type { Application, Freelancer, Job, MyJob, Site, User } from '@skillharbor/contract';
import { sentApplications } from './fixtures/applications.ts';
import { freelancers, moreFreelancers } from './fixtures/freelancers.ts';
import { jobs } from './fixtures/jobs.ts';
import { myJobs } from './fixtures/my-jobs.ts';
import { NOW, TODAY } from './fixtures/today.ts';
import {
  clientUser,
  otherClientUser,
  PASSWORD,
  site,
  tokenHolder,
  unknownCompanyUser,
  users,
} from './fixtures/users.ts';

export interface Account {
  user: User;
  password: string;
  /** What its jobs say: a client's company name, or 'Unknown'. */
  company: string;
}

export interface KeptJob {
  job: Job;
  /** The client's `pk`. */
  owner: number;
  version: number;
  deleted: boolean;
}

/** All that the mocked server remembers. Tests may read it, and change it to set a scene. */
export interface State {
  /** The mocked server's clock: a date, and a moment on it. It stands still. */
  today: string;
  now: string;
  /** How long an answer takes, in milliseconds; 'real' varies like a network. */
  latency: number | 'real';
  site: Site;
  accounts: Account[];
  freelancers: Freelancer[];
  jobs: KeptJob[];
  applications: { listing: number; application: Application }[];
  messages: { freelancer: number; subject: string; message: string; from: string }[];
  /** Refresh tokens that were signed out. */
  revoked: Set<string>;
  /** The `pk` of the person whom the browser's cookie names. */
  cookie: number | null;
}

export interface StateOptions {
  /** Somebody who is signed in from the start, through the cookie. */
  signedIn?: User | null;
  latency?: State['latency'];
}

/** A fresh state that holds the fixtures. */
export function createState({ signedIn = null, latency = 0 }: StateOptions = {}): State {
  return {
    today: TODAY,
    now: NOW,
    latency,
    site: structuredClone(site),
    accounts: users.map((user) => ({ user: { ...user }, password: PASSWORD, company: companyOf(user) })),
    freelancers: structuredClone([...freelancers, ...moreFreelancers]),
    jobs: jobs.map((job) => ({
      job: structuredClone(job),
      owner: ownerOf(job),
      version: myJobs.find((one) => one.id === job.id)?.version ?? 1,
      deleted: false,
    })),
    applications: sentApplications.map(({ job, application }) => ({
      listing: job.id,
      application: structuredClone(application),
    })),
    messages: [],
    revoked: new Set(),
    cookie: signedIn?.pk ?? null,
  };
}

function companyOf(user: User): string {
  if (user.role === 'freelancer') return 'Unknown';
  return jobs.find((job) => ownerOf(job) === user.pk)?.company ?? 'Unknown';
}

function ownerOf(job: Job): number {
  if (myJobs.some((mine) => mine.id === job.id)) return clientUser.pk;
  return job.company === 'Unknown' ? unknownCompanyUser.pk : otherClientUser.pk;
}

/** Who asks: whoever the bearer token names, otherwise whoever the cookie names. */
export function personOf(state: State, request: Request): User | null {
  const bearer = /^Bearer (.+)$/i.exec(request.headers.get('authorization') ?? '')?.[1];
  return personWith(state, bearer === undefined ? state.cookie : tokenHolder('access', bearer));
}

/** The person whose refresh token this is, unless it was revoked. */
export function refresherOf(state: State, refresh: string): User | null {
  return state.revoked.has(refresh) ? null : personWith(state, tokenHolder('refresh', refresh));
}

function personWith(state: State, pk: number | null | undefined): User | null {
  return state.accounts.find((account) => account.user.pk === pk)?.user ?? null;
}

/** A number that no record has yet. */
export function nextId(state: State): number {
  const taken = [
    ...state.accounts.map((account) => account.user.pk),
    ...state.jobs.map((kept) => kept.job.id),
    ...state.applications.map((sent) => sent.application.id),
    // Beyond the ids that stand for failures.
    1000,
  ];
  return Math.max(...taken) + 1;
}

/** Whether a job takes applications: active, and not past its deadline. */
export function isOpen(state: State, job: Pick<Job, 'is_active' | 'application_deadline'>): boolean {
  return job.is_active && job.application_deadline >= state.today;
}

/** One's own job that is not deleted, or undefined. */
export function ownJob(state: State, id: number, owner: User): KeptJob | undefined {
  return state.jobs.find((kept) => kept.job.id === id && kept.owner === owner.pk && !kept.deleted);
}

export function applicationsTo(state: State, listing: number): Application[] {
  return state.applications.filter((sent) => sent.listing === listing).map((sent) => sent.application);
}

export function applicationOf(state: State, listing: number, freelancer: User): Application | undefined {
  return applicationsTo(state, listing).find((one) => one.freelancer_id === freelancer.pk);
}

/** A job as its client sees it. */
export function myJobOf(state: State, { job, version }: KeptJob): MyJob {
  const received = applicationsTo(state, job.id);
  return {
    ...job,
    version,
    applications_count: received.length,
    undecided_count: received.filter((one) => one.status === 'pending').length,
  };
}
