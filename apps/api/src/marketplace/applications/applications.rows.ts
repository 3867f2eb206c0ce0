/** Lists the columns of an application, and maps their values to the contract's types. */
import type {
  ApplicantSkill,
  Application,
  JobEdit,
  JobVersion,
  MyApplication,
  Resume,
  SentApplication,
} from '@skillharbor/contract';
import { excerpt, maskPerson, namesSkill } from '@skillharbor/prose';
import { sql } from 'kysely';
import type { Queries } from '../../platform/database/tables.ts';
import { pictureUrl } from '../../files/pictures.ts';
import { hiddenNumber } from '../reveals/reveals.repository.ts';
import { nameForClient, textForClient, withoutName } from './blind.ts';
import type { Directory } from './crowd.ts';
import { colleague } from '../members/members.rows.ts';
import { companyName } from '../companies/companyName.ts';
import { decisionDateOf, isOpen } from '../jobs/jobs.policy.ts';
import { promisedDay } from './applications.policy.ts';
import { stepColumns, toNextStep } from './nextStep.rows.ts';
import { sharedAddress } from './shares.repository.ts';
import { keptUntil } from './retention.ts';
import type { KeptBy } from './retention.ts';

/** Selects the columns that the freelancer who sent the application may see. */
export function selectMyApplications(queries: Queries) {
  return queries
    .selectFrom('applications')
    .innerJoin('job_listings as job', 'job.id', 'applications.listing_id')
    .leftJoin('users as client', 'client.id', 'job.client_id')
    .leftJoin('reveals', 'reveals.application_id', 'applications.id')
    .select([
      'applications.id',
      'applications.freelancer_id',
      'applications.status',
      'applications.listing_id',
      'applications.listing_version',
      'applications.known_status',
      'applications.notified_at',
      'applications.retention_notified_at',
      'applications.forgotten_at',
      'applications.applied_at',
      'applications.opened_at',
      'applications.decided_at',
      'applications.message',
      'applications.decline_reason',
      'applications.withdrawn_at',
      'applications.withdrawal_reason',
      'applications.closed_at',
      'applications.promised_by',
      'applications.held_until',
      'applications.is_hidden',
      'reveals.revealed_at',
      'applications.shortlist_notified_at',
      'applications.email_shared',
      'client.id as client_id',
      'job.title',
      'job.company',
      'job.category',
      'job.location',
      'job.short_description',
      'job.is_listed',
      'job.application_deadline',
      'job.decision_date',
      'job.filled_at',
      'job.fill_held_until',
    ])
    .select(sharedAddress.as('client_email'))
    .select(stepColumns('freelancer'))
    .select((query) =>
      query
        .selectFrom('job_versions as replaced')
        .select(({ fn }) => fn.max('replaced.replaced_at').as('changed_at'))
        .whereRef('replaced.listing_id', '=', 'applications.listing_id')
        .whereRef('replaced.version', '>=', 'applications.listing_version')
        .as('changed_at'),
    );
}

/** Selects the columns that the job's client may see, for one member of the client's team. */
export function selectApplications(queries: Queries, readerId: number) {
  return (
    queries
      .selectFrom('applications')
      .leftJoin('resumes', 'resumes.id', 'applications.resume_id')
      .leftJoin('users', 'users.id', 'applications.freelancer_id')
      // If a moderator hides the freelancer, the client sees the application, but nothing of the profile.
      .leftJoin('freelancers', (join) =>
        join
          .onRef('freelancers.user_id', '=', 'applications.freelancer_id')
          .on('freelancers.is_withheld', '=', false),
      )
      .leftJoin('reveals', 'reveals.application_id', 'applications.id')
      .leftJoin('application_notes', 'application_notes.application_id', 'applications.id')
      .select([
        'applications.id',
        'applications.freelancer_id',
        'applications.status',
        'applications.notified_at',
        'applications.retention_notified_at',
        'applications.forgotten_at',
        'applications.cover_letter',
        'applications.screening_answers',
        'applications.applied_at',
        'applications.opened_at',
        'applications.decided_at',
        'applications.held_until',
        'applications.message',
        'applications.decline_reason',
        'applications.withdrawn_at',
        'applications.withdrawal_reason',
        'applications.closed_at',
        'applications.shortlisted_at',
        'applications.shortlist_notified_at',
        'applications.email_shared',
        'application_notes.note',
        'resumes.name as resume_name',
        'resumes.type as resume_type',
        'resumes.size as resume_size',
        'applications.is_hidden',
        'reveals.revealed_at',
        'reveals.reason as reveal_reason',
        'freelancers.picture',
        'freelancers.availability_status',
        'freelancers.hourly_rate',
        // A former member has neither a name nor a profile.
        sql<string>`coalesce(users.first_name, '')`.as('firstName'),
        sql<string>`coalesce(users.last_name, '')`.as('lastName'),
        sql<string>`coalesce(freelancers.title, '')`.as('title'),
        sql<string>`coalesce(freelancers.location, '')`.as('location'),
        sql<string>`coalesce(freelancers.portfolio_link, '')`.as('portfolio_link'),
        sql<string>`coalesce(freelancers.rate_currency, 'USD')`.as('rate_currency'),
        sql<SkillName[]>`(
        select coalesce(json_agg(json_build_object('id', skills.id, 'name', skills.name) order by skills.id), '[]')
          from freelancer_skills join skills on skills.id = skill_id
          where freelancer_skills.freelancer_id = freelancers.user_id
      )`.as('skills'),
        sql<boolean>`not applications.is_hidden and exists (
        select from invitations
          where invitations.listing_id = applications.listing_id
          and invitations.freelancer_id = applications.freelancer_id
          and invitations.sent_at <= applications.applied_at
      )`.as('is_invited'),
        sql<JobVersion | null>`case when applications.is_hidden then (
        select content from job_versions
          where job_versions.listing_id = applications.listing_id and version >= applications.listing_version
          order by version limit 1
      ) end`.as('edited_from'),
      ])
      .select(colleague('applications.decided_by', readerId).as('decided_by'))
      .select(colleague('application_notes.written_by', readerId).as('noted_by'))
      .select(stepColumns('client'))
      .select(hiddenNumber)
  );
}

