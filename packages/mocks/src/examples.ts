/** Creates an example of every successful response for the published openapi.json. Examples consist of fixtures. */
import { answeredApplication } from './fixtures/applications.ts';
import { accountActivity } from './fixtures/accountActivity.ts';
import { agreedAgreement } from './fixtures/agreements.ts';
import { brand } from './fixtures/brand.ts';
import { calendarAddress } from './fixtures/calendars.ts';
import { company, myCompany } from './fixtures/companies.ts';
import {
  contactThreads,
  conversation,
  conversationSummaries,
  sentMessages,
} from './fixtures/conversations.ts';
import { desk, deskFigures, examination, personAccount } from './fixtures/desk.ts';
import { jobEdits } from './fixtures/edits.ts';
import { confirmedCompanyDomain, evidence } from './fixtures/evidence.ts';
import { freelancer } from './fixtures/freelancers.ts';
import { funnel } from './fixtures/funnel.ts';
import { jobsToInviteTo, sentInvitations, waitingInvitation } from './fixtures/invitations.ts';
import { jobSummaries } from './fixtures/jobLists.ts';
import { job, listedJob } from './fixtures/jobs.ts';
import { landing } from './fixtures/landing.ts';
import { legalHistory, legalText } from './fixtures/legal.ts';
import { messageTemplates } from './fixtures/messageTemplates.ts';
import {
  STATEMENT_TOKEN,
  caseSummaries,
  moderationCase,
  statement,
  transparencyYears,
} from './fixtures/moderation.ts';
import { myAcceptedApplication, mySentApplication } from './fixtures/myApplications.ts';
import { myJob } from './fixtures/myJobs.ts';
import { freelancerNotifications } from './fixtures/notifications.ts';
import { codesOn, codesSetup, recoveryCodes } from './fixtures/oneTimeCodes.ts';
import { laptopPasskey } from './fixtures/passkeys.ts';
import { paymentPiece } from './fixtures/portfolio.ts';
import { interfaceResume } from './fixtures/profileResumes.ts';
import { questionWithReply } from './fixtures/questions.ts';
import { report } from './fixtures/reports.ts';
import { savedFreelancers, savedJobs } from './fixtures/saved.ts';
import { savedSearches } from './fixtures/savedSearches.ts';
import { presentSession } from './fixtures/sessions.ts';
import { signUpInvitation } from './fixtures/signUpInvitations.ts';
import { skillGroups } from './fixtures/skills.ts';
import { team, teamInvitation, teamOffer } from './fixtures/team.ts';
import { NOW, TODAY } from './fixtures/today.ts';
import { freelancerSession, freelancerUser, site } from './fixtures/users.ts';
import { shownEntry } from './fixtures/workRecord.ts';

/** The keywords of a schema in openapi.json that determine its example. */
interface Schema {
  $ref?: string;
  type?: string | readonly string[];
  const?: unknown;
  enum?: readonly unknown[];
  default?: unknown;
  example?: unknown;
  format?: string;
  minimum?: number;
  properties?: Readonly<Record<string, Schema>>;
  items?: Schema;
  allOf?: readonly Schema[];
  oneOf?: readonly Schema[];
  anyOf?: readonly Schema[];
}

interface Content {
  schema: Schema;
  example?: unknown;
  examples?: object;
}

interface Response {
  $ref?: string;
  content?: Readonly<Record<string, Content>>;
}

export interface Contract {
  paths: Readonly<
    Record<string, Readonly<Record<string, { responses?: Readonly<Record<string, Response>> }>>>
  >;
  components: { schemas: Readonly<Record<string, Schema>> };
}

const [savedSearch] = savedSearches;
const linkedSearch = {
  kind: 'jobs',
  name: savedSearch?.name,
  frequency: savedSearch?.frequency,
  conditions: savedSearch?.conditions,
};

