import type {
  Category,
  CountryCode,
  EmploymentType,
  HirePlace,
  JobVersion,
  PayPeriod,
  ScreeningQuestion,
  WorkType,
} from '@skillharbor/contract';
import type { Generated, GeneratedAlways, Insertable } from 'kysely';
import type { JsonList } from '../jsonList.ts';

export interface JobsTables {
  job_listings: JobListingsTable;
  job_value_counts: JobValueCountsTable;
  job_versions: JobVersionsTable;
  job_pause_notices: JobPauseNoticesTable;
  job_edit_notices: JobEditNoticesTable;
  job_changes: JobChangesTable;
}

export interface JobListingsTable {
  id: GeneratedAlways<number>;
  /** The id of the client, or null for the deleted job of a former member. */
  client_id: number | null;
  title: string;
  company: string;
  category: Category;
  location: string;
  short_description: string;
  description: string;
  salary_range: string | null;
  /**
   * The lower limit of the pay. Its type is numeric, which JavaScript receives as text. Like all columns about the pay,
   * it is null for a job that states no pay.
   */
  pay_min: string | number | null;
  /** The upper limit of the pay, or null if there is none. */
  pay_max: string | number | null;
  pay_currency: string | null;
  pay_period: PayPeriod | null;
  employment_type: EmploymentType;
  remote: WorkType;
  /** The last day for applications, YYYY-MM-DD. */
  application_deadline: string;
  /** The decision date, YYYY-MM-DD. If it is null, the decision date is 14 days after the deadline. */
  decision_date: Generated<string | null>;
  blind_review: Generated<boolean>;
  /** The maximum number of applications, or null for no limit. */
  application_limit: Generated<number | null>;
  /** The number of people whom the client wants to hire for the job. */
  positions: Generated<number>;
  /** The country of the place of work. */
  country: Generated<CountryCode | null>;
  /**
   * The countries and groups of countries from which the client hires, or only `anywhere`. No group in the list
   * contains another entry.
   */
  hire_from: Generated<('anywhere' | HirePlace)[] | null>;
  overlap_hours: Generated<number | null>;
  overlap_time_zone: Generated<string | null>;
  filled_at: Generated<Date | null>;
  /** The time until which applicants and the public do not see that the job is filled. */
  fill_held_until: Generated<Date | null>;
  active_before_fill: Generated<boolean>;
  /** True while a moderator withholds the job from the public. While it is true, a trigger keeps the job inactive. */
  is_withheld: Generated<boolean>;
  active_before_withholding: Generated<boolean>;
  screening_questions: JsonList<ScreeningQuestion>;
  is_active: boolean;
  created_at: Date;
  date_posted: Date | null;
  /** The time of the last change, or null if the time is unknown. */
  updated_at: Date | null;
  deleted_at: Date | null;
  version: Generated<number>;
  applications_count: Generated<number>;
  undecided_count: Generated<number>;
  /** The number of applications whose status, as freelancers see it, is pending or accepted. */
  taken_count: Generated<number>;
  /** The number of further applications that the job accepts, or null for a job without a limit. */
  places_left: GeneratedAlways<number | null>;
  /** True if the public can find the job. Such a job is active, and accepts at least one more application. */
  is_listed: GeneratedAlways<boolean>;
  /** The time of the client's last activity on the job, which is written at most once a day. */
  last_sign_at: Generated<Date>;
  /**
   * The time when the server asked the client whether the job is still open. It is null if the client was active
   * afterwards.
   */
  asked_at: Generated<Date | null>;
  /** The hash of the token in the mail that asked the client whether the job is still open. */
  link_hash: Generated<Uint8Array | null>;
  /** The time when the job was paused, because the client did not confirm that the job is still open. */
  paused_at: Generated<Date | null>;
  /** The day on which the server will publish the inactive job, YYYY-MM-DD. */
  publish_on: Generated<string | null>;
  /** How many times the job was paused after it had been public. */
  pauses: Generated<number>;
  /** The time when the job was last reopened after a pause. */
  reopened_at: Generated<Date | null>;
  head: GeneratedAlways<string>;
  words: GeneratedAlways<string>;
}

export type NewJob = Insertable<JobListingsTable>;

/** Counts the jobs with each value of a filter. The count of a value is the sum of its rows. */
interface JobValueCountsTable {
  slot: GeneratedAlways<number>;
  filter: 'category' | 'location' | 'company' | 'employment_type' | 'remote' | 'has_pay' | 'located_in';
  value: string;
  active: Generated<number>;
  words: GeneratedAlways<string>;
}

interface JobVersionsTable {
  listing_id: number;
  version: number;
  replaced_at: Date;
  /** The member of the team whose edit replaced this version. Like `decided_by`, it is null for a former member. */
  replaced_by: number | null;
  content: JobVersion;
}

interface JobPauseNoticesTable {
  listing_id: number;
  due_at: Date | null;
  notified_at: Generated<Date | null>;
}

interface JobEditNoticesTable {
  listing_id: number;
  due_at: Date | null;
  notified_at: Date | null;
  notified_version: number | null;
}

interface JobChangesTable {
  id: GeneratedAlways<number>;
  cursor: GeneratedAlways<string>;
  /**
   * The id of the changed job, which may no longer exist. It is null in the first row, which only marks the beginning
   * of the list.
   */
  listing_id: number | null;
  was_listed: boolean;
}