type Row<
  Select extends (queries: Queries, readerId: number) => { executeTakeFirstOrThrow(): Promise<unknown> },
> = Awaited<ReturnType<ReturnType<Select>['executeTakeFirstOrThrow']>>;
type MyApplicationRow = Row<typeof selectMyApplications>;
export type ApplicationRow = Row<typeof selectApplications>;

/** Maps a row to an application as its freelancer sees it. */
export function toMyApplication(row: MyApplicationRow, keptBy: KeptBy): MyApplication {
  // The freelancer does not know of a held decision yet.
  const isDecided = row.known_status === 'accepted' || row.known_status === 'rejected';
  // The freelancer must not learn that a held decision has revealed the name, because that would reveal the decision.
  const isUnannounced = row.held_until !== null && row.revealed_at?.getTime() === row.decided_at?.getTime();
  const revealedAt = isUnannounced ? null : row.revealed_at;
  const filledAt = row.fill_held_until === null ? row.filled_at : null;
  return {
    id: row.id,
    listing: row.listing_id,
    listing_title: row.title,
    is_open: isOpen(row, keptBy.today),
    company_name: companyName(row.company),
    category: row.category,
    location: row.location,
    short_description: row.short_description,
    status: row.known_status,
    applied_at: row.applied_at.toISOString(),
    opened_at: row.opened_at?.toISOString() ?? null,
    decided_at: (isDecided && row.decided_at?.toISOString()) || null,
    message: isDecided ? row.message : null,
    decline_reason: isDecided ? row.decline_reason : null,
    withdrawn_at: row.withdrawn_at?.toISOString() ?? null,
    withdrawal_reason: row.withdrawal_reason,
    closed_at: row.closed_at?.toISOString() ?? null,
    kept_until: keptUntil(row, keptBy),
    decision_date: promisedDay(row.promised_by, decisionDateOf(row)),
    changed_at: row.changed_at?.toISOString() ?? null,
    hidden: row.is_hidden || isUnannounced,
    revealed_at: revealedAt?.toISOString() ?? null,
    shortlisted_at: row.shortlist_notified_at?.toISOString() ?? null,
    client_email: row.known_status === 'accepted' && row.email_shared ? row.client_email : null,
    filled_at: filledAt?.toISOString() ?? null,
    fills_job: row.fills_job && filledAt !== null,
    next_step: toNextStep('freelancer', row, {
      status: row.known_status,
      isHeld: false,
      hasOtherLeft: row.client_id === null,
    }),
  };
}

interface ResumeRow {
  resume_name: string;
  resume_type: Resume['type'];
  resume_size: number;
}

export function toSentApplication(
  row: MyApplicationRow & ResumeRow & Pick<ApplicationRow, 'cover_letter' | 'screening_answers'>,
  job: { applied_to: JobVersion; edits: JobEdit[] },
  keptBy: KeptBy,
): SentApplication {
  const { cover_letter, screening_answers } = row;
  return {
    ...toMyApplication(row, keptBy),
    cover_letter,
    screening_answers,
    resume_url: resumeUrl(row),
    resume: toResume(row),
    ...job,
  };
}

const resumeUrl = ({ id }: { id: number }) => `/api/applications/resume/${id}/`;

function toResume({ resume_name: name, resume_type: type, resume_size: size }: ResumeRow): Resume {
  return { name, type, size };
}

const hasResume = <Row extends Nullable<ResumeRow>>(row: Row): row is Row & ResumeRow =>
  row.resume_name !== null;

type Nullable<Row> = { [Column in keyof Row]: Row[Column] | null };

/**
 * The names that the API returns for a sender who has deleted the account, and for a sender whose application has
 * passed its retention period.
 */
const FORMER_MEMBER = 'A former member';
const FORMER_APPLICANT = 'A former applicant';