/** The fixture that is the example of each schema. A schema that is missing here is built from its properties. */
const fixtureOf: Readonly<Record<string, unknown>> = {
  AccountActivity: accountActivity[0],
  Agreement: agreedAgreement,
  Application: answeredApplication,
  Brand: brand,
  CalendarAddress: { url: calendarAddress },
  CaseSummary: caseSummaries[0],
  CodesSetup: codesSetup,
  Company: company,
  CompanyDomain: confirmedCompanyDomain,
  ContactThread: contactThreads[0],
  Conversation: conversation,
  ConversationSummary: conversationSummaries[0],
  Desk: desk,
  DeskFigures: deskFigures,
  Draft: { version: 1, texts: [{ field: 'title', text: job.title }], saved_at: NOW },
  Examination: examination,
  FreelancerProfile: freelancer,
  Id: job.id,
  Invitation: waitingInvitation,
  Job: job,
  JobChangesCursor: '5f0c7a52-9d1e-4c1b-8a44-2f6b1c9e7d30.128',
  JobContent: 'b1946ac92492d234',
  JobEdit: jobEdits[0],
  JobEvidence: evidence,
  JobFunnel: funnel,
  JobSummary: jobSummaries[0],
  JobToInviteTo: jobsToInviteTo[0],
  Landing: landing,
  LegalHistory: legalHistory,
  LegalText: legalText,
  LinkedSearch: linkedSearch,
  ListedFreelancer: savedFreelancers[1]?.freelancer,
  ListedJob: listedJob,
  Message: sentMessages[0],
  MessageTemplate: messageTemplates[0],
  ModerationCase: moderationCase,
  MyApplication: myAcceptedApplication,
  MyCompany: myCompany,
  MyJob: myJob,
  Notification: freelancerNotifications[0],
  OneTimeCodes: codesOn,
  OpenSession: presentSession,
  PageLink: null,
  Passkey: laptopPasskey,
  PersonAccount: personAccount,
  PersonSummary: personAccount.person,
  PortfolioPiece: paymentPiece,
  ProfileResume: interfaceResume,
  Question: questionWithReply,
  RecoveryCodes: { recovery_codes: recoveryCodes },
  Report: report,
  SavedFreelancer: savedFreelancers[0],
  SavedJob: savedJobs[0],
  SavedListName: savedJobs[0]?.list,
  SavedSearch: savedSearch,
  SentApplication: mySentApplication,
  SentInvitation: sentInvitations[0],
  Session: freelancerSession,
  SignUpInvitation: signUpInvitation,
  Site: site,
  SkillGroup: skillGroups[0],
  Statement: statement,
  Team: team,
  TeamInvitation: teamInvitation,
  TeamOffer: teamOffer,
  TransparencyExport: { statements: [] },
  TransparencyYear: transparencyYears[0],
  User: freelancerUser,
  WorkRecordEntry: shownEntry,
};

/** The example texts of properties that belong to no fixture. */
const texts: Readonly<Record<string, string>> = {
  browser: presentSession.browser,
  challenge: 'bW9ja2VkLWNoYWxsZW5nZQ',
  displayName: 'Amara Okafor',
  freelancer_name: 'Amara Okafor',
  job_title: job.title,
  number: report.number,
  other_name: company.name,
  rpId: 'harbor.example',
  system: presentSession.system,
  text: job.title,
  title: job.title,
  token: STATEMENT_TOKEN,
  version: desk.version,
};

/**
 * The maximum length of a list in an example, in characters of JSON. An example shows only two items of a longer list,
 * because the other items are similar.
 */
const MAX_LIST = 2_000;

/** Returns the contract with an example of each successful JSON response that has none. */
export function withExamples<Document extends Contract>(contract: Document): Document {
  const copy = structuredClone(contract);
  for (const content of successes(copy))
    if (content.example === undefined && content.examples === undefined)
      content.example = shortened(exampleOf(content.schema, copy));
  return copy;
}

/** Returns the JSON content of all successful responses. */
export function successes({ paths }: Contract): Content[] {
  return Object.values(paths)
    .flatMap((item) => Object.values(item))
    .flatMap(({ responses = {} }) => Object.entries(responses))
    .flatMap(([status, { content }]) => (status.startsWith('2') ? [content?.['application/json']] : []))
    .filter((content) => content !== undefined);
}

function exampleOf(schema: Schema, contract: Contract, property = ''): unknown {
  if (schema.$ref !== undefined) {
    const name = schema.$ref.split('/').at(-1) ?? '';
    if (name in fixtureOf) return fixtureOf[name];
    return exampleOf(contract.components.schemas[name] ?? {}, contract, property);
  }
  const given = [schema.example, schema.const, schema.enum?.[0], schema.default];
  const known = given.find((value) => value !== undefined);
  if (known !== undefined) return known;
  const [alternative] = schema.oneOf ?? schema.anyOf ?? [];
  if (alternative) return exampleOf(alternative, contract, property);
  if (schema.allOf) {
    const parts = schema.allOf.map((part) => exampleOf(part, contract, property));
    return typeof parts[0] === 'object' ? Object.assign({}, ...parts) : parts[0];
  }
  const types = [schema.type].flat();
  const [type] = types;
  if (type === 'array') return schema.items ? [exampleOf(schema.items, contract, property)] : [];
  if (type === 'integer' || type === 'number') return schema.minimum ?? 1;
  if (type === 'boolean') return true;
  if (types.includes('null')) return null;
  if (type === 'string') return textOf(schema.format, property);
  const properties = Object.entries(schema.properties ?? {});
  return Object.fromEntries(properties.map(([name, one]) => [name, exampleOf(one, contract, name)]));
}

function textOf(format: string | undefined, property: string): string {
  if (format === 'date-time') return NOW;
  if (format === 'date') return TODAY;
  if (format === 'uuid') return laptopPasskey.id;
  if (format === 'email') return freelancerUser.email;
  if (format === 'uri') return 'https://harbor.example/';
  return texts[property] ?? property.replaceAll('_', ' ');
}

/** Shortens the lists of a value, and replaces pictures in data URLs with addresses. */
function shortened(value: unknown): unknown {
  if (Array.isArray(value)) {
    const items = value.map(shortened);
    return JSON.stringify(items).length > MAX_LIST ? items.slice(0, 2) : items;
  }
  if (typeof value === 'string')
    return value.startsWith('data:') ? 'https://harbor.example/picture.webp' : value;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, shortened(one)]));
}
