/** The tables of apps/api/migrations as Kysely sees them; database/values.ts says how values arrive. */
import type {
  Availability,
  ApplicationStatus,
  Category,
  EmploymentType,
  Resume,
  Role,
  WorkType,
} from '@skillharbor/contract';
import type { Generated, GeneratedAlways, Insertable, Kysely, Transaction } from 'kysely';

export interface Tables {
  users: UsersTable;
  sessions: SessionsTable;
  password_resets: PasswordResetsTable;
  reset_requests: ResetRequestsTable;
  demo_accounts: DemoAccountsTable;
  freelancers: FreelancersTable;
  skills: SkillsTable;
  freelancer_skills: FreelancerSkillsTable;
  job_listings: JobListingsTable;
  job_counts: JobCountsTable;
  resumes: ResumesTable;
  applications: ApplicationsTable;
  contact_messages: ContactMessagesTable;
  mails: MailsTable;
}

/** For queries: the database, or a transaction on it. */
export type Queries = Kysely<Tables> | Transaction<Tables>;

export interface UsersTable {
  id: GeneratedAlways<number>;
  email: string;
  password_hash: string;
  first_name: string;
  last_name: string;
  role: Role;
  company: Generated<string>;
  created_at: Generated<Date>;
}

export interface SessionsTable {
  id: string;
  user_id: number;
  refresh_hash: Uint8Array;
  created_at: Generated<Date>;
  expires_at: Date;
  revoked_at: Date | null;
}

export interface PasswordResetsTable {
  token_hash: Uint8Array;
  user_id: number;
  expires_at: Date;
  used_at: Date | null;
}

export interface ResetRequestsTable {
  id: GeneratedAlways<number>;
  /** As it was typed; perhaps nobody's. */
  email: string;
  created_at: Date;
}

export interface DemoAccountsTable {
  user_id: number;
  password: string;
}

export interface FreelancersTable {
  user_id: number;
  title: Generated<string>;
  bio: Generated<string>;
  experience: Generated<string>;
  portfolio_link: Generated<string>;
  /** numeric arrives as text */
  hourly_rate: string | number | null;
  location: Generated<string>;
  availability_status: Generated<Availability>;
  picture: string | null;
  is_introduced: GeneratedAlways<boolean>;
  updated_at: Generated<Date>;
}

export interface SkillsTable {
  id: GeneratedAlways<number>;
  name: string;
  category: string;
}

export interface FreelancerSkillsTable {
  freelancer_id: number;
  skill_id: number;
}

export interface JobListingsTable {
  id: GeneratedAlways<number>;
  client_id: number;
  title: string;
  company: string;
  category: Category;
  location: string;
  short_description: string;
  description: string;
  salary_range: string | null;
  employment_type: EmploymentType;
  remote: WorkType;
  /** YYYY-MM-DD */
  application_deadline: string;
  is_active: boolean;
  created_at: Date;
  date_posted: Date | null;
  deleted_at: Date | null;
  version: Generated<number>;
  applications_count: Generated<number>;
  undecided_count: Generated<number>;
  words: GeneratedAlways<string>;
}
export type NewJobListing = Insertable<JobListingsTable>;

export interface JobCountsTable {
  category: Category;
  active: Generated<number>;
}

export interface ResumesTable {
  id: GeneratedAlways<number>;
  freelancer_id: number;
  key: string;
  name: string;
  type: Resume['type'];
  size: number;
  created_at: Date;
}

export interface ApplicationsTable {
  id: GeneratedAlways<number>;
  listing_id: number;
  freelancer_id: number;
  resume_id: number;
  cover_letter: string;
  status: Generated<ApplicationStatus>;
  message: string | null;
  decline_reason: string | null;
  applied_at: Date;
  decided_at: Date | null;
}

export interface ContactMessagesTable {
  id: GeneratedAlways<number>;
  freelancer_id: number;
  client_email: string;
  subject: string;
  message: string;
  created_at: Date;
}

export interface MailsTable {
  id: string;
  recipient: string;
  reply_to: string | null;
  subject: string;
  text: string;
  html: string;
  created_at: Date;
  attempts: Generated<number>;
  due_at: Date | null;
  sent_at: Date | null;
  last_error: string | null;
}
