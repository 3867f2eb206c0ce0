/** Finds the subject of a report. A subject of any kind is described by a title, texts and a picture. */
import type { ReportKind, ReportSubject, SubjectText } from '@skillharbor/contract';
import type { Person } from '../../contract/operations.ts';
import { pictureKey } from '../../files/keys.ts';
import type { PictureSize } from '../../files/keys.ts';
import type { Queries } from '../../platform/database/tables.ts';
import { findFreelancer } from '../accounts/accounts.repository.ts';
import { findAnyCompany, findCompany } from '../companies/companies.repository.ts';
import { findNumbered } from '../conversations/conversations.repository.ts';
import { findOwn, findSubject as findConversation, textShownTo } from '../conversations/subjects.ts';
import { isPublic, maySee } from '../jobs/jobs.policy.ts';
import { findJob, findOwnApplications } from '../jobs/jobs.repository.ts';
import { findPieceWithOwner } from '../portfolio/portfolio.repository.ts';
import { findQuestion } from '../questions/questions.repository.ts';

export interface Subject {
  /** The id of the user who owns the subject, or null for a visitor and for a former member. */
  ownerId: number | null;
  title: string;
  texts: SubjectText[];
  picture: SubjectPicture | null;
}

interface SubjectPicture {
  /** The name of the picture, which is the same in all sizes. */
  name: string;
  /** The key of the picture in the file store. */
  key: string;
  url: string;
}

/** The person who looks at a subject: a user, a moderator (who sees every subject), or null for a visitor. */
type Viewer = Person | 'moderator' | null;

interface Look {
  queries: Queries;
  viewer: Viewer;
  now: Date;
}

type Finders = Record<ReportKind, (look: Look, subject: ReportSubject) => Promise<Subject | undefined>>;

const finders: Finders = {
  job: findReportedJob,
  freelancer: findProfile,
  company: findReportedCompany,
  question: (look, { id }) => findQuestionPart(look, id, 'question'),
  reply: (look, { id }) => findQuestionPart(look, id, 'reply'),
  message: findMessage,
  portfolio_piece: findPiece,
  portrait: async (look, subject) => onlyPicture(await findProfile(look, subject)),
  logo: async (look, subject) => onlyPicture(await findReportedCompany(look, subject)),
};

/** Finds a subject that the viewer may see. */
export function findSubject(look: Look, subject: ReportSubject): Promise<Subject | undefined> {
  return finders[subject.kind](look, subject);
}

const idOf = (viewer: Viewer) => (viewer === 'moderator' ? undefined : viewer?.id);

/** Returns the fields that contain text. Empty and missing fields are left out. */
function textsOf(fields: Readonly<Partial<Record<SubjectText['field'], string | null>>>): SubjectText[] {
  // The cast is safe, because the compiler checks the keys of the object that the caller passes.
  const entries = Object.entries(fields) as [SubjectText['field'], string | null][];
  return entries.flatMap(([field, text]) => (text ? [{ field, text }] : []));
}

function pictureAt(url: string | null, size: PictureSize = 300): SubjectPicture | null {
  const name = /[0-9a-f-]{36}/.exec(url ?? '')?.[0];
  return url === null || name === undefined ? null : { name, key: pictureKey(name, size), url };
}

/** Reduces a subject to its picture, for a report about the picture alone. */
function onlyPicture(subject: Subject | undefined): Subject | undefined {
  return subject && subject.picture !== null ? { ...subject, texts: [] } : undefined;
}

async function findReportedJob({ queries, viewer, now }: Look, { id }: ReportSubject) {
  const found = await findJob(queries, id, now);
  if (!found) return undefined;
  const { job, clientId, isDeleted } = found;
  if (viewer !== 'moderator') {
    const hasApplied = viewer !== null && (await findOwnApplications(queries, id, viewer.id)).any;
    if (!maySee({ isShown: isPublic(job) && !isDeleted, clientId }, viewer, hasApplied)) return undefined;
  }
  const { title, company, location, salary_range, short_description, description } = job;
  const screening = job.screening_questions.map(({ text }) => text).join('\n');
  return {
    ownerId: clientId,
    title,
    texts: textsOf({ title, company, location, salary_range, short_description, description, screening }),
    picture: null,
  };
}

