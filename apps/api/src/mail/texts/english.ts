import type { Language } from '@skillharbor/contract';
import { englishAgreementWords, englishJobWords } from '@skillharbor/prose';
import type { ReplyRefusal } from '../incoming/incomingMail.ts';
import { englishAccountMails } from './account/english.ts';
import { englishModerationMails } from './moderation/english.ts';
import { SITE_NAME } from '../siteName.ts';

const CLIENT = 'the client';
const atStart = (name: string) => (name === CLIENT ? 'The client' : name);

/**
 * The values of a mail about a step of an agreement. `says` returns the sentence about the step, such as 'Noor Rahman
 * confirmed the agreement'.
 */
interface AgreementStep {
  says: (author: string) => string;
  author: string;
  jobTitle: string;
}

/**
 * The texts of mails, except what users have written. `hello` is the greeting of every mail to a user who is known to
 * own the address. The first paragraph of a mail continues the sentence that the greeting begins.
 */
export const english = {
  // Widens the types of the English values, so that the values of all languages fit.
  language: 'en' as Language,
  direction: 'ltr' as 'ltr' | 'rtl',
  locale: 'en-US',
  jobWords: englishJobWords,
  agreementWords: englishAgreementWords,
  /**
   * The titles of the entries in calendars. For the decision date, there are two titles: a freelancer can expect a
   * decision, and a client has to send one.
   */
  calendar: {
    decisionExpected: (jobTitle: string) => `Decision expected: ${jobTitle}`,
    decisionDue: (jobTitle: string) => `Decision due: ${jobTitle}`,
    lastDay: (jobTitle: string) => `Last day to apply: ${jobTitle}`,
    start: (jobTitle: string) => `Work begins: ${jobTitle}`,
    deliverable: (title: string) => `Due: ${title}`,
  },
  hello: (firstName: string) => `Hello ${firstName},`,
  /** Returns the line that is placed before the text of a user. */
  wrote: (author: string) => `${atStart(author)} wrote:`,
  /** The name for a client without a company. */
  client: CLIENT,
  /** The name for an applicant whose name is hidden. */
  applicant: (number: number) => `Applicant ${number}`,

  ...englishAccountMails,
  ...englishModerationMails,

  application: ({ applicant, jobTitle }: { applicant: string; jobTitle: string }) => ({
    subject: `New application: ${jobTitle}`,
    paragraphs: [`${applicant} has applied for your job "${jobTitle}".`],
    button: 'See the application',
    closing: 'Once you decide, we tell the freelancer by email.',
  }),

  receipt: ({ jobTitle, resume, decisionDate }: Record<'jobTitle' | 'resume' | 'decisionDate', string>) => ({
    subject: `We have your application: ${jobTitle}`,
    paragraphs: [
      `your application for "${jobTitle}" has arrived, with your cover letter and the resume "${resume}".`,
      `The client answers by ${decisionDate}. We tell you by email.`,
    ],
    quote: 'Your cover letter:',
    button: 'See your application',
    closing: 'There you also see when the client opens it, and you can withdraw it.',
  }),

  /** `clientEmail` is null if the client does not share the email address. */
  acceptance: ({
    company,
    jobTitle,
    clientEmail,
  }: {
    company: string;
    jobTitle: string;
    clientEmail: string | null;
  }) => ({
    subject: `Your application was accepted: ${jobTitle}`,
    paragraphs: [
      `good news: ${company} accepted your application for "${jobTitle}".`,
      clientEmail === null
        ? `What comes next: write to ${company} on the page of your application, to agree on how you begin. Replies to this email do not reach the client.`
        : `What comes next: write to ${company} at ${clientEmail} to agree on how you begin. Or reply to this email: the client gets it.`,
    ],
    button: 'Write to the client',
    closing: `Fair winds from ${SITE_NAME}.`,
  }),

  /** `isFilled` is true if the client declined by marking the job as filled. */
  rejection: ({ company, jobTitle, isFilled }: { company: string; jobTitle: string; isFilled: boolean }) => ({
    subject: `About your application: ${jobTitle}`,
    paragraphs: [
      isFilled
        ? `the job "${jobTitle}" is filled. ${company} has closed it and does not go on with your application.`
        : `${company} has decided not to go on with your application for "${jobTitle}".`,
    ],
    button: 'Find other jobs',
    closing: 'Thank you for applying. We wish you a better match with the next one.',
  }),

  withdrawal: ({ applicant, jobTitle }: { applicant: string; jobTitle: string }) => ({
    subject: `Application withdrawn: ${jobTitle}`,
    paragraphs: [`${applicant} has withdrawn the application for your job "${jobTitle}".`],
    button: 'See the other applications',
    closing: 'There is nothing left to decide about it.',
  }),

  agreement: ({ says, author, jobTitle }: AgreementStep) => {
    const step = says(atStart(author));
    return {
      subject: `Agreement: ${jobTitle}`,
      paragraphs: [`${step}. The agreement is about "${jobTitle}".`],
      button: 'See the agreement',
      closing: `It is an agreement between the two of you. ${SITE_NAME} is no party to it, does not check it, and moves no money.`,
      values: { step, jobTitle },
    };
  },

  sentence: ({ author, jobTitle }: { author: string; jobTitle: string }) => ({
    subject: `For your work record: ${jobTitle}`,
    paragraphs: [
      `${atStart(author)} wrote a sentence about you for your public work record. It is about "${jobTitle}".`,
    ],
    button: 'Read and confirm it',
    closing: 'Others see it only if you confirm it, and you can hide it at any time.',
  }),

  messages: (about: { author: string; jobTitle: string; takesReplies: boolean }) => ({
    subject: `New message: ${about.jobTitle}`,
    paragraphs: [`${atStart(about.author)} wrote to you about "${about.jobTitle}".`],
    button: 'Answer',
    closing: about.takesReplies
      ? 'You can also reply to this email: we pass on what you write, without your email address. Do not forward the email, because anyone who replies to it writes in your name. On the page, you can also mute or end the conversation.'
      : 'Please answer on the page: a reply to this email does not arrive. There you can also mute or end the conversation.',
  }),

  replyRefused: (refusal: ReplyRefusal, files: string) => ({
    subject: refusal === 'files' ? 'Files of your email did not arrive' : 'Your reply did not arrive',
    paragraphs: [
      {
        expired: 'the reply address is older than 30 days, or you have another email address now.',
        closed: 'the conversation takes no messages: one of you has ended it, or it no longer exists.',
        empty: 'we found nothing in your email besides the quotation.',
        too_long: 'your email is longer than a message can be.',
        files: `these files of your email did not arrive: ${files}. Only PDF and Word files that are neither harmful nor too large arrive, and none as long as your name is hidden from the client.`,
        unreadable: 'we could not read your email, because it is damaged or too large.',
        account: 'your account cannot write now. Log in to see what is missing.',
      }[refusal],
    ],
    button: 'See your messages',
    closing: 'Please write on the page. What you wrote is still in your email program, with the sent emails.',
  }),

  invitation: ({ company, jobTitle }: { company: string; jobTitle: string }) => ({
    subject: `You are invited to apply: ${jobTitle}`,
    paragraphs: [`${company} invites you to apply for the job "${jobTitle}".`],
    button: 'See the job and the invitation',
    closing:
      'You can decline it there with one click, with or without a reason. It counts nowhere if you do not answer. A reply to this email does not arrive.',
  }),

  teamInvitation: ({ owner, team }: Record<'owner' | 'team', string>) => ({
    subject: `You are invited to the team of ${team}`,
    paragraphs: [`${owner} invites you to act for ${team} at ${SITE_NAME}.`],
    button: 'See the invitation',
    closing:
      'The link works for 7 days, with an account of this address. If you do not know the sender, ignore this email: nothing happens.',
  }),

  closing: ({ company, jobTitle, isDeleted }: { company: string; jobTitle: string; isDeleted: boolean }) => ({
    subject: `No decision about your application: ${jobTitle}`,
    paragraphs: [
      isDeleted
        ? `${company} removed the job without a decision about your application for "${jobTitle}". We have closed it.`
        : `${company} did not decide about your application in time for "${jobTitle}". We have closed it.`,
      "It says nothing about you or your work. The client's record, which everyone can read, counts it as unanswered.",
    ],
    button: 'See your application',
    closing: 'Thank you for applying. We wish you an answer with the next one.',
  }),

  shortlist: ({ company, jobTitle }: { company: string; jobTitle: string }) => ({
    subject: `You are on the shortlist: ${jobTitle}`,
    paragraphs: [`${company} has put your application for "${jobTitle}" on the shortlist.`],
    button: 'See your application',
    closing: 'It is no decision yet. Once there is one, we tell you by email.',
  }),

  jobEdit: ({ company, jobTitle }: { company: string; jobTitle: string }) => ({
    subject: `A job you applied for has changed: ${jobTitle}`,
    paragraphs: [`${company} has changed the job "${jobTitle}", which you applied for.`],
    button: 'See what has changed',
    closing:
      'Your application stands as it is. If the job no longer suits you, you can withdraw it there. Further changes reach you tomorrow at the earliest.',
  }),
  /** Returns the line that describes one change of a job. */
  change: (part: string, before: string, after: string) => `${part}: ${before} → ${after}`,
  notGiven: 'not given',

  retention: {
    subject: 'Some of your old applications will be deleted',
    paragraphs: [
      'these applications ended some time ago. After the day beside each, we delete its letter, answers, resume, decision, messages and agreement. Only its dates and outcome stay, without your name:',
    ],
    after:
      'If you want to keep something, download it before: all of it together is in “Download my data” on the page of your account.',
    button: 'See your applications',
    closing: 'There is nothing else to do.',
  },
  /** Returns the line that describes one application. */
  keptUntil: ({ jobTitle, company, day }: { jobTitle: string; company: string; day: string }) =>
    `${jobTitle}, ${company}: until ${day}`,

  pausedJob: ({ company, jobTitle }: { company: string; jobTitle: string }) => ({
    subject: `A job you applied for is paused: ${jobTitle}`,
    paragraphs: [
      `the job "${jobTitle}"${company === CLIENT ? '' : ` by ${company}`} is paused: it takes no new applications for now.`,
      'Your application stays with the client, who still owes you an answer.',
    ],
    button: 'See your application',
    closing: 'You need not do anything. If you would rather not wait, you can withdraw it there.',
  }),

  jobPublished: ({ jobTitle }: { jobTitle: string }) => ({
    subject: `Your job is public: ${jobTitle}`,
    paragraphs: [`today we published your job "${jobTitle}", as you had planned. Freelancers can apply now.`],
    button: 'See the job',
    closing: 'We write to you when the first application arrives. You can pause the job at any time.',
  }),

  /** The parameter `days` is the number of days until the job is paused. */
  stillLooking: ({ jobTitle, days }: { jobTitle: string; days: number }) => ({
    subject: `Still looking? ${jobTitle}`,
    paragraphs: [
      `your job "${jobTitle}" is listed, and we have seen no activity of yours on it for two weeks. Are you still looking for a freelancer?`,
    ],
    button: 'Yes, keep it listed',
    closing: `You need not log in. Without an answer, we pause the listing in ${days} days, so that freelancers do not write to an empty desk. Nothing is deleted.`,
  }),

  unconfirmed: ({ jobTitle }: { jobTitle: string }) => ({
    subject: `Your listing is paused: ${jobTitle}`,
    paragraphs: [
      `for three weeks we have seen no activity of yours on "${jobTitle}", so we have paused the listing.`,
    ],
    button: 'See the job',
    closing:
      'The applications that you have stay, and wait for your answer. You can reactivate the listing at any time.',
  }),

  /** The parameter `others` is the number of matching jobs that the mail does not name. */
  savedSearches: ({ jobTitle, others }: { jobTitle: string; others: number }) => ({
    subject: `New job: ${jobTitle}${others === 0 ? '' : `, and ${others} more`}`,
    paragraphs: ['these jobs are new and match what you search for.'],
    search: (name: string) => `Your search “${name}”:`,
    job: ({ jobTitle: title, company }: { jobTitle: string; company: string }) =>
      company === '' ? `Job “${title}”` : `Job “${title}” at ${company}`,
    more: (count: number) => (count === 1 ? 'and one more job.' : `and ${count} more jobs.`),
    manage: 'Pause, change or delete this search without logging in',
    button: 'See your saved searches',
    closing: 'No email names these jobs again.',
  }),

  foundFreelancers: ({ name, others }: { name: string; others: number }) => ({
    subject: `New freelancer: ${name}${others === 0 ? '' : `, and ${others} more`}`,
    paragraphs: ['these freelancers are new and match what you search for.'],
    search: (search: string) => `Your search “${search}”:`,
    freelancer: ({ name: freelancer, title }: { name: string; title: string }) =>
      title === '' ? freelancer : `${freelancer}, ${title}`,
    more: (count: number) => (count === 1 ? 'and one more freelancer.' : `and ${count} more freelancers.`),
    manage: 'Pause, change or delete this search without logging in',
    button: 'See your saved searches',
    closing: 'All of them allow us to name them. No email names them again.',
  }),

  digest: {
    content: (count: number) => ({
      subject: count === 1 ? 'One piece of news for you' : `${count} pieces of news for you`,
      paragraphs: ['this has happened since your last summary.'],
      title: 'News',
      button: 'See all notifications',
      closing: 'You get one summary a day, because you have chosen so in your account.',
    }),
    stop: 'Stop the emails about all of this',
  },

  question: ({ jobTitle }: { jobTitle: string }) => ({
    subject: `New question: ${jobTitle}`,
    paragraphs: [`there is a question about your job "${jobTitle}".`],
    quote: 'The question:',
    button: 'Answer it',
    closing: 'Your answer stands on the page of the job, for all to read. No one is told who asked.',
  }),

  reply: ({ company, jobTitle, question }: { company: string; jobTitle: string; question: string }) => ({
    subject: `Your question was answered: ${jobTitle}`,
    paragraphs: [`${company} answered your question about "${jobTitle}".`, `You asked: ${question}`],
    button: 'See it on the page of the job',
    closing: 'Question and answer stand there without your name.',
  }),

  deletedQuestion: ({
    company,
    jobTitle,
    question,
  }: {
    company: string;
    jobTitle: string;
    question: string;
  }) => ({
    subject: `Your question was deleted: ${jobTitle}`,
    paragraphs: [`${company} deleted your question about "${jobTitle}".`, `You asked: ${question}`],
    quote: `${atStart(company)} gave this reason:`,
    button: 'See the job',
    closing: 'Neither the client nor anyone else was told who asked.',
  }),

  /** The labels of the links with which a receiver switches off a kind of mail. */
  unsubscribe: {
    applications: 'Stop emails about new and withdrawn applications',
    still_looking: 'Stop the emails “Still looking?”',
    questions: 'Stop emails about questions and replies',
    job_changes: 'Stop emails about changes to jobs you applied for',
    messages: 'Stop emails about messages',
    invitations: 'Stop emails about invitations',
    saved_searches: 'Stop all emails about saved searches',
  },

  contact: (takesReplies: boolean) => ({
    /** The subject for a message whose sender has written none. */
    subject: 'A visitor to your profile has written to you',
    paragraphs: [`A visitor sent you a message through your ${SITE_NAME} profile.`],
    button: 'Read and answer',
    closing: `${takesReplies ? 'You can also reply to this email: we pass on what you write, without your email address. Do not forward the email, because anyone who replies to it writes in your name.' : 'Please answer on the page: a reply to this email does not arrive.'} Neither of you sees the other’s email address. ${SITE_NAME} has not checked who the visitor is: be careful with links. If you end the conversation, this sender can no longer write to you.`,
  }),

  visitorWrote: 'The visitor wrote:',

  messageSent: {
    subject: 'A message was sent from your email address',
    paragraphs: [
      `Someone entered this email address to send a message to a freelancer at ${SITE_NAME}.`,
      'If it was you, you can read and answer under this link. Only after you have opened it do we write to you when there is an answer.',
    ],
    button: 'Open the conversation',
    closing:
      'The link works for 90 days. If it was not you, ignore this email: you will get no others about it.',
  },

  threadAnswer: (freelancer: string) => ({
    subject: `${freelancer} has answered you`,
    paragraphs: [`${freelancer} has answered your message at ${SITE_NAME}.`],
    button: 'Read and answer',
    closing:
      'The link works for 90 days. Please answer on the page: a reply to this email does not arrive. There you can also mute or end the conversation.',
  }),
};

/** The type of the texts that every language must have. */
export type MailTexts = typeof english;
