/**
 * Collects the data that is stored about a user, and the texts that the user wrote, as files of an archive. Data about
 * others, such as the applications to a client's jobs, is left out.
 */
import type { Role } from '@skillharbor/contract';
import type { Person } from '../../contract/operations.ts';
import { pictureKey } from '../../files/keys.ts';
import type { Queries } from '../../platform/database/tables.ts';
import { dayOf } from '../../platform/time/clock.ts';
import { findFreelancer, listPicturesOf } from '../accounts/accounts.repository.ts';
import { listOwnAgreements } from '../agreements/formerMembers.repository.ts';
import type { KeptBy, Retention } from '../applications/retention.ts';
import { findMyApplication, listMyApplications } from '../applications/myApplications.repository.ts';
import { listOwnDecisions } from '../applications/review.repository.ts';
import { readCodes } from '../auth/codes.repository.ts';
import { listActivity } from '../auth/accountActivity.repository.ts';
import { listPasskeys } from '../auth/passkeys.repository.ts';
import { listSessions } from '../auth/sessions.repository.ts';
import { findUser } from '../auth/users.repository.ts';
import { findMyCompany, listLogosOf } from '../companies/companies.repository.ts';
import { listOwnFiles, listOwnMessages, listThreadMessages } from '../conversations/export.repository.ts';
import { listMessagesTo } from '../contact/contact.repository.ts';
import { listDrafts } from '../drafts/drafts.repository.ts';
import { listReceived } from '../invitations/list.repository.ts';
import { readOwnTeam } from '../team/team.repository.ts';
import { listAcknowledgements } from '../legal/legal.repository.ts';
import { listOwnInvitations } from '../invitations/invitations.repository.ts';
import { listMyJobs } from '../jobs/jobs.repository.ts';
import { listReportsOf } from '../moderation/reports.repository.ts';
import { findStatement, listStatements } from '../moderation/statements.repository.ts';
import { listTemplates } from '../messageTemplates/messageTemplates.repository.ts';
import { listNotifications } from '../notifications/notifications.repository.ts';
import { listPushDevices } from '../notifications/push.repository.ts';
import { listPiecePicturesOf } from '../portfolio/portfolio.repository.ts';
import { listProfileResumes } from '../resumes/profileResumes.repository.ts';
import { listResumesOf } from '../resumes/resumes.repository.ts';
import { listOwnSavedFreelancers } from '../saved/savedFreelancers.repository.ts';
import { listOwnSavedJobs } from '../saved/savedJobs.repository.ts';
import { listOwnSavedSearches } from '../savedSearches/savedSearches.repository.ts';
import { listQuestionsOf } from '../questions/questions.repository.ts';
import { listOwnEntries } from '../workRecord/workRecord.repository.ts';
import { jsonResume } from '@skillharbor/prose';

/** A file of the archive that is made from rows of the database. */
interface Text {
  path: string;
  content: string;
}

/** A file of the archive that is copied from the file store. */
interface Stored {
  path: string;
  key: string;
}

export interface Contents {
  texts: Text[];
  stored: Stored[];
}

const PAGE_SIZE = 100;

export async function contentsFor(
  queries: Queries,
  person: Person,
  { now, retention }: { now: Date; retention: Retention },
): Promise<Contents> {
  const user = await findUser(queries, person.id, now, []);
  const about = {
    'user.json': user,
    'sessions.json': await listSessions(queries, person, now),
    'passkeys.json': await listPasskeys(queries, person.id),
    'conversations.json': await listOwnMessages(queries, person.id),
    'agreements.json': await listOwnAgreements(queries, person.id, person.role),
    'drafts.json': await listDrafts(queries, person.id),
    'work-record.json': await listOwnEntries(queries, person.id, person.role),
    'one-time-codes.json': await readCodes(queries, person.id),
    'notifications.json': await allPages((page) => listNotifications(queries, person.id, page)),
    'push-devices.json': await listPushDevices(queries, person, now),
    'activity.json': await allPages((page) => listActivity(queries, person.id, page)),
    'reports.json': await listReportsOf(queries, person.id),
    'legal-texts.json': await listAcknowledgements(queries, person.id),
    'statements.json': await statementsOf(queries, person.id, now),
  };
  const { data, stored } = await (person.role === 'freelancer'
    ? freelancerContents(queries, person.id, { today: dayOf(now), retention })
    : clientContents(queries, person.id, now));
  const texts = Object.entries({ ...about, ...data }).map(([path, value]) => ({
    path,
    content: `${JSON.stringify(value, null, 2)}\n`,
  }));
  const sent = (await listOwnFiles(queries, person.id)).map(({ application, number, key, type }) => ({
    path: `conversations/${application}-${number}.${type}`,
    key,
  }));
  return {
    texts: [{ path: 'README.txt', content: readMe(person.role) }, ...texts],
    stored: [...stored, ...sent],
  };
}

