/** Writes the mails about passwords, applications and messages. */
import type { AgreementAction, Language, NotificationKind } from '@skillharbor/contract';
import { noCompany } from '@skillharbor/prose';
import { formatDay, formatDayOf, formatTime } from './formatDay.ts';
import type { ReplyRefusal } from './incoming/incomingMail.ts';
import type { MailEvent } from './events.ts';
import { letter, linked, quoted } from './letter.ts';
import type { Receiver } from './letter.ts';
import type { Mail } from './mails.repository.ts';
import { textsIn } from './texts/index.ts';
import { oneLine, write } from './write.ts';

export function passwordResetMail(about: {
  to: string;
  language: Language | null;
  token: string;
  site: string;
}): Mail {
  const texts = textsIn(about.language);
  // The token follows the #, because browsers do not send that part of an address to servers.
  const href = `${about.site}/reset-password#token=${encodeURIComponent(about.token)}`;
  return { event: null, to: about.to, ...write(texts, linked(texts.passwordReset, href)) };
}

interface AddressMail {
  to: string;
  language: Language | null;
  site: string;
}

/**
 * Asks the owner of an address to confirm it. The mail repeats no typed text, because a stranger may have typed it.
 *
 * @param isChange true if the account has another address, which this one would replace
 */
export function confirmationMail({
  to,
  language,
  site,
  token,
  isChange,
}: AddressMail & { token: string; isChange: boolean }): Mail {
  const texts = textsIn(language);
  const href = `${site}/confirm-address#token=${encodeURIComponent(token)}`;
  return { event: null, to, ...write(texts, linked(isChange ? texts.newAddress : texts.confirmation, href)) };
}

/** Invites the owner of an address to sign up, in the language that the operator chose. */
export function signUpInvitationMail(about: AddressMail & { token: string; lastDay: string }): Mail {
  const { to, language, site, token, lastDay } = about;
  const texts = textsIn(language);
  const said = texts.signUpInvitation({ day: formatDay(lastDay, texts.locale) });
  return { event: null, to, ...write(texts, linked(said, `${site}/signup#token=${token}`)) };
}

/** Tells the owner of the old address that another one replaced it, with a link that undoes the change. */
export function addressChangedMail(about: Receiver & { site: string; token: string }): Mail {
  const href = `${about.site}/restore-address#token=${encodeURIComponent(about.token)}`;
  return letter(null, about, (texts) => linked(texts.addressChanged, href));
}

/**
 * Says when an account will be deleted, and links to the page where its owner can cancel the deletion.
 *
 * @param about.timeZone the time zone of the owner, or null if they have chosen none
 */
export function deletionMail(
  about: Receiver & { site: string; deletesAt: Date; timeZone: string | null },
): Mail {
  return letter(null, about, (texts) =>
    linked(
      texts.deletion({ day: formatDayOf(about.deletesAt, texts.locale, about.timeZone) }),
      `${about.site}/account`,
    ),
  );
}

/** Tells the owner of an account that someone signed up with its address. */
export function addressTakenMail({ to, language, site }: AddressMail): Mail {
  const texts = textsIn(language);
  return { event: null, to, ...write(texts, linked(texts.addressTaken, `${site}/signin`)) };
}

/** Reports a changed password. Its link leads to the request for a new one, in case someone else changed it. */
export function passwordChangedMail(about: Receiver & { site: string }): Mail {
  return letter(null, about, (texts) => linked(texts.passwordChanged, `${about.site}/forgot-password`));
}

/**
 * Reports a login from a browser that had not logged in to the account before.
 *
 * @param about.browser empty if the browser is unknown; `system` is empty if the operating system is
 */
export function newDeviceMail(
  about: Receiver & { browser: string; system: string; time: Date; timeZone: string | null; site: string },
): Mail {
  const { browser, system, time, timeZone, site } = about;
  const forgotPassword = `${site}/forgot-password`;
  return letter(null, about, (texts) =>
    linked(
      texts.newDevice({ browser, system, time: formatTime(time, texts.locale, timeZone), forgotPassword }),
      `${site}/account`,
    ),
  );
}

interface PasskeyMail extends Receiver {
  /** The name that the user gave the passkey. */
  passkey: string;
  site: string;
}

/** Reports a new passkey. Its link leads to the page where the user can remove it. */
export function passkeyAddedMail(about: PasskeyMail): Mail {
  return letter(null, about, (texts) =>
    linked(texts.passkeyAdded(oneLine(about.passkey)), `${about.site}/account`),
  );
}

export function passkeyRemovedMail(about: PasskeyMail): Mail {
  return letter(null, about, (texts) =>
    linked(texts.passkeyRemoved(oneLine(about.passkey)), `${about.site}/account`),
  );
}

interface FactorMail extends Receiver {
  site: string;
}

