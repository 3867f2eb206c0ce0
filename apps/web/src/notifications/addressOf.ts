import type { Notification, NotificationKind } from '@skillharbor/contract';
import { paths } from '../navigation/paths.ts';

type About = Pick<Notification, 'job_id' | 'application_id' | 'thread_id' | 'statement_id'>;
type Address = (about: About) => string;

/** The list of notifications, which replaces the page of a notification without the ids that its page needs. */
const nowhere = paths.notifications();
const ofJob =
  (address: (jobId: number) => string): Address =>
  ({ job_id }) =>
    job_id === null ? nowhere : address(job_id);
const ofThread: Address = ({ thread_id }) => (thread_id === null ? nowhere : paths.thread(thread_id));
const ofStatement: Address = ({ statement_id }) =>
  statement_id === null ? nowhere : paths.statement(statement_id);

/** A client's notification about an application also has the id of the job. */
const ofApplication =
  (
    forFreelancer: (applicationId: number) => string,
    forClient: (jobId: number, applicationId: number) => string,
  ): Address =>
  ({ job_id, application_id }) => {
    if (application_id === null) return nowhere;
    return job_id === null ? forFreelancer(application_id) : forClient(job_id, application_id);
  };
const application = ofApplication(paths.myApplication, paths.application);
const conversation = ofApplication(paths.conversationWithClient, paths.conversationWithApplicant);
const agreement = ofApplication(paths.agreementWithClient, paths.agreementWithApplicant);

const addresses: Readonly<Record<NotificationKind, Address>> = {
  application_received: application,
  application_withdrawn: ofJob((id) => paths.manageJob(id)),
  question_received: ofJob((id) => paths.manageQuestions(id)),
  job_published: ofJob((id) => paths.manageJob(id)),
  job_unattended: ofJob((id) => paths.manageJob(id)),
  job_unattended_paused: ofJob((id) => paths.manageJob(id)),
  freelancers_found: paths.savedSearches,
  application_accepted: conversation,
  application_declined: application,
  application_closed: application,
  application_shortlisted: application,
  applications_expiring: () => paths.myApplications(),
  job_changed: application,
  job_paused: application,
  question_replied: ofJob(paths.questions),
  question_deleted: ofJob(paths.job),
  invitation_received: ofJob(paths.invitation),
  saved_search_matched: paths.savedSearches,
  visitor_thread_begun: ofThread,
  visitor_message_received: ofThread,
  message_received: conversation,
  agreement_changed: agreement,
  work_record_sentence_received: agreement,
  statement_received: ofStatement,
  appeal_decided: ofStatement,
};

/** Returns the URL of the page that a notification is about. */
export const addressOf = (notification: Notification): string => addresses[notification.kind](notification);
