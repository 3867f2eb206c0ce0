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
  /** The id of the freelancer who applied, or null for a former member. */
  freelancer_id: number | null;
  /** The id of the resume, or null for a former member. */
  resume_id: number | null;
  cover_letter: string;
  status: Generated<ApplicationStatus>;
  /** The status that the freelancer sees. */
  known_status: GeneratedAlways<ApplicationStatus>;
  message: string | null;
  decline_reason: string | null;
  /** True if the client selected the application when marking the job as filled. */
  fills_job: Generated<boolean>;
  applied_at: Date;
  opened_at: Date | null;
  decided_at: Date | null;
  /**
   * The member of the team who decided. It is null for a former member, and for decisions from before teams existed.
   */
  decided_by: Generated<number | null>;
  held_until: Date | null;
  notified_at: Date | null;
  withdrawn_at: Date | null;
  withdrawal_reason: string | null;
  closed_at: Generated<Date | null>;
  /** The decision date that the job stated when the application was sent, YYYY-MM-DD. */
  promised_by: GeneratedAlways<string>;
  listing_version: number | null;
  /** True if the freelancer's name is hidden from the client. */
  is_hidden: Generated<boolean>;
  is_decided: GeneratedAlways<boolean>;
  /** Triggers set this column and `sort_rate`. */
  sort_currency: Generated<string>;
  sort_rate: Generated<string | number>;
  shortlisted_at: Generated<Date | null>;
  shortlist_notified_at: Generated<Date | null>;
  /** True if the client, when accepting, allowed the freelancer to see the client's email address. */
  email_shared: Generated<boolean>;
  /** The screening questions as the freelancer saw them, with the answers. */
  screening_answers: JsonList<ScreeningAnswer>;
  /** The time when the freelancer was notified of how long the application is stored. */
  retention_notified_at: Generated<Date | null>;
  /** The time when everything except dates and outcome was removed from the application. */
  forgotten_at: Generated<Date | null>;
}

/** Private notes of clients. No response to a freelancer contains them. */
interface ApplicationNotesTable {
  application_id: number;
  note: string;
  /** The member of the team who last changed the note. Like `decided_by`, it is null for a former member. */
  written_by: number | null;
}
