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

/** The types of the demo data. Days count from the day of seeding, so that the data never looks old. */
export interface DemoJob {
  client: ClientKey;
  title: string;
  short_description: string;
  description: string;
  location: string;
  /** The details of the pay besides the amounts. It is null for most jobs. */
  salary_range: string | null;
  pay: Pay | null;
  employment_type: EmploymentType;
  remote: WorkType;
  /** The country of the place of work. By default, it is not stated, like the next two. */
  country?: CountryCode;
  hire_from?: HireFrom;
  overlap?: Overlap;
  /** How many days ago the job was posted. */
  posted: number;
  /** The deadline in days from now. It is negative if the job has closed. */
  closes: number;
  /** The decision date in days from now. By default, it is 14 days after the deadline. */
  decisionDate?: number;
  /** True if the applications hide who sent them. */
  blind_review?: boolean;
  /** The largest number of applications. */
  application_limit?: number;
  /** How many people the job needs. By default, it needs one. */
  positions?: number;
  /** How many days ago the client marked the job as filled, and the keys of the accepted freelancers. */
  filled?: { at: number; by: readonly string[] };
  screening_questions?: ScreeningQuestionInput[];
  /** True if the client has deactivated the job. */
  is_inactive?: boolean;
  /** How many days ago an inactive job was paused, because its client did not confirm that they are still looking. */
  unconfirmed?: number;
  /** How many days ago the client last did something with the job. By default, it is today. */
  seen?: number;
}

export interface DemoFreelancer {
  /** The key that refers to this person in applications. It is also the local part of the email address. */
  key: string;
  first_name: string;
  last_name: string;
  title: string;
  location: string;
  /** The country where the person lives. By default, it is not stated. */
  country?: CountryCode;
  /** The experience in years. */
  experience: string;
  hourly_rate: number;
  rate_currency: string;
  availability_status: Availability;
  portfolio_link: string;
  /** The names of skills in the database. */
  skills: readonly string[];
  bio: string;
  /** The appearance in the picture. Without it, the profile has no picture. */
  look?: Look;
}

export interface DemoApplication {
  /** The key of the demo freelancer who applies. */
  from: string;
  /** The title of the job. */
  to: string;
  cover_letter: string;
  /** The answers to the job's screening questions, in their order. An empty answer leaves a question out. */
  answers?: readonly string[];
  /** How many days ago the application was sent. Fractions are parts of a day. */
  applied: number;
  /**
   * How many days ago the client opened the application. A decided application was opened by its decision at the
   * latest.
   */
  opened?: number;
  /** How many days ago the client of a job with blind review asked for the name. */
  revealed?: number;
  /** How many days ago the client put the application on the shortlist. */
  shortlisted?: number;
  withdrawal?: {
    /** How many days ago the freelancer withdrew. */
    withdrawn: number;
    reason?: string;
  };
  /** How many days ago the application was closed without a decision. */
  closed?: number;
  decision?: {
    /** How many days ago the client decided. */
    decided: number;
    status: 'accepted' | 'rejected';
    /** The message of an acceptance or the reason of a rejection. */
    message?: string;
    /** True if the freelancer receives the client's email address with an acceptance. */
    shares_email?: boolean;
  };
}

export interface DemoQuestion {
  /** The key of the demo freelancer who asks. */
  from: string;
  /** The title of the job. */
  about: string;
  question: string;
  /** How many days ago the question was asked. Fractions are parts of a day. */
  asked: number;
  reply?: {
    /** How many days ago the client replied. */
    replied: number;
    text: string;
  };
}

export interface DemoConversation {
  /** The key of the demo freelancer. */
  with: string;
  /** The title of the job. */
  about: string;
  /** The messages, oldest first. `sent` says how many days ago a message was sent. */
  messages: readonly { by: Role; sent: number; text: string }[];
  /** How many of the last messages each side has not read. */
  unread: Readonly<Record<Role, number>>;
}

/** A thread that a visitor's message began. The visitor is the side of the client. */
export interface DemoThread extends Omit<DemoConversation, 'about' | 'unread'> {
  subject: string;
  /** How many of the last messages the freelancer has not read. */
  unread: number;
}

export interface DemoInvitation {
  /** The key of the demo freelancer. */
  to: string;
  /** The title of the job. */
  about: string;
  /** How many days ago the invitation was sent. Fractions are parts of a day. */
  sent: number;
  message: string;
  /** Set if the freelancer has declined, with the reason if they gave one. */
  declined?: { reason?: string };
}

/** An agreement after an acceptance. Its days count from the day of seeding. */
export interface DemoAgreement {
  /** The key of the demo freelancer. */
  with: string;
  /** The title of the job. */
  about: string;
  /** The versions, the oldest first. Deliverables and the start are due in this many days. */
  versions: readonly {
    by: Role;
    terms: Omit<AgreementTerms, 'deliverables' | 'start_date'> & {
      starts: number;
      deliverables: readonly { title: string; due: number }[];
    };
  }[];
  state: Exclude<AgreementState, 'empty'>;
  /** The steps, oldest first. `taken` says how many days ago a step was taken. */
  steps: readonly { action: AgreementAction; by: Role; taken: number }[];
  /** What the sides say about each other once the work is done. */
  sentences?: readonly { about: Role; sentence: string; state: 'proposed' | 'confirmed' | 'hidden' }[];
}