async function findProfile({ queries, viewer }: Look, { id }: ReportSubject): Promise<Subject | undefined> {
  // A freelancer always sees their own profile, and a moderator always sees every profile.
  const found = await findFreelancer(queries, id, viewer === 'moderator' ? id : viewer?.id);
  if (!found) return undefined;
  const { user, title, location, bio, experience, portfolio_link, skills } = found;
  const name = `${user.first_name} ${user.last_name}`;
  return {
    ownerId: id,
    title: name,
    texts: textsOf({
      name,
      title,
      location,
      bio,
      experience,
      link: portfolio_link,
      skills: skills.map((skill) => skill.name).join(', '),
    }),
    picture: pictureAt(found.profile_picture_2x),
  };
}

async function findReportedCompany(
  { queries, viewer }: Look,
  { id }: ReportSubject,
): Promise<Subject | undefined> {
  const found = await (viewer === 'moderator'
    ? findAnyCompany(queries, id)
    : findCompany(queries, String(id)));
  if (!found) return undefined;
  const { name, about, website, location, logo_2x: logo } = found.company;
  return {
    ownerId: found.clientId,
    title: name,
    texts: textsOf({ name, location, about, link: website }),
    picture: pictureAt(logo),
  };
}

async function findQuestionPart(
  look: Look,
  id: number,
  part: 'question' | 'reply',
): Promise<Subject | undefined> {
  const found = await findQuestion(look.queries, id);
  if (!found) return undefined;
  const { question, reply, jobId, askerId, clientId } = found;
  const isOwn = idOf(look.viewer) !== undefined && idOf(look.viewer) === askerId;
  const isOfClient = typeof look.viewer === 'object' && look.viewer?.accountId === clientId;
  // Only the asker and the client may see a question without a reply.
  const isShown = reply !== null && !found.isWithheld;
  if (look.viewer !== 'moderator' && !isOwn && !isOfClient && !isShown) return undefined;
  if (part === 'reply' && reply === null) return undefined;
  const job = await findReportedJob(look, { kind: 'job', id: jobId });
  return (
    job && {
      ownerId: part === 'question' ? askerId : clientId,
      title: job.title,
      texts: textsOf({ question, reply }),
      picture: null,
    }
  );
}

/** Finds a message for its recipient. No other viewer may see the message. */
async function findMessage({ queries, viewer }: Look, { id, number = 0 }: ReportSubject) {
  if (viewer === null) return undefined;
  const own = viewer === 'moderator' ? null : await findOwn(queries, id, viewer);
  const conversation = own ? own.subject : viewer === 'moderator' && (await findConversation(queries, id));
  const found = conversation && (await findNumbered(queries, id, number));
  if (!conversation || !found || found.message.by === own?.member.role) return undefined;
  const { message, authorId } = found;
  if (own && message.is_hidden) return undefined;
  const isApplication = conversation.kind === 'application';
  const { freelancerId } = isApplication ? conversation.parties : conversation.thread;
  const clientId = isApplication ? conversation.parties.clientId : null;
  const text = own ? textShownTo(conversation, own.member.role, message) : message.text;
  return {
    ownerId: message.by === 'freelancer' ? freelancerId : (authorId ?? clientId),
    title: isApplication ? conversation.parties.jobTitle : conversation.thread.subject,
    texts: textsOf({ text, file: message.file && message.file.name }),
    picture: null,
  };
}

async function findPiece(look: Look, { id }: ReportSubject): Promise<Subject | undefined> {
  const found = await findPieceWithOwner(look.queries, id);
  const isOwner = found && idOf(look.viewer) === found.freelancerId;
  if (found?.isWithheld && look.viewer !== 'moderator' && !isOwner) return undefined;
  const profile = found && (await findProfile(look, { kind: 'freelancer', id: found.freelancerId }));
  if (!profile) return undefined;
  const { title, link, picture_2x: picture } = found.piece;
  return {
    ...profile,
    title: title || profile.title,
    texts: textsOf({ title, link }),
    picture: pictureAt(picture, 960),
  };
}
