import type { Availability, EmploymentType, Pay, WorkType } from '@skillharbor/contract';
import type { Look } from '../portraits/look.ts';
import type { ClientKey } from './clients.ts';

/** Days count from the day of seeding, so that the data never looks old. */
export interface DemoJob {
  client: ClientKey;
  title: string;
  short_description: string;
  description: string;
  location: string;
  /** What no amount says; null for most. */
  salary_range: string | null;
  pay: Pay | null;
  employment_type: EmploymentType;
  remote: WorkType;
  /** Days ago. */
  posted: number;
  /** Days from now; negative where it has closed. */
  closes: number;
  /** Days from now, by when applicants get an answer; by default as for any job. */
  answers?: number;
  /** Its applications hide who sent them. */
  blind_review?: boolean;
  /** How many applications it takes. */
  application_limit?: number;
  /** Deactivated by its client. */
  is_inactive?: boolean;
  /** Days ago, when an inactive one was paused, because its client did not answer whether they still look. */
  unanswered?: number;
  /** Days ago, when its client last looked at it; by default today. */
  seen?: number;
}

export interface DemoFreelancer {
  /** Refers to this person in applications; also the local part of the email address. */
  key: string;
  first_name: string;
  last_name: string;
  title: string;
  location: string;
  /** In years. */
  experience: string;
  hourly_rate: number;
  rate_currency: string;
  availability_status: Availability;
  portfolio_link: string;
  /** Names of skills in the database. */
  skills: readonly string[];
  bio: string;
  /** Without it, the profile has no picture. */
  look?: Look;
}

export interface DemoApplication {
  /** A freelancer's key. */
  from: string;
  /** A job's title. */
  to: string;
  cover_letter: string;
  /** Days ago; fractions are parts of a day. */
  applied: number;
  /** Days ago, when the client opened it. A decided application was opened at the latest then. */
  opened?: number;
  /** Days ago, when the client of a job with blind review asked for the name. */
  revealed?: number;
  /** Days ago, when the client put it on the shortlist. */
  shortlisted?: number;
  withdrawal?: {
    /** Days ago. */
    withdrawn: number;
    reason?: string;
  };
  /** Days ago, when it ended without a decision. */
  closed?: number;
  decision?: {
    /** Days ago. */
    decided: number;
    status: 'accepted' | 'rejected';
    /** The message of an acceptance or the reason of a rejection. */
    message?: string;
    /** Whether the freelancer gets the client's email address with an acceptance. */
    shares_email?: boolean;
  };
}

export interface DemoQuestion {
  /** A freelancer's key. */
  from: string;
  /** A job's title. */
  about: string;
  question: string;
  /** Days ago; fractions are parts of a day. */
  asked: number;
  answer?: {
    /** Days ago. */
    answered: number;
    text: string;
  };
}