const formerName = ({ forgotten_at }: Pick<ApplicationRow, 'forgotten_at'>) =>
  forgotten_at === null ? FORMER_MEMBER : FORMER_APPLICANT;

/** The texts of a job in which the server looks for the names of skills. */
export interface JobTexts {
  title: string;
  short_description: string;
  description: string;
}

/** The maximum length of an excerpt, in characters: about three lines of a card. */
const EXCERPT_LENGTH = 240;

/** The freelancers of the directory in groups with the same facts, and all skills that freelancers can have. */
export interface DirectoryOfSkills extends Pick<Directory, 'groups'> {
  skills: readonly SkillName[];
}

/**
 * Maps a row to an application as the client sees it. If the application is hidden, the directory decides which facts
 * the client sees.
 */
export function toApplication(
  row: ApplicationRow,
  job: JobTexts,
  directory: DirectoryOfSkills,
  keptBy: KeptBy,
): Application {
  if (!row.is_hidden) return toNamedApplication(row, job, keptBy);
  const { text: cover_letter, masked } = maskPerson(row.cover_letter, row);
  const withdrawal_reason = row.withdrawal_reason && textForClient(row, row.withdrawal_reason);
  const screening_answers = row.screening_answers.map((one) => ({
    ...one,
    answer: one.answer && textForClient(row, one.answer),
  }));
  const texts = textsSentTo(row, job);
  return withoutName(
    toNamedApplication({ ...row, cover_letter, screening_answers, withdrawal_reason }, texts, keptBy),
    masked,
    {
      groups: directory.groups,
      namedSkills: skillsIn(texts, directory.skills),
    },
  );
}

/**
 * Returns the texts that the job had when the application was sent. With the present texts, a client could add one
 * skill after another to the job, and so learn all skills of a hidden applicant.
 */
export function textsSentTo({ edited_from }: Pick<ApplicationRow, 'edited_from'>, job: JobTexts): JobTexts {
  return edited_from ?? job;
}

function toNamedApplication(row: ApplicationRow, job: JobTexts, keptBy: KeptBy): Application {
  return {
    id: row.id,
    hidden: row.is_hidden,
    revealed_at: row.revealed_at?.toISOString() ?? null,
    reveal_reason: row.reveal_reason,
    freelancer_id: row.freelancer_id,
    is_former_member: row.freelancer_id === null,
    resume_url: resumeUrl(row),
    resume: hasResume(row) ? toResume(row) : null,
    status: row.status,
    cover_letter: row.cover_letter,
    masked: null,
    screening_answers: row.screening_answers,
    applied_at: row.applied_at.toISOString(),
    opened_at: row.opened_at?.toISOString() ?? null,
    decided_at: row.decided_at?.toISOString() ?? null,
    decided_by: row.decided_by,
    held_until: row.held_until?.toISOString() ?? null,
    message: row.message,
    decline_reason: row.decline_reason,
    withdrawn_at: row.withdrawn_at?.toISOString() ?? null,
    withdrawal_reason: row.withdrawal_reason,
    closed_at: row.closed_at?.toISOString() ?? null,
    kept_until: keptUntil(row, keptBy),
    letter_excerpt: excerpt(row.cover_letter, EXCERPT_LENGTH),
    shortlisted_at: row.shortlisted_at?.toISOString() ?? null,
    shortlist_notified_at: row.shortlist_notified_at?.toISOString() ?? null,
    note: row.note ?? '',
    noted_by: row.noted_by,
    email_shared: row.email_shared,
    is_invited: row.is_invited,
    next_step: toNextStep('client', row, {
      status: row.status,
      isHeld: row.held_until !== null,
      hasOtherLeft: row.freelancer_id === null,
    }),
    applicant: {
      name: row.freelancer_id === null ? formerName(row) : nameForClient(row),
      profile_picture: pictureUrl(row.picture, 150),
      title: row.title,
      location: row.location,
      availability_status: row.availability_status,
      portfolio_link: row.portfolio_link,
      hourly_rate: row.hourly_rate === null ? null : Number(row.hourly_rate),
      hourly_rate_band: null,
      rate_currency: row.rate_currency,
      skills: skillsFor(job, row.skills),
      other_skills_count: 0,
    },
  };
}

type SkillName = Pick<ApplicantSkill, 'id' | 'name'>;

/** Puts the skills that the job names before the applicant's other skills, and marks them as named. */
function skillsFor(job: JobTexts, skills: readonly SkillName[]): ApplicantSkill[] {
  const named = skillsIn(job, skills);
  return skills
    .map((skill) => ({ ...skill, is_named: named.includes(skill.id) }))
    .toSorted((one, other) => Number(other.is_named) - Number(one.is_named));
}

/** Returns the ids of the given skills whose names occur in the job's texts. */
export function skillsIn(job: JobTexts, skills: readonly SkillName[]): number[] {
  const text = [job.title, job.short_description, job.description].join('\n');
  return skills.filter(({ name }) => namesSkill(text, name)).map(({ id }) => id);
}