/** Reports that one-time codes are on. Its link leads to the page where the user can turn them off. */
export function codesTurnedOnMail(about: FactorMail): Mail {
  return letter(null, about, (texts) => linked(texts.codesTurnedOn, `${about.site}/account`));
}

export function recoveryCodesRenewedMail(about: FactorMail): Mail {
  return letter(null, about, (texts) => linked(texts.recoveryCodesRenewed, `${about.site}/account`));
}

/** Reports that the operator has removed all factors except the password. */
export function factorsRemovedMail(about: FactorMail): Mail {
  return letter(null, about, (texts) => linked(texts.factorsRemoved, `${about.site}/account`));
}

export function codesTurnedOffMail(about: FactorMail): Mail {
  return letter(null, about, (texts) => linked(texts.codesTurnedOff, `${about.site}/account`));
}

/** Reports a login with a recovery code, and how many are left. */
export function recoveryCodeUsedMail(about: FactorMail & { left: number }): Mail {
  return letter(null, about, (texts) => linked(texts.recoveryCodeUsed(about.left), `${about.site}/account`));
}

interface ToClient extends Receiver {
  /** The applicant's name, or a number if the name is hidden from the client. */
  applicant: string;
  jobTitle: string;
  site: string;
}

interface ToApplicant extends Receiver {
  company: string;
  jobTitle: string;
  site: string;
}

type AboutApplication = ToApplicant & { applicationId: number };

/** The facts of an event that can be mailed to either side of an application. */
interface ToEitherSide {
  applicationId: number;
  /** The job if the receiver is the client, and null if it is the freelancer. */
  jobId: number | null;
  jobTitle: string;
}

function eventOf(kind: NotificationKind, { applicationId, jobId, jobTitle }: ToEitherSide): MailEvent {
  return { kind, title: jobTitle, applicationId, ...(jobId !== null && { jobId }) };
}

const pageOf = ({ site, applicationId }: AboutApplication) => `${site}/dashboard/${applicationId}`;

/**
 * Reports a new application without quoting the letter, which only the signed-in client may read. `path` is the path of
 * the applicant's page.
 */
export function applicationMail(
  about: ToClient & { path: string; jobId: number; applicationId: number },
): Mail {
  return letter(
    {
      kind: 'application_received',
      title: about.jobTitle,
      jobId: about.jobId,
      applicationId: about.applicationId,
    },
    about,
    (texts) => linked(texts.application(about), `${about.site}${about.path}`),
  );
}

/** The values of a mail about a decision. `message` is the client's own text. */
export type DecisionMail = ToApplicant & { message: string | null };

/** Reports an acceptance. `clientEmail` is null if the client does not share it. */
export function acceptanceMail(
  about: DecisionMail & { clientEmail: string | null; applicationId: number },
): Mail {
  const mail = letter(
    { kind: 'application_accepted', title: about.jobTitle, applicationId: about.applicationId },
    about,
    (texts, named) => ({
      ...linked(texts.acceptance(named), `${pageOf(about)}#conversation`),
      ...quoted(texts.wrote(named.company), about.message),
    }),
  );
  return about.clientEmail === null ? mail : { ...mail, replyTo: about.clientEmail };
}

interface Sent {
  /** The name of the resume's file. */
  resume: string;
  coverLetter: string;
  /** The decision date, YYYY-MM-DD. */
  decisionDate: string;
}

/** Confirms to the freelancer that the application has arrived, and repeats its letter. */
export function receiptMail(about: AboutApplication & Sent): Mail {
  return letter(null, about, (texts, named) => {
    const decisionDate = formatDay(about.decisionDate, texts.locale);
    const { quote, ...said } = texts.receipt({ ...named, resume: oneLine(about.resume), decisionDate });
    return { ...linked(said, pageOf(about)), ...quoted(quote, about.coverLetter) };
  });
}

/** Reports a decline. `isFilled` is true if the client declined by marking the job as filled. */
export function rejectionMail(about: DecisionMail & { applicationId: number; isFilled: boolean }): Mail {
  return letter(
    { kind: 'application_declined', title: about.jobTitle, applicationId: about.applicationId },
    about,
    (texts, named) => ({
      ...linked(texts.rejection(named), `${about.site}/jobs`),
      ...quoted(texts.wrote(named.company), about.message),
    }),
  );
}

/** Reports to the client that an application was withdrawn. `reason` is the freelancer's own text. */
export function withdrawalMail(about: ToClient & { jobId: number; reason: string | null }): Mail {
  return letter(
    { kind: 'application_withdrawn', title: about.jobTitle, jobId: about.jobId },
    about,
    (texts) => ({
      ...linked(texts.withdrawal(about), `${about.site}/manage-job/${about.jobId}`),
      ...quoted(texts.wrote(about.applicant), about.reason),
    }),
  );
}

/**
 * Reports to the freelancer that an application was closed without a decision. `isDeleted` is true if the job was
 * deleted.
 */
