import type {
  AgreementAction,
  AgreementState,
  AgreementTerms,
  Availability,
  CountryCode,
  EmploymentType,
  HireFrom,
  Overlap,
  Pay,
  ScreeningQuestionInput,
  WorkType,
  Role,
} from '@skillharbor/contract';
import type { Look } from '../portraits/look.ts';
import type { ClientKey } from './clients.ts';

/**
 * The types of the demo data. Days are counted from the day on which the data is inserted, so that the data is always
 * recent.
 */
export interface DemoJob {
  client: ClientKey;
  title: string;
  short_description: string;
  description: string;
  location: string;
  /** Details of the pay that are not amounts. They are null for most jobs. */
  salary_range: string | null;
  pay: Pay | null;
  employment_type: EmploymentType;
  remote: WorkType;
  /** The country of the place of work. By default, `country`, `hire_from` and `overlap` are not set. */
  country?: CountryCode;
  hire_from?: HireFrom;
  overlap?: Overlap;
  /** The number of days since the job was posted. */
  posted: number;
  /** The number of days until the deadline, which is negative if the deadline has passed. */
  closes: number;
  /** The number of days until the decision date. By default, the decision date is 14 days after the deadline. */
  decisionDate?: number;
  /** True if the job has blind review, which hides the names of the applicants. */
  blind_review?: boolean;
  /** The maximum number of applications. */
  application_limit?: number;
  /** The number of people whom the client wants to hire for the job, by default one. */
  positions?: number;
  /** How many days ago the client marked the job as filled, and the keys of the accepted freelancers. */
  filled?: { at: number; by: readonly string[] };
  screening_questions?: ScreeningQuestionInput[];
  /** True if the client has deactivated the job. */
  is_inactive?: boolean;
  /**
   * For an inactive job that the server has paused, because its client did not confirm that the job is still open: the
   * number of days since then.
   */
  unconfirmed?: number;
  /** The number of days since the client's last activity on the job, by default 0. */
  seen?: number;
}

export interface DemoFreelancer {
  /** The key that identifies this person in other demo data. It is also the part of the email address before the @. */
  key: string;
  first_name: string;
  last_name: string;
  title: string;
  location: string;
  /** The country where the person lives. By default, it is not set. */
  country?: CountryCode;
  /** The years of experience. */
  experience: string;
  hourly_rate: number;
  rate_currency: string;
  availability_status: Availability;
  portfolio_link: string;
  /** The names of skills in the database. */
  skills: readonly string[];
  bio: string;
  /** How the person looks in the profile picture. Without this, the profile has no picture. */
  look?: Look;
}

export interface DemoApplication {
  /** The key of the freelancer who applies. */
  from: string;
  /** The title of the job. */
  to: string;
  cover_letter: string;
  /**
   * The answers to the job's screening questions, in the order of the questions. An empty answer means that the
   * freelancer skipped the question.
   */
  answers?: readonly string[];
  /** The number of days since the application was sent. It may be a fraction. */
  applied: number;
  /**
   * The number of days since the client opened the application. By default, the client opened it when deciding about
   * it.
   */
  opened?: number;
  /** The number of days since the client revealed the applicant's name, for a job with blind review. */
  revealed?: number;
  /** The number of days since the client put the application on the shortlist. */
  shortlisted?: number;
  withdrawal?: {
    /** The number of days since the freelancer withdrew the application. */
    withdrawn: number;
    reason?: string;
  };
  /** The number of days since the application was closed without a decision. */
  closed?: number;
  decision?: {
    /** The number of days since the client decided about the application. */
    decided: number;
    status: 'accepted' | 'rejected';
    /** The message that the client sent with an acceptance, or the reason for a decline. */
    message?: string;
    /** True if the client lets the accepted freelancer see the client's email address. */
    shares_email?: boolean;
  };
}

export interface DemoQuestion {
  /** The key of the freelancer who asks. */
  from: string;
  /** The title of the job. */
  about: string;
  question: string;
  /** The number of days since the question was asked. It may be a fraction. */
  asked: number;
  reply?: {
    /** The number of days since the client replied to the question. */
    replied: number;
    text: string;
  };
}

export interface DemoConversation {
  /** The key of the freelancer in the conversation. */
  with: string;
  /** The title of the job. */
  about: string;
  /** The messages, oldest first. `sent` is the number of days since a message was sent. */
  messages: readonly { by: Role; sent: number; text: string }[];
  /** The number of newest messages that each of the two participants has not read. */
  unread: Readonly<Record<Role, number>>;
}

/** A thread that began with a visitor's message. In the conversation, the visitor takes the place of the client. */
export interface DemoThread extends Omit<DemoConversation, 'about' | 'unread'> {
  subject: string;
  /** The number of newest messages that the freelancer has not read. */
  unread: number;
}

export interface DemoInvitation {
  /** The key of the freelancer who is invited. */
  to: string;
  /** The title of the job. */
  about: string;
  /** The number of days since the invitation was sent. It may be a fraction. */
  sent: number;
  message: string;
  /** Is set if the freelancer has declined, and contains the reason, if the freelancer gave one. */
  declined?: { reason?: string };
}

/**
 * An agreement after the client accepted an application. Its days are counted from the day on which the demo data is
 * inserted.
 */
export interface DemoAgreement {
  /** The key of the freelancer in the agreement. */
  with: string;
  /** The title of the job. */
  about: string;
  /**
   * The versions of the agreement, oldest first. For the start and for each deliverable, the number of days until then
   * is given.
   */
  versions: readonly {
    by: Role;
    terms: Omit<AgreementTerms, 'deliverables' | 'start_date'> & {
      starts: number;
      deliverables: readonly { title: string; due: number }[];
    };
  }[];
  state: Exclude<AgreementState, 'empty'>;
  /** The steps of the agreement, oldest first. `taken` is the number of days since a step was taken. */
  steps: readonly { action: AgreementAction; by: Role; taken: number }[];
  /** The sentences that the client and the freelancer have written about each other after the work was done. */
  sentences?: readonly { about: Role; sentence: string; state: 'proposed' | 'confirmed' | 'hidden' }[];
}
