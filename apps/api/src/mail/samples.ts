/** Examples of every mail, for tests, for Storybook, and for the page on which operators change the texts of mails. */
import { languageValues } from '@skillharbor/contract';
import type { Language, Statement } from '@skillharbor/contract';
import { noCompany } from '@skillharbor/prose';
import { contactMail, messageSentMail, threadAnswerMail, threadMail } from './contactTemplates.ts';
import { publishedMail, stillLookingMail, unconfirmedMail } from './listingTemplates.ts';
import {
  appealDecidedMail,
  reportDecidedMail,
  reportReceivedMail,
  statementMail,
} from './moderationTemplates.ts';
import { deletedQuestionMail, questionMail, replyMail } from './questionTemplates.ts';
import { digestMail } from './digestTemplate.ts';
import { foundFreelancersMail, savedSearchesMail } from './savedSearchTemplates.ts';
import {
  acceptanceMail,
  addressChangedMail,
  addressTakenMail,
  applicationMail,
  closingMail,
  codesTurnedOffMail,
  codesTurnedOnMail,
  confirmationMail,
  deletionCancelledMail,
  signUpInvitationMail,
  deletionMail,
  factorsRemovedMail,
  sessionsEndedMail,
  invitationMail,
  jobEditMail,
  newDeviceMail,
  agreementMail,
  sentenceMail,
  messagesMail,
  passkeyAddedMail,
  passkeyRemovedMail,
  passwordChangedMail,
  passwordResetMail,
  pausedJobMail,
  receiptMail,
  recoveryCodeUsedMail,
  recoveryCodesRenewedMail,
  rejectionMail,
  replyRefusedMail,
  retentionMail,
  shortlistMail,
  withdrawalMail,
} from './templates.ts';
import { textsIn } from './texts/index.ts';
import { teamInvitationMail } from './teamTemplates.ts';
import type { Mail } from './mails.repository.ts';

export const TITLE = 'Harbour “pilot” 2';

const refusals = ['expired', 'closed', 'empty', 'too_long', 'files', 'unreadable', 'account'] as const;

const hiddenJob: Statement = {
  id: 3,
  kind: 'job',
  title: TITLE,
  content: [],
  action: 'hide',
  rule: 'honesty',
  reason: 'The job asks applicants for a deposit.',
  days: null,
  decided_at: '2026-06-30T09:00:00Z',
  ends_at: null,
  reversed_at: null,
  is_over: false,
  found_by: 'report',
  appeal_until: '2026-12-30T09:00:00Z',
  may_appeal: true,
  appeal: null,
};