async function freelancerContents(queries: Queries, id: number, keptBy: KeptBy) {
  const profile = await findFreelancer(queries, id, id);
  const sent = await allPages((page) => listMyApplications(queries, id, { page, statuses: [], ...keptBy }));
  const portraits = await listPicturesOf(queries, [id]);
  const pieces = await listPiecePicturesOf(queries, [id]);
  return {
    data: {
      'profile.json': profile,
      ...(profile && { 'resume.json': jsonResume(profile) }),
      'saved-resumes.json': await listProfileResumes(queries, id),
      'applications.json': await Promise.all(
        sent.map((application) => findMyApplication(queries, application.id, id, keptBy)),
      ),
      'questions.json': await listQuestionsOf(queries, id),
      'saved-jobs.json': await listOwnSavedJobs(queries, id),
      'saved-searches.json': await listOwnSavedSearches(queries, id),
      'invitations.json': await allPages((page) => listReceived(queries, id, { page, today: keptBy.today })),
      'messages.json': [...(await listMessagesTo(queries, id)), ...(await listThreadMessages(queries, id))],
    },
    stored: [
      ...portraits.map((picture) => ({ path: 'portrait.webp', key: pictureKey(picture, 300) })),
      ...pieces.map((picture, index) => ({
        path: `portfolio/${index + 1}.webp`,
        key: pictureKey(picture, 960),
      })),
      ...(await listResumesOf(queries, id)).map(({ id: resume, key, type }) => ({
        path: `resumes/${resume}.${type}`,
        key,
      })),
    ],
  };
}

async function clientContents(queries: Queries, id: number, now: Date) {
  const logos = await listLogosOf(queries, [id]);
  const jobs = await allPages((page) => listMyJobs(queries, id, page, now));
  return {
    data: {
      'company.json': await findMyCompany(queries, id),
      // The names of accepted applicants are removed, because they are not the client's data.
      'jobs.json': jobs.map(({ accepted: _accepted, ...job }) => job),
      'invitations.json': await listOwnInvitations(queries, id),
      'decisions.json': await listOwnDecisions(queries, id),
      'saved-freelancers.json': await listOwnSavedFreelancers(queries, id),
      'saved-searches.json': await listOwnSavedSearches(queries, id),
      'message-templates.json': await listTemplates(queries, id),
      'team.json': await readOwnTeam(queries, id),
    },
    stored: logos.map((picture) => ({ path: 'logo.webp', key: pictureKey(picture, 300) })),
  };
}

async function statementsOf(queries: Queries, id: number, now: Date) {
  const listed = await allPages((page) => listStatements(queries, id, page));
  const found = await Promise.all(listed.map((one) => findStatement(queries, one.id, now)));
  return found.map((one) => one?.statement);
}

/** Returns the items of all pages of a list. */
async function allPages<Row>(
  list: (page: { number: number; size: number }) => Promise<Row[]>,
): Promise<Row[]> {
  const rows: Row[] = [];
  for (let number = 1; ; number += 1) {
    const found = await list({ number, size: PAGE_SIZE });
    rows.push(...found);
    if (found.length < PAGE_SIZE) return rows;
  }
}

/** The paths of the archive's files, each with the schema of openapi.yaml that the file follows. */
const descriptions: Record<Role | 'both', readonly string[]> = {
  both: [
    'user.json: your account (User)',
    'sessions.json: where you are logged in (a list of OpenSession)',
    'passkeys.json: your passkeys (a list of Passkey)',
    'conversations.json: what you wrote about applications, by the id of the application',
    'agreements.json: what you and the other sides of your accepted applications wrote and agreed on',
    'work-record.json: what you and those you have worked with say about each other (a list of WorkRecordEntry)',
    'conversations/: the files that you sent, by the id of the application and the number of the message',
    'drafts.json: what you typed and did not send (a list of Draft, each with its key)',
    'one-time-codes.json: since when you log in with one-time codes (OneTimeCodes)',
    'notifications.json: what happened for you within the last 90 days (a list of Notification)',
    'push-devices.json: the devices that show your notifications (a list of PushDevice)',
    'activity.json: what happened in your account within the last year (a list of AccountActivity)',
    'reports.json: what you reported while you were signed in',
    'legal-texts.json: the changed legal texts that you said you have read',
    'statements.json: what moderators decided about what you show (a list of Statement)',
  ],
  freelancer: [
    'profile.json: your profile and your portfolio (FreelancerProfile)',
    'resume.json: your profile as a JSON Resume, https://jsonresume.org/schema',
    'saved-resumes.json: the resumes that you have saved on your profile (a list of ProfileResume)',
    'applications.json: your applications, with the jobs as they were (a list of SentApplication)',
    'questions.json: the questions that you asked (a list of Question)',
    'saved-jobs.json: the jobs that you have saved, or removed within the last 30 days, with your notes',
    'saved-searches.json: the searches that you have saved, the jobs that they found within the last 60 days, and those that mails have named',
    'invitations.json: the invitations that you received, with your reasons for declining (a list of Invitation)',
    'messages.json: what visitors wrote to you, and what you answered',
    'portrait.webp, portfolio/, resumes/: your files',
  ],
  client: [
    'company.json: your company (MyCompany)',
    'jobs.json: your jobs (a list of MyJob)',
    'invitations.json: the invitations that you wrote, without the freelancers',
    'decisions.json: what you decided and wrote about applications, without the applicants',
    'saved-freelancers.json: whom you have saved, or removed within the last 30 days, by id, with your notes',
    'saved-searches.json: the searches that you have saved, the freelancers who match them, and those whom mails have named, by id',
    'message-templates.json: your saved messages (a list of MessageTemplate)',
    'team.json: your role in the team of another client, and whom you invited to yours',
    'logo.webp: your logo',
  ],
};

const readMe = (role: Role) =>
  [
    'This is what Skill Harbor stores about you, and what you wrote.',
    'The schemas in brackets are described at /api/docs.',
    '',
    ...descriptions.both,
    ...descriptions[role],
    '',
  ].join('\n');
