/** The texts of every mail, as plain text and as HTML made from the same paragraphs. Texts of users are escaped. */
import { proseHtml } from '@skillharbor/prose';
import { htmlEscape } from 'escape-goat';
import type { Mail } from './mails.repository.ts';

const PARAGRAPH_STYLE = 'margin:0 0 16px';

interface Content {
  /** Our own plain text. */
  paragraphs: string[];
  /** The text of a user, after a line that names the author. */
  quote?: { from: string; text: string };
  button?: { label: string; href: string };
  closing: string;
}

export function passwordResetMail(about: { to: string; token: string; site: string }): Mail {
  return {
    to: about.to,
    subject: 'Choose a new password',
    ...write({
      paragraphs: ['We received a request to choose a new password for your Skill Harbor account.'],
      button: {
        label: 'Choose a new password',
        href: `${about.site}/reset-password?token=${encodeURIComponent(about.token)}`,
      },
      closing:
        'The link works once and for one hour. If you did not ask for it, ignore this mail: nothing has changed.',
    }),
  };
}

export interface ApplicationMail {
  to: string;
  firstName: string;
  freelancer: string;
  jobTitle: string;
  /** Of the applicant's page. */
  path: string;
  site: string;
}

/** The mail leaves the application itself out: only the client can read it, on the site. */
export function applicationMail(about: ApplicationMail): Mail {
  return {
    to: about.to,
    subject: oneLine(`New application: ${about.jobTitle}`),
    ...write({
      paragraphs: [
        `Hello ${about.firstName},`,
        `${about.freelancer} has applied for your job "${about.jobTitle}".`,
      ],
      button: {
        label: 'See the application',
        href: `${about.site}${about.path}`,
      },
      closing: 'Once you decide, we tell the freelancer by mail.',
    }),
  };
}

export interface DecisionMail {
  to: string;
  firstName: string;
  jobTitle: string;
  company: string;
  /** The client's own text. */
  message: string | null;
  site: string;
}

export function acceptanceMail(about: DecisionMail): Mail {
  return {
    to: about.to,
    subject: oneLine(`Your application was accepted: ${about.jobTitle}`),
    ...write({
      paragraphs: [
        `Hello ${about.firstName},`,
        `good news: ${about.company} accepted your application for "${about.jobTitle}".`,
      ],
      ...(about.message && { quote: { from: `${about.company} wrote:`, text: about.message } }),
      button: { label: 'See your applications', href: `${about.site}/dashboard` },
      closing: 'Fair winds from Skill Harbor.',
    }),
  };
}

export function rejectionMail(about: DecisionMail): Mail {
  return {
    to: about.to,
    subject: oneLine(`About your application: ${about.jobTitle}`),
    ...write({
      paragraphs: [
        `Hello ${about.firstName},`,
        `${about.company} has decided not to go on with your application for "${about.jobTitle}".`,
      ],
      ...(about.message && { quote: { from: `${about.company} wrote:`, text: about.message } }),
      button: { label: 'Find other jobs', href: `${about.site}/jobs` },
      closing: 'Thank you for applying. We wish you a better match with the next one.',
    }),
  };
}

export interface WithdrawalMail {
  to: string;
  firstName: string;
  freelancer: string;
  jobTitle: string;
  jobId: number;
  /** The freelancer's own text. */
  reason: string | null;
  site: string;
}

export function withdrawalMail(about: WithdrawalMail): Mail {
  return {
    to: about.to,
    subject: oneLine(`Application withdrawn: ${about.jobTitle}`),
    ...write({
      paragraphs: [
        `Hello ${about.firstName},`,
        `${about.freelancer} has withdrawn the application for your job "${about.jobTitle}".`,
      ],
      ...(about.reason && { quote: { from: `${about.freelancer} wrote:`, text: about.reason } }),
      button: { label: 'See the other applications', href: `${about.site}/manage-job/${about.jobId}` },
      closing: 'There is nothing left to decide about it.',
    }),
  };
}

export interface ClosingMail {
  to: string;
  firstName: string;
  job: { title: string; company: string; isDeleted: boolean };
  applicationId: number;
  site: string;
}

