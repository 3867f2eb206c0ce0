import type { Company, Job, User } from '@skillharbor/contract';
import { noCompany } from '@skillharbor/prose';
import { storedAgreements } from './fixtures/agreements.ts';
import { ownProposedEntry, shownEntry } from './fixtures/workRecord.ts';
import { brand } from './fixtures/brand.ts';
import { sentApplications } from './fixtures/myApplications.ts';
import { companies, company, noRecord, otherCompany, toMine, unnamedCompany } from './fixtures/companies.ts';
import { storedConversations, storedThreads } from './fixtures/conversations.ts';
import { freelancers, moreFreelancers } from './fixtures/freelancers.ts';
import { storedInvitations } from './fixtures/invitations.ts';
import { job, jobs } from './fixtures/jobs.ts';
import { messageTemplates } from './fixtures/messageTemplates.ts';
import { myJobs } from './fixtures/myJobs.ts';
import { recoveryCodes } from './fixtures/oneTimeCodes.ts';
import { userPasskeys } from './fixtures/passkeys.ts';
import {
  STATEMENT_TOKEN,
  moderationCase,
  profileStatement,
  statement,
  threadCase,
} from './fixtures/moderation.ts';
import { REPORT_TOKEN, report } from './fixtures/reports.ts';
import { profileResumes } from './fixtures/profileResumes.ts';
import { storedQuestions } from './fixtures/questions.ts';
import { accountActivity } from './fixtures/accountActivity.ts';
import { openSessions, presentSession } from './fixtures/sessions.ts';
import { ownTeam, team } from './fixtures/team.ts';
import { signUpInvitations } from './fixtures/signUpInvitations.ts';
import { limits } from './fixtures/desk.ts';
import { NOW, TODAY } from './fixtures/today.ts';
import {
  clientUser,
  codesUser,
  factorlessUser,
  freelancerUser,
  otherClientUser,
  PASSWORD,
  site,
  unknownCompanyUser,
  users,
} from './fixtures/users.ts';
import type { ServerMode } from './serverMode.ts';
import { signIn } from './state.ts';
import type { State } from './state.ts';

export interface StateOptions {
  /** The user who is signed in from the start, through the cookie. */
  signedIn?: User | null;
  latency?: State['latency'];
  server?: ServerMode;
}

/** Creates a new state that contains the fixtures. */
export function createState({ signedIn = null, latency = 0, server = 'normal' }: StateOptions = {}): State {
  const state: State = { ...filledState(), latency, server, ...(server === 'empty' && nothing()) };
  if (signedIn) signIn(state, signedIn);
  return state;
}

/** Returns a state without the data that users add. It keeps the accounts and their companies. */
const nothing = () => ({
  freelancers: [],
  jobs: [],
  applications: [],
  conversations: [],
  invitations: [],
  questions: [],
  drafts: [],
  calendars: [],
  notifications: [],
  reports: [],
  cases: [],
  statements: [],
  pushDevices: [],
  views: [],
  saved: [],
  savedSearches: [],
  messageTemplates: [],
  profileResumes: [],
  threads: [],
  signUpInvitations: [],
  team: structuredClone(ownTeam),
  sessions: [presentSession],
  activity: [],
  passkeys: [],
  codes: [],
});

function filledState(): State {
  return {
    today: TODAY,
    now: NOW,
    latency: 0,
    server: 'normal',
    site: structuredClone(site),
    limits: structuredClone(limits),
    brand: structuredClone(brand),
    signUpInvitations: structuredClone([...signUpInvitations]),
    accounts: users.map((user) => ({ user: { ...user }, password: PASSWORD })),
    companies: [
      ...companies.map((one) => ({
        id: one.id,
        owner: ownerOfCompany(one),
        company: toMine(one),
        slugs: [one.slug],
        record: one.decision_record,
        domain: one.domain,
      })),
      {
        id: 8,
        owner: factorlessUser.pk,
        company: { ...unnamedCompany },
        slugs: [],
        record: noRecord,
        domain: null,
      },
      {
        id: 7,
        owner: unknownCompanyUser.pk,
        company: { ...unnamedCompany },
        slugs: [],
        record: noRecord,
        domain: null,
      },
    ],
    freelancers: structuredClone([...freelancers, ...moreFreelancers]),
    jobs: jobs.map((job) => ({
      job: structuredClone(job),
      owner: ownerOf(job),
      version: myJobs.find((one) => one.id === job.id)?.version ?? 1,
      edits: [],
      deleted: false,
      fill: null,
      publishOn: myJobs.find((one) => one.id === job.id)?.publish_on ?? null,
    })),
    applications: sentApplications.map(({ job, application }) => ({
      listing: job.id,
      application: structuredClone(application),
      editsBefore: 0,
    })),
    conversations: structuredClone([...storedConversations]),
    invitations: structuredClone([...storedInvitations]),
    agreements: structuredClone([...storedAgreements]),
    workRecord: [shownEntry, ownProposedEntry].map((entry) => ({
      entry: structuredClone(entry),
      freelancer: freelancerUser.pk,
      client: clientUser.pk,
    })),
    questions: storedQuestions.map(({ job, asker, question }) => ({
      listing: job.id,
      asker: asker.pk,
      question: structuredClone(question),
    })),
    drafts: [],
    calendars: [],
    cases: structuredClone([moderationCase, threadCase]),
    statements: [
      { owner: clientUser.pk, token: STATEMENT_TOKEN, statement: structuredClone(statement) },
      { owner: freelancerUser.pk, token: 'profile-token', statement: structuredClone(profileStatement) },
    ],
    reports: [
      {
        token: REPORT_TOKEN,
        reporter: null,
        subject: { kind: 'job', id: job.id },
        report: { ...report },
      },
    ],
    legal: [],
    acknowledgements: [],
    notifications: [],
    pushDevices: [],
    views: [],
    saved: [],
    savedSearches: [],
    messageTemplates: messageTemplates.map((template) => ({
      owner: clientUser.pk,
      template: { ...template },
    })),
    profileResumes: profileResumes.map((resume) => ({ owner: freelancerUser.pk, resume: { ...resume } })),
    threads: structuredClone([...storedThreads]),
    team: structuredClone(team),
    sessions: structuredClone([...openSessions]),
    activity: structuredClone([...accountActivity]),
    passkeys: userPasskeys.map((passkey) => ({ ...passkey })),
    credentials: [],
    codes: [{ owner: codesUser.pk, turnedOnAt: NOW, recoveryCodes: recoveryCodes.slice(1) }],
    revoked: new Set(),
    cookie: null,
  };
}

function ownerOfCompany({ id }: Company): number | null {
  if (id === company.id) return clientUser.pk;
  return id === otherCompany.id ? otherClientUser.pk : null;
}

function ownerOf(job: Job): number {
  if (myJobs.some((mine) => mine.id === job.id)) return clientUser.pk;
  return job.company === noCompany ? unknownCompanyUser.pk : otherClientUser.pk;
}