/** Returns examples of the mails to users, by the names of the mails. */
export function mailsIn(language: Language | null, company = 'Northwind'): Record<string, Mail> {
  const deletesAt = new Date('2026-07-14T12:00:00Z');
  const about = {
    to: 'ada@example.com',
    firstName: 'Ada',
    language,
    site: 'https://harbor.test',
    jobTitle: TITLE,
    jobId: 4,
    applicationId: 7,
    company,
    applicant: 'Noor Rahman',
  };
  const texts = textsIn(language);
  const asked = { ...about, question: 'Which tools?' };
  return {
    passwordReset: passwordResetMail({ ...about, token: 'abc' }),
    application: applicationMail({ ...about, path: '/applicant/4/9' }),
    passwordChanged: passwordChangedMail(about),
    newDevice: newDeviceMail({
      ...about,
      browser: 'Firefox',
      system: 'Windows',
      time: new Date('2026-05-04T09:00:00Z'),
      timeZone: null,
    }),
    unknownDevice: newDeviceMail({
      ...about,
      browser: '',
      system: '',
      time: new Date('2026-05-04T09:00:00Z'),
      timeZone: null,
    }),
    addressChanged: addressChangedMail({ ...about, token: 'abc' }),
    passkeyAdded: passkeyAddedMail({ ...about, passkey: 'Phone' }),
    passkeyRemoved: passkeyRemovedMail({ ...about, passkey: 'Phone' }),
    codesTurnedOn: codesTurnedOnMail(about),
    codesTurnedOff: codesTurnedOffMail(about),
    recoveryCodesRenewed: recoveryCodesRenewedMail(about),
    factorsRemoved: factorsRemovedMail(about),
    recoveryCodeUsed: recoveryCodeUsedMail({ ...about, left: 3 }),
    sessionsEnded: sessionsEndedMail(about),
    deletion: deletionMail({ ...about, deletesAt, timeZone: null, reason: null }),
    deletionByOperator: deletionMail({
      ...about,
      deletesAt,
      timeZone: null,
      reason: 'You asked us by letter.',
    }),
    deletionCancelled: deletionCancelledMail(about),
    confirmation: confirmationMail({ ...about, token: 'abc', isChange: false }),
    signUpInvitation: signUpInvitationMail({
      ...about,
      token: 'abc',
      lastDay: '2026-07-14',
    }),
    newAddress: confirmationMail({ ...about, token: 'abc', isChange: true }),
    addressTaken: addressTakenMail(about),
    receipt: receiptMail({
      ...about,
      resume: 'Ada.pdf',
      coverLetter: 'I have shipped two.',
      decisionDate: '2026-07-14',
    }),
    acceptance: acceptanceMail({ ...about, message: 'Welcome aboard', clientEmail: null }),
    acceptanceWithAddress: acceptanceMail({ ...about, message: null, clientEmail: 'li@example.com' }),
    rejection: rejectionMail({ ...about, message: null, isFilled: false }),
    rejectionOfFilled: rejectionMail({ ...about, message: null, isFilled: true }),
    withdrawal: withdrawalMail({ ...about, reason: 'Ill' }),
    closing: closingMail({ ...about, isDeleted: false }),
    closingOfDeleted: closingMail({ ...about, isDeleted: true }),
    shortlist: shortlistMail(about),
    jobEdit: jobEditMail({ ...about, changes: ['1', '2'] }),
    messages: messagesMail({
      ...about,
      jobId: null,
      author: 'Noor Rahman',
      texts: ['On the 14th?', 'Or later?'],
      path: '/dashboard/7#conversation',
      replyTo: null,
    }),
    messagesWithReplyAddress: messagesMail({
      ...about,
      jobId: null,
      author: 'Noor Rahman',
      texts: ['On the 14th?'],
      path: '/dashboard/7#conversation',
      replyTo: 'reply+0123@harbor.test',
    }),
    ...Object.fromEntries(
      refusals.map((refusal) => [
        `replyRefused: ${refusal}`,
        replyRefusedMail({ ...about, refusal, files: ['Boat.png'] }),
      ]),
    ),
    invitation: invitationMail({ ...about, message: 'Your seat maps are what we need.' }),
    agreement: agreementMail({
      ...about,
      jobId: null,
      action: 'end',
      author: 'Noor Rahman',
      reason: 'The boat is sold.',
      path: '/dashboard/7/agreement',
    }),
    sentence: sentenceMail({
      ...about,
      jobId: null,
      author: 'Noor Rahman',
      sentence: 'Every ferry left on time.',
      path: '/dashboard/7/agreement#work-record',
    }),
    teamInvitation: teamInvitationMail({
      ...about,
      company: company === noCompany ? '' : company,
      owner: 'Li Brandt',
      token: 'abc',
    }),
    reportReceived: reportReceivedMail({ ...about, number: 'K7QM-2X9D', token: 'abc' }),
    ...Object.fromEntries(
      (['dismissed', 'acted', 'reversed'] as const).map((outcome) => [
        `reportDecided: ${outcome}`,
        reportDecidedMail({ ...about, number: 'K7QM-2X9D', outcome, token: 'abc' }),
      ]),
    ),
    dismissed: statementMail({ ...about, statement: { ...hiddenJob, action: 'dismiss' }, token: 'abc' }),
    changeRequested: statementMail({
      ...about,
      statement: { ...hiddenJob, action: 'request_change' },
      token: 'abc',
    }),
    hidden: statementMail({ ...about, statement: hiddenJob, token: 'abc' }),
    accountEnded: statementMail({
      ...about,
      statement: { ...hiddenJob, action: 'end_account' },
      token: 'abc',
    }),
    suspended: statementMail({
      ...about,
      statement: { ...hiddenJob, action: 'suspend', days: 14, ends_at: '2026-07-14T09:00:00Z' },
      token: 'abc',
    }),
    appealDecided: appealDecidedMail({
      ...about,
      statement: { ...hiddenJob, reversed_at: '2026-07-02T09:00:00Z' },
      token: 'abc',
    }),
    appealRejected: appealDecidedMail({ ...about, statement: hiddenJob, token: 'abc' }),
    pausedJob: pausedJobMail(about),
    retention: retentionMail({
      ...about,
      applications: [{ jobTitle: TITLE, company, day: '2026-07-14' }],
    }),
    jobPublished: publishedMail(about),
    stillLooking: stillLookingMail({ ...about, token: 'abc', days: 7 }),
    unconfirmed: unconfirmedMail(about),
    savedSearches: savedSearchesMail({
      ...about,
      max: 2,
      searches: [
        {
          name: 'Ferries & harbours',
          jobs: [
            { jobId: 4, title: TITLE, company: '' },
            { jobId: 5, title: 'Deckhand', company: 'Pier Four' },
            { jobId: 6, title: 'Purser', company: 'Pier Four' },
          ],
          token: 'abc',
        },
      ],
    }),
    digest: digestMail({
      ...about,
      lines: [
        { label: texts.question(about).subject, href: 'https://harbor.test/job/4?notification=1' },
        { label: texts.withdrawal(about).subject, href: 'https://harbor.test/manage-job/4?notification=2' },
      ],
    }),
    foundFreelancers: foundFreelancersMail({
      ...about,
      max: 1,
      searches: [
        {
          name: 'Designers & writers',
          freelancers: [
            { freelancerId: 7, name: 'Ada Okafor', title: 'Product designer' },
            { freelancerId: 8, name: 'Li Brandt', title: '' },
          ],
          token: 'abc',
        },
      ],
    }),
    question: questionMail(asked),
    reply: replyMail({ ...asked, reply: 'Plain paper' }),
    deletedQuestion: deletedQuestionMail({ ...asked, reason: 'Twice' }),
    contact: contactMail({ ...about, replyTo: null, threadId: 7, subject: '', message: 'Hello' }),
    thread: threadMail({
      ...about,
      replyTo: 'reply@harbor.test',
      threadId: 7,
      subject: '',
      texts: ['Hello?'],
    }),
    messageSent: messageSentMail({ ...about, token: 'abc' }),
    threadAnswer: threadAnswerMail({ ...about, freelancer: 'Ada Okafor', texts: ['Hello'], token: 'abc' }),
  };
}

/** Examples of every mail, in every language. */
export const samples = languageValues.map((language) => ({ language, mails: mailsIn(language) }));
