import type { Notification } from '@skillharbor/contract';
import { clientNotifications, freelancerNotifications } from '@skillharbor/mocks';
import { expect, test } from 'vitest';
import { paths } from '../navigation/paths.ts';
import { addressOf } from './addressOf.ts';

const addressesOf = (notifications: readonly Notification[]) =>
  Object.fromEntries(
    notifications.map((one) => [
      one.kind,
      addressOf({
        ...one,
        job_id: one.job_id && 4,
        application_id: one.application_id && 7,
        thread_id: one.thread_id && 9,
        statement_id: one.statement_id && 5,
      }),
    ]),
  );

test('a client’s notifications link to the page of their job or application', () => {
  expect(addressesOf(clientNotifications)).toEqual({
    application_received: '/applicant/4/application/7',
    question_received: '/manage-job/4/questions',
    freelancers_found: '/saved-searches',
    message_received: '/applicant/4/application/7#conversation',
    agreement_changed: '/applicant/4/application/7/agreement',
    work_record_sentence_received: '/applicant/4/application/7/agreement',
    application_withdrawn: '/manage-job/4',
    job_published: '/manage-job/4',
    job_unattended: '/manage-job/4',
    job_unattended_paused: '/manage-job/4',
    statement_received: '/statements/5',
    appeal_decided: '/statements/5',
  });
});

test('a freelancer’s notifications link to the freelancer’s own pages and to jobs', () => {
  expect(addressesOf(freelancerNotifications)).toEqual({
    application_accepted: '/dashboard/7#conversation',
    message_received: '/dashboard/7#conversation',
    invitation_received: '/job/4#invitation',
    saved_search_matched: '/saved-searches',
    application_shortlisted: '/dashboard/7',
    question_replied: '/job/4#questions',
    job_changed: '/dashboard/7',
    visitor_message_received: '/messages/visitor/9',
    visitor_thread_begun: '/messages/visitor/9',
    agreement_changed: '/dashboard/7/agreement',
    work_record_sentence_received: '/dashboard/7/agreement',
    question_deleted: '/job/4',
    statement_received: '/statements/5',
    appeal_decided: '/statements/5',
    job_paused: '/dashboard/7',
    application_declined: '/dashboard/7',
    application_closed: '/dashboard/7',
    applications_expiring: '/dashboard',
  });
});

test('a notification without the ids that its page needs links to the list of notifications', () => {
  for (const one of [...clientNotifications, ...freelancerNotifications]) {
    const address = addressOf({
      ...one,
      job_id: null,
      application_id: null,
      thread_id: null,
      statement_id: null,
    });
    expect([paths.notifications(), paths.savedSearches(), paths.myApplications()]).toContain(address);
  }
});
