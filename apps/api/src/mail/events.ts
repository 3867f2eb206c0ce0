/**
 * Every event of the marketplace that reaches a person, in up to three ways: the bell always has it, the devices on which the
 * user wants its group show it, and the mail comes unless the user has switched it off. All are made at the same place, so
 * they never disagree. Mails about accounts and their security, mails to visitors, and receipts of what the receiver has just done
 * report no event: `event` of such a mail is null.
 */
import type { MailKind, NotificationKind, PushGroup } from '@skillharbor/contract';

export interface MailEvent {
  kind: NotificationKind;
  /** The title of the job, the name of a client's saved search, the subject that a visitor wrote, or the reported subject. It never names an applicant, who may be hidden. */
  title: string;
  /** The job of a client's event, or of a freelancer's event without an application. */
  jobId?: number;
  applicationId?: number;
  threadId?: number;
  /** The id of a statement of reasons. Its ruling has the same id. */
  statementId?: number;
}

interface EventRule {
  to: 'client' | 'freelancer' | 'both';
  /** What the event is about, to which its notification leads. */
  about: 'job' | 'application' | 'thread' | 'statement' | 'list';
  /**
   * The choice with which the receiver switches the mail off. Such a mail waits in the receiver's quiet hours. If it is null,
   * the mail is always sent, and at once.
   */
  mail: MailKind | null;
  /** How urgent the notification is to the user's devices. Phones that save power show one of low urgency later. */
  urgency: 'normal' | 'low';
}

export const eventRules: Readonly<Record<NotificationKind, EventRule>> = {
  application_received: { to: 'client', about: 'application', mail: 'applications', urgency: 'normal' },
  application_withdrawn: { to: 'client', about: 'job', mail: 'applications', urgency: 'normal' },
  question_received: { to: 'client', about: 'job', mail: 'questions', urgency: 'normal' },
  // This mail confirms what the client has planned, so it cannot be switched off.
  job_published: { to: 'client', about: 'job', mail: null, urgency: 'normal' },
  job_unattended: { to: 'client', about: 'job', mail: 'still_looking', urgency: 'low' },
  job_unattended_paused: { to: 'client', about: 'job', mail: null, urgency: 'normal' },
  freelancers_found: { to: 'client', about: 'list', mail: 'saved_searches', urgency: 'low' },
  application_accepted: { to: 'freelancer', about: 'application', mail: null, urgency: 'normal' },
  application_declined: { to: 'freelancer', about: 'application', mail: null, urgency: 'normal' },
  application_closed: { to: 'freelancer', about: 'application', mail: null, urgency: 'normal' },
  application_shortlisted: { to: 'freelancer', about: 'application', mail: null, urgency: 'normal' },
  applications_expiring: { to: 'freelancer', about: 'list', mail: null, urgency: 'low' },
  job_changed: { to: 'freelancer', about: 'application', mail: 'job_changes', urgency: 'normal' },
  job_paused: { to: 'freelancer', about: 'application', mail: 'job_changes', urgency: 'normal' },
  question_replied: { to: 'freelancer', about: 'job', mail: 'questions', urgency: 'normal' },
  // No page shows the reason, so this mail cannot be switched off.
  question_deleted: { to: 'freelancer', about: 'job', mail: null, urgency: 'normal' },
  invitation_received: { to: 'freelancer', about: 'job', mail: 'invitations', urgency: 'normal' },
  saved_search_matched: { to: 'freelancer', about: 'list', mail: 'saved_searches', urgency: 'low' },
  visitor_thread_begun: { to: 'freelancer', about: 'thread', mail: null, urgency: 'normal' },
  visitor_message_received: { to: 'freelancer', about: 'thread', mail: 'messages', urgency: 'normal' },
  message_received: { to: 'both', about: 'application', mail: 'messages', urgency: 'normal' },
  agreement_changed: { to: 'both', about: 'application', mail: null, urgency: 'normal' },
  work_record_sentence_received: { to: 'both', about: 'application', mail: null, urgency: 'normal' },
  statement_received: { to: 'both', about: 'statement', mail: null, urgency: 'normal' },
  appeal_decided: { to: 'both', about: 'statement', mail: null, urgency: 'normal' },
};

/** Returns true for a kind whose mails become lines of a digest. Those of saved searches come together already. */
export const isInDigests = (kind: MailKind): boolean => kind !== 'saved_searches';

/** Returns the choice that switches the mail of an event off, or null for a mail that is always sent. */
export const mailKindOf = (event: MailEvent | null): MailKind | null => event && eventRules[event.kind].mail;

/** Returns the group of an event, by which the user chooses for each device what it shows. */
export const pushGroupOf = (kind: NotificationKind): PushGroup => eventRules[kind].mail ?? 'other';
