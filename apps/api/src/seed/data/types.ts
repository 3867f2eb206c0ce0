import type { Availability, EmploymentType, WorkType } from '@skillharbor/contract';
import type { Look } from '../portraits/look.ts';
import type { ClientKey } from './clients.ts';

/** Days are counted from the day of seeding, so that the data never looks old. */
export interface DemoJob {
  client: ClientKey;
  title: string;
  short_description: string;
  description: string;
  location: string;
  /** Null where the client would rather talk about it. */
  salary_range: string | null;
  employment_type: EmploymentType;
  remote: WorkType;
  /** Days ago. */
  posted: number;
  /** Days from now; negative where it has closed. */
  closes: number;
  /** Taken off the list by its client. */
  is_inactive?: boolean;
}

export interface DemoFreelancer {
  /** How applications.ts refers to this person; also the local part of the address. */
  key: string;
  first_name: string;
  last_name: string;
  title: string;
  location: string;
  /** In years. */
  experience: string;
  /** US dollars. */
  hourly_rate: number;
  availability_status: Availability;
  portfolio_link: string;
  /** Names of skills in the database. */
  skills: readonly string[];
  bio: string;
  /** Without one, the person has not uploaded a picture. */
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
  decision?: {
    /** Days ago. */
    decided: number;
    status: 'accepted' | 'rejected';
    /** The message with an acceptance, the reason of a rejection; either may be left out. */
    words?: string;
  };
}