export function closingMail(about: AboutApplication & { isDeleted: boolean }): Mail {
  return letter(
    { kind: 'application_closed', title: about.jobTitle, applicationId: about.applicationId },
    about,
    (texts, named) => linked(texts.closing(named), pageOf(about)),
  );
}

/**
 * Notifies one side of an application of a message from the other side. `path` is the path of the conversation. Replies to
 * the mail become messages if it has a reply address.
 */
export function messagesMail(
  about: Receiver &
    ToEitherSide & {
      author: string;
      texts: readonly string[];
      path: string;
      site: string;
      replyTo: string | null;
    },
): Mail {
  const { replyTo } = about;
  const mail = letter(eventOf('message_received', about), about, (texts, { author, jobTitle }) => ({
    ...linked(
      texts.messages({ author, jobTitle, takesReplies: replyTo !== null }),
      `${about.site}${about.path}`,
    ),
    ...quoted(texts.wrote(author), about.texts.join('\n\n')),
  }));
  return replyTo === null ? mail : { ...mail, replyTo };
}

/** Tells a user why a mail to a reply address became no message. `files` are the names of files that did not arrive. */
export function replyRefusedMail(
  about: Receiver & { refusal: ReplyRefusal; files: readonly string[]; site: string },
): Mail {
  const files = about.files.map(oneLine).join(', ');
  return letter(null, about, (texts) =>
    linked(texts.replyRefused(about.refusal, files), `${about.site}/messages`),
  );
}

/** Invites a freelancer to a job, in the client's own words. Its link leads to the invitation on the page of the job. */
export function invitationMail(about: ToApplicant & { jobId: number; message: string }): Mail {
  return letter(
    { kind: 'invitation_received', title: about.jobTitle, jobId: about.jobId },
    about,
    (texts, named) => ({
      ...linked(texts.invitation(named), `${about.site}/job/${about.jobId}#invitation`),
      ...quoted(texts.wrote(named.company), about.message),
    }),
  );
}

/** Tells one side of an agreement what the other one did. `reason` is the text with which the other side ended it. */
export function agreementMail(
  about: Receiver &
    ToEitherSide & {
      action: AgreementAction;
      author: string;
      reason: string | null;
      path: string;
      site: string;
    },
): Mail {
  return letter(eventOf('agreement_changed', about), about, (texts, { action, author, jobTitle }) => ({
    ...linked(
      texts.agreement({ says: texts.agreementWords.steps[action], author, jobTitle }),
      `${about.site}${about.path}`,
    ),
    ...quoted(texts.wrote(author), about.reason),
  }));
}

/** Asks one side of finished work to confirm what the other one says about it. */
export function sentenceMail(
  about: Receiver & ToEitherSide & { author: string; sentence: string; path: string; site: string },
): Mail {
  return letter(eventOf('work_record_sentence_received', about), about, (texts, { author, jobTitle }) => ({
    ...linked(texts.sentence({ author, jobTitle }), `${about.site}${about.path}`),
    ...quoted(texts.wrote(author), about.sentence),
  }));
}

export function shortlistMail(about: AboutApplication): Mail {
  return letter(
    { kind: 'application_shortlisted', title: about.jobTitle, applicationId: about.applicationId },
    about,
    (texts, named) => linked(texts.shortlist(named), pageOf(about)),
  );
}

/** Reports the edits of a job. `changes` has one line for each change, in the receiver's language. */
export function jobEditMail(about: AboutApplication & { changes: readonly string[] }): Mail {
  return letter(
    { kind: 'job_changed', title: about.jobTitle, applicationId: about.applicationId },
    about,
    (texts, named) => {
      const { paragraphs, ...said } = linked(texts.jobEdit(named), pageOf(about));
      return { ...said, paragraphs: [...paragraphs, about.changes.map(oneLine).join('\n')] };
    },
  );
}

export function pausedJobMail(about: AboutApplication): Mail {
  return letter(
    { kind: 'job_paused', title: about.jobTitle, applicationId: about.applicationId },
    about,
    (texts, named) => linked(texts.pausedJob(named), pageOf(about)),
  );
}

/** Tells a freelancer how long applications are stored. The days are YYYY-MM-DD. */
export function retentionMail(
  about: Receiver & {
    site: string;
    applications: readonly { jobTitle: string; company: string; day: string }[];
  },
): Mail {
  return letter(
    { kind: 'applications_expiring', title: about.applications[0]?.jobTitle ?? '' },
    about,
    (texts) => {
      const { after, paragraphs, ...said } = texts.retention;
      const lines = about.applications.map(({ jobTitle, company, day }) =>
        texts.keptUntil({
          jobTitle: oneLine(jobTitle),
          company: company === noCompany ? texts.client : oneLine(company),
          day: formatDay(day, texts.locale),
        }),
      );
      const content = { ...said, paragraphs: [...paragraphs, lines.join('\n'), after] };
      return linked(content, `${about.site}/dashboard`);
    },
  );
}