export function closingMail({ job, ...about }: ClosingMail): Mail {
  const how = job.isDeleted
    ? 'removed the job without a decision about your application'
    : 'did not decide about your application in time';
  return {
    to: about.to,
    subject: oneLine(`No decision about your application: ${job.title}`),
    ...write({
      paragraphs: [
        `Hello ${about.firstName},`,
        `${job.company} ${how} for "${job.title}". We have closed it.`,
        "It says nothing about you or your work. The client's record, which everyone can read, counts it as unanswered.",
      ],
      button: { label: 'See your application', href: `${about.site}/dashboard/${about.applicationId}` },
      closing: 'Thank you for applying. We wish you an answer with the next one.',
    }),
  };
}

export interface ShortlistMail {
  to: string;
  firstName: string;
  jobTitle: string;
  company: string;
  applicationId: number;
  site: string;
}

export function shortlistMail(about: ShortlistMail): Mail {
  return {
    to: about.to,
    subject: oneLine(`You are on the shortlist: ${about.jobTitle}`),
    ...write({
      paragraphs: [
        `Hello ${about.firstName},`,
        `${about.company} has put your application for "${about.jobTitle}" on the shortlist.`,
      ],
      button: { label: 'See your application', href: `${about.site}/dashboard/${about.applicationId}` },
      closing: 'It is no decision yet. Once there is one, we tell you by mail.',
    }),
  };
}

export interface JobEditMail {
  to: string;
  firstName: string;
  jobTitle: string;
  company: string;
  /** In words, one a line. */
  changes: readonly string[];
  applicationId: number;
  site: string;
}

export function jobEditMail(about: JobEditMail): Mail {
  return {
    to: about.to,
    subject: oneLine(`A job you applied for has changed: ${about.jobTitle}`),
    ...write({
      paragraphs: [
        `Hello ${about.firstName},`,
        `${about.company} has changed the job "${about.jobTitle}", which you applied for.`,
        about.changes.map(oneLine).join('\n'),
      ],
      button: { label: 'See what has changed', href: `${about.site}/dashboard/${about.applicationId}` },
      closing:
        'Your application stands as it is. If the job no longer suits you, you can withdraw it there. Further changes reach you tomorrow at the earliest.',
    }),
  };
}

export interface ContactMail {
  to: string;
  firstName: string;
  sender: string;
  subject: string;
  message: string;
}

export function contactMail(about: ContactMail): Mail {
  return {
    to: about.to,
    replyTo: about.sender,
    subject: oneLine(about.subject) || 'A message from Skill Harbor',
    ...write({
      paragraphs: [
        `Hello ${about.firstName},`,
        `${about.sender} sent you a message through your Skill Harbor profile.`,
      ],
      quote: { from: `${about.sender} wrote:`, text: about.message },
      closing:
        'To answer, reply to this mail. Skill Harbor has not checked who the sender is: be careful with links.',
    }),
  };
}

/** A mail of these parts, as plain text and as HTML. */
export function write({ paragraphs, quote, button, closing }: Content): Pick<Mail, 'text' | 'html'> {
  const text = [
    ...paragraphs,
    ...(quote ? [quote.from, quote.text.replace(/^/gm, '> ')] : []),
    ...(button ? [`${button.label}:\n${button.href}`] : []),
    closing,
  ].join('\n\n');
  const html = [
    ...paragraphs.map(paragraph),
    ...(quote
      ? [
          paragraph(quote.from),
          `<blockquote style="margin:0 0 16px;padding:0 0 0 16px;border-left:3px solid #b8c4ce">\n${proseHtml(quote.text, PARAGRAPH_STYLE)}\n</blockquote>`,
        ]
      : []),
    ...(button
      ? [
          `<p style="${PARAGRAPH_STYLE}"><a href="${htmlEscape(button.href)}">${htmlEscape(button.label)}</a></p>`,
        ]
      : []),
    paragraph(closing),
  ].join('\n');
  return { text: `${text}\n`, html: page(html) };
}

function page(content: string): string {
  return (
    '<!doctype html>\n<html lang="en"><head><meta charset="utf-8"><title>Skill Harbor</title></head>\n' +
    '<body style="margin:0;padding:24px;font-family:sans-serif;line-height:1.5">\n' +
    `${content}\n</body></html>\n`
  );
}

function paragraph(text: string): string {
  return `<p style="${PARAGRAPH_STYLE}">${lines(text)}</p>`;
}

function lines(text: string): string {
  return htmlEscape(text).replace(/\r?\n/g, '<br>\n');
}

/** A subject is a header, so it must be one line. */
export function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
