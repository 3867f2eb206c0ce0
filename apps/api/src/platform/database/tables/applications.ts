import type { ApplicationStatus, ScreeningAnswer } from '@skillharbor/contract';
import type { Generated, GeneratedAlways } from 'kysely';
import type { JsonList } from '../jsonList.ts';

export interface ApplicationsTables {
  applications: ApplicationsTable;
  application_notes: ApplicationNotesTable;
}

interface ApplicationsTable {
  id: GeneratedAlways<number>;
  listing_id: number;
  /** The id of the sending freelancer, or null for a former member. */
  freelancer_id: number | null;
  /** The id of the resume, or null for a former member. */
  resume_id: number | null;
  cover_letter: string;
  status: Generated<ApplicationStatus>;
  /** The status that the freelancer sees. */
  known_status: GeneratedAlways<ApplicationStatus>;
  message: string | null;
  decline_reason: string | null;
  /** True if the client named the application when marking the job as filled. */
  fills_job: Generated<boolean>;
  applied_at: Date;
  opened_at: Date | null;
  decided_at: Date | null;
  /** The member who decided, or null for a former one, and for decisions that are older than teams. */
  decided_by: Generated<number | null>;
  held_until: Date | null;
  notified_at: Date | null;
  withdrawn_at: Date | null;
  withdrawal_reason: string | null;
  closed_at: Generated<Date | null>;
  /** The decision date, YYYY-MM-DD, that the job named when the application was sent. */
  promised_by: GeneratedAlways<string>;
  listing_version: number | null;
  /** True if the freelancer's name is hidden from the client. */
  is_hidden: Generated<boolean>;
  is_decided: GeneratedAlways<boolean>;
  /** Triggers maintain this column and `sort_rate`. */
  sort_currency: Generated<string>;
  sort_rate: Generated<string | number>;
  shortlisted_at: Generated<Date | null>;
  shortlist_notified_at: Generated<Date | null>;
  /** True if the client agreed, when accepting, that the freelancer receives their email address. */
  email_shared: Generated<boolean>;
  /** The screening questions as they were asked, with the answers. */
  screening_answers: JsonList<ScreeningAnswer>;
  /** The time when the freelancer was told how long the application is stored. */
  retention_notified_at: Generated<Date | null>;
  /** The time when everything except dates and outcome was removed from the application. */
  forgotten_at: Generated<Date | null>;
}

/** Private notes of clients. No response to a freelancer contains them. */
interface ApplicationNotesTable {
  application_id: number;
  note: string;
  /** The member who wrote the note last, as in `decided_by`. */
  written_by: number | null;
}
