/**
 * Lists every event of the marketplace that users are notified of, in up to three ways. The bell shows every event. A
 * device shows the event if the user has chosen its group for the device. The mail is sent unless the user has switched
 * it off. One place in the code creates all three, so they never disagree. Some mails report no event, so their `event`
 * is null: mails about accounts and their security, mails to visitors, and receipts of the receiver's own actions.
 */
import type { MailKind, NotificationKind, PushGroup } from '@skillharbor/contract';

export interface MailEvent {
  kind: NotificationKind;
  /**
   * The title of the job, the name of a client's saved search, the subject of a visitor's message, or the subject of a
   * report. It never names an applicant, because blind review may hide the name.
   */
  title: string;
  /** The id of the job, if the receiver is the client, or if the event belongs to no application. */
  jobId?: number;
  applicationId?: number;
  threadId?: number;
  /** The id of a moderator's statement of reasons, which is also the id of the decision. */
  statementId?: number;
}

interface EventRule {
  to: 'client' | 'freelancer' | 'both';
  /** What the event is about, which is also the target of the notification's link. */
  about: 'job' | 'application' | 'thread' | 'statement' | 'list';
  /**
   * The choice that lets the receiver switch the mail off. Such a mail waits until the receiver's quiet hours end. If
   * the choice is null, the mail is always sent, and at once.
   */
  mail: MailKind | null;
  /**
   * The urgency of the push notification. If the urgency is low, phones that save power show the notification later.
   */
  urgency: 'normal' | 'low';
}

export const eventRules: Readonly<Record<NotificationKind, EventRule>> = {
  application_received: { to: 'client', about: 'application', mail: 'applications', urgency: 'normal' },
  application_withdrawn: { to: 'client', about: 'job', mail: 'applications', urgency: 'normal' },
  question_received: { to: 'client', about: 'job', mail: 'questions', urgency: 'normal' },
  // The mail confirms that the job was published on the day that the client planned, so it cannot be switched off.
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
  // The mail cannot be switched off, because no page shows the reason for the deletion.
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

/**
 * Returns true for a kind of mail that a digest may contain. A digest does not contain mails about saved searches,
 * because each of these already combines several matches.
 */
export const isInDigests = (kind: MailKind): boolean => kind !== 'saved_searches';

/** Returns the choice that switches the mail of an event off, or null for a mail that is always sent. */
export const mailKindOf = (event: MailEvent | null): MailKind | null => event && eventRules[event.kind].mail;

/** Returns the push group of an event. For each device, the user chooses which groups the device shows. */
export const pushGroupOf = (kind: NotificationKind): PushGroup => eventRules[kind].mail ?? 'other';
