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
   * The lower limit of the pay is a numeric, which arrives in JavaScript as text. Like the other columns of the pay, it
   * is null for a job without pay.
   */
  pay_min: string | number | null;
  /** The upper limit of the pay, or null for none. */
  pay_max: string | number | null;
  pay_currency: string | null;
  pay_period: PayPeriod | null;
  employment_type: EmploymentType;
  remote: WorkType;
  /** The last day for applications, YYYY-MM-DD. */
  application_deadline: string;
  /** The decision date, YYYY-MM-DD. Null means 14 days after the deadline. */
  decision_date: Generated<string | null>;
  blind_review: Generated<boolean>;
  /** The largest number of applications, or null for no limit. */
  application_limit: Generated<number | null>;
  /** How many people the job needs. */
  positions: Generated<number>;
  /** The country of the place of work. */
  country: Generated<CountryCode | null>;
  /** Countries and groups of which none contains another, or `anywhere` alone. */
  hire_from: Generated<('anywhere' | HirePlace)[] | null>;
  overlap_hours: Generated<number | null>;
  overlap_time_zone: Generated<string | null>;
  filled_at: Generated<Date | null>;
  /** Until this time, only the client knows that the job is filled. */
  fill_held_until: Generated<Date | null>;
  active_before_fill: Generated<boolean>;
  /** True while a moderator withholds the job from the public. A trigger keeps such a job inactive. */
  is_withheld: Generated<boolean>;
  active_before_withholding: Generated<boolean>;
  screening_questions: JsonList<ScreeningQuestion>;
  is_active: boolean;
  created_at: Date;
  date_posted: Date | null;
  /** The time of the last change, or null if it is not known. */
  updated_at: Date | null;
  deleted_at: Date | null;
  version: Generated<number>;
  applications_count: Generated<number>;
  undecided_count: Generated<number>;
  /** The number of applications that are pending or accepted, as far as their freelancers know. */
  taken_count: Generated<number>;
  /** The number of free places, or null for a job without a limit. */
  places_left: GeneratedAlways<number | null>;
  /** True if the public can find the job: it is active and has a free place. */
  is_listed: GeneratedAlways<boolean>;
  /** The time of the client's last activity on the job, which is written at most once a day. */
  last_sign_at: Generated<Date>;
  /** The time when the client was asked whether they are still looking, or null if there was activity since. */
  asked_at: Generated<Date | null>;
  /** The hash of the token in the link of the mail that asked the client. */
  link_hash: Generated<Uint8Array | null>;
  /** The time when the job was paused because the client did not confirm it. */
  paused_at: Generated<Date | null>;
  /** The day at whose beginning the inactive job becomes active by itself, YYYY-MM-DD. */
  publish_on: Generated<string | null>;
  /** How often the job was paused after it had been public. */
  pauses: Generated<number>;
  /** When the job was last opened again after a pause. */
  reopened_at: Generated<Date | null>;
  head: GeneratedAlways<string>;
  words: GeneratedAlways<string>;
}

export type NewJob = Insertable<JobListingsTable>;

/** A value's count is the sum over its rows. */
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
  /** The member whose edit replaced the version, as in `decided_by`. */
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
  /** The id of the job, which may no longer exist. It is null in the first row, which begins the list. */
  listing_id: number | null;
  was_listed: boolean;
}
