/** Writes the mails about passwords, applications and messages. */
import type { AgreementAction, Language, NotificationKind } from '@skillharbor/contract';
import { noCompany } from '@skillharbor/prose';
import { formatDay, formatDayOf, formatTime } from './formatDay.ts';
import type { ReplyRefusal } from './incoming/incomingMail.ts';
import type { MailEvent } from './events.ts';
import { letter, linked, note, pick, quoted } from './letter.ts';
import type { Receiver } from './letter.ts';
import type { Mail } from './mails.repository.ts';
import { oneLine } from './write.ts';

export function passwordResetMail(about: {
  to: string;
  language: Language | null;
  token: string;
  site: string;
}): Mail {
  // The token follows the #, because browsers do not send the part after the # to servers.
  const href = `${about.site}/reset-password#token=${encodeURIComponent(about.token)}`;
  return note('passwordReset', about, (texts) => linked(texts.passwordReset, href));
}

interface AddressMail {
  to: string;
  language: Language | null;
  site: string;
}

/**
 * Writes the mail in which the owner of an email address confirms the address. It repeats no typed text, because a
 * stranger may have typed the address.
 *
 * @param isChange true if this address would replace another address of the account
 */
export function confirmationMail(about: AddressMail & { token: string; isChange: boolean }): Mail {
  const name = about.isChange ? 'newAddress' : 'confirmation';
  const href = `${about.site}/confirm-address#token=${encodeURIComponent(about.token)}`;
  return note(name, about, (texts) => linked(texts[name], href));
}

/** Writes the mail that invites the owner of an email address to sign up, in the language that the operator chose. */
export function signUpInvitationMail(about: AddressMail & { token: string; lastDay: string }): Mail {
  return note('signUpInvitation', about, (texts) => {
    const said = texts.signUpInvitation({ day: formatDay(about.lastDay, texts.locale) });
    return linked(said, `${about.site}/signup#token=${about.token}`);
  });
}

/**
 * Writes the mail that tells the owner of the old address that a new address replaced it. The mail has a link that
 * undoes the change.
 */
export function addressChangedMail(about: Receiver & { site: string; token: string }): Mail {
  const href = `${about.site}/restore-address#token=${encodeURIComponent(about.token)}`;
  return letter('addressChanged', null, about, (texts) => linked(texts.addressChanged, href));
}

/**
 * Writes the mail that states when an account will be deleted, and links to the page where its owner can cancel the
 * deletion.
 *
 * @param about.timeZone the time zone of the owner, or null if the owner has chosen none
 * @param about.reason the operator's reason, or null if the owner planned the deletion
 */
export function deletionMail(
  about: Receiver & { site: string; deletesAt: Date; timeZone: string | null; reason: string | null },
): Mail {
  const { reason } = about;
  return letter(reason === null ? 'deletion' : 'deletionByOperator', null, about, (texts) => {
    const day = formatDayOf(about.deletesAt, texts.locale, about.timeZone);
    const values = { day, ...(reason !== null && { reason }) };
    return linked(texts.deletion({ day, reason }), `${about.site}/account`, values);
  });
}

/** Tells the owner of an account that another person tried to sign up with the email address of the account. */
export function addressTakenMail(about: AddressMail): Mail {
  return note('addressTaken', about, (texts) => linked(texts.addressTaken, `${about.site}/signin`));
}

/**
 * Reports that the password was changed. If someone else changed it, the owner can set a new password through the link.
 */
export function passwordChangedMail(about: Receiver & { site: string }): Mail {
  return letter('passwordChanged', null, about, (texts) =>
    linked(texts.passwordChanged, `${about.site}/forgot-password`),
  );
}

/**
 * Reports a login from a browser that had not logged in to the account before.
 *
 * @param about.browser empty if the browser is unknown; `system` is empty if the operating system is unknown
 */
export function newDeviceMail(
  about: Receiver & { browser: string; system: string; time: Date; timeZone: string | null; site: string },
): Mail {
  const { browser, system, timeZone, site } = about;
  const forgotPassword = `${site}/forgot-password`;
  const isKnown = browser !== '' && system !== '';
  return letter(isKnown ? 'newDevice' : 'unknownDevice', null, about, (texts) => {
    const time = formatTime(about.time, texts.locale, timeZone);
    const values = { time, ...(isKnown && { browser, system }) };
    return linked(texts.newDevice({ browser, system, time, forgotPassword }), `${site}/account`, values);
  });
}

interface PasskeyMail extends Receiver {
  /** The name that the user gave the passkey. */
  passkey: string;
  site: string;
}

/** Reports a new passkey. Its link leads to the page where the user can remove it. */
export function passkeyAddedMail(about: PasskeyMail): Mail {
  const passkey = oneLine(about.passkey);
  return letter('passkeyAdded', null, about, (texts) =>
    linked(texts.passkeyAdded(passkey), `${about.site}/account`, { passkey }),
  );
}

export function passkeyRemovedMail(about: PasskeyMail): Mail {
  const passkey = oneLine(about.passkey);
  return letter('passkeyRemoved', null, about, (texts) =>
    linked(texts.passkeyRemoved(passkey), `${about.site}/account`, { passkey }),
  );
}

interface FactorMail extends Receiver {
  site: string;
}

/** Reports that one-time codes are on. Its link leads to the page where the user can turn them off. */
export function codesTurnedOnMail(about: FactorMail): Mail {
  return letter('codesTurnedOn', null, about, (texts) =>
    linked(texts.codesTurnedOn, `${about.site}/account`),
  );
}

export function recoveryCodesRenewedMail(about: FactorMail): Mail {
  return letter('recoveryCodesRenewed', null, about, (texts) =>
    linked(texts.recoveryCodesRenewed, `${about.site}/account`),
  );
}

/** Reports that an operator has removed all factors of the account except the password. */
export function factorsRemovedMail(about: FactorMail): Mail {
  return letter('factorsRemoved', null, about, (texts) =>
    linked(texts.factorsRemoved, `${about.site}/account`),
  );
}

export function sessionsEndedMail(about: FactorMail): Mail {
  return letter('sessionsEnded', null, about, (texts) =>
    linked(texts.sessionsEnded, `${about.site}/account`),
  );
}

export function deletionCancelledMail(about: FactorMail): Mail {
  return letter('deletionCancelled', null, about, (texts) =>
    linked(texts.deletionCancelled, `${about.site}/account`),
  );
}

export function codesTurnedOffMail(about: FactorMail): Mail {
  return letter('codesTurnedOff', null, about, (texts) =>
    linked(texts.codesTurnedOff, `${about.site}/account`),
  );
}

/** Reports a login with a recovery code, and states how many codes are left. */
export function recoveryCodeUsedMail(about: FactorMail & { left: number }): Mail {
  return letter('recoveryCodeUsed', null, about, (texts) =>
    linked(texts.recoveryCodeUsed(about.left), `${about.site}/account`, pick(about, 'left')),
  );
}

interface ToClient extends Receiver {
  /** The applicant's name, or a number if the applicant's name is hidden from the client. */
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

/** The values of a mail about an event that either side of an application can receive. */
interface ToEitherSide {
  applicationId: number;
  /** The id of the job if the receiver is the client, or null if the receiver is the freelancer. */
  jobId: number | null;
  jobTitle: string;
}

function eventOf(kind: NotificationKind, { applicationId, jobId, jobTitle }: ToEitherSide): MailEvent {
  return { kind, title: jobTitle, applicationId, ...(jobId !== null && { jobId }) };
}

const pageOf = ({ site, applicationId }: AboutApplication) => `${site}/dashboard/${applicationId}`;

/**
 * Reports a new application without quoting the cover letter, which the client can read only after signing in. `path`
 * is the path of the applicant's page.
 */
export function applicationMail(
  about: ToClient & { path: string; jobId: number; applicationId: number },
): Mail {
  return letter(
    'application',
    {
      kind: 'application_received',
      title: about.jobTitle,
      jobId: about.jobId,
      applicationId: about.applicationId,
    },
    about,
    (texts) =>
      linked(texts.application(about), `${about.site}${about.path}`, pick(about, 'applicant', 'jobTitle')),
  );
}

/** The values of a mail about a decision. `message` is the text that the client has written. */
export type DecisionMail = ToApplicant & { message: string | null };

/** Reports an acceptance. `clientEmail` is null if the client does not share it. */
export function acceptanceMail(
  about: DecisionMail & { clientEmail: string | null; applicationId: number },
): Mail {
  const { clientEmail } = about;
  const mail = letter(
    clientEmail === null ? 'acceptance' : 'acceptanceWithAddress',
    { kind: 'application_accepted', title: about.jobTitle, applicationId: about.applicationId },
    about,
    (texts, named) => ({
      ...linked(texts.acceptance(named), `${pageOf(about)}#conversation`, {
        ...pick(named, 'company', 'jobTitle'),
        ...(clientEmail !== null && { clientEmail }),
      }),
      ...quoted(texts.wrote(named.company), about.message),
    }),
  );
  return clientEmail === null ? mail : { ...mail, replyTo: clientEmail };
}

interface Sent {
  /** The name of the resume file. */
  resume: string;
  coverLetter: string;
  /** The decision date, YYYY-MM-DD. */
  decisionDate: string;
}

/** Confirms to the freelancer that the application has arrived, and repeats the cover letter. */
export function receiptMail(about: AboutApplication & Sent): Mail {
  return letter('receipt', null, about, (texts, { jobTitle }) => {
    const decisionDate = formatDay(about.decisionDate, texts.locale);
    const values = { jobTitle, resume: oneLine(about.resume), decisionDate };
    const { quote, ...said } = texts.receipt(values);
    return { ...linked(said, pageOf(about), values), ...quoted(quote, about.coverLetter) };
  });
}

/** Reports a decline. `isFilled` is true if the client declined by marking the job as filled. */
export function rejectionMail(about: DecisionMail & { applicationId: number; isFilled: boolean }): Mail {
  return letter(
    about.isFilled ? 'rejectionOfFilled' : 'rejection',
    { kind: 'application_declined', title: about.jobTitle, applicationId: about.applicationId },
    about,
    (texts, named) => ({
      ...linked(texts.rejection(named), `${about.site}/jobs`, pick(named, 'company', 'jobTitle')),
      ...quoted(texts.wrote(named.company), about.message),
    }),
  );
}

/** Reports to the client that an application was withdrawn. `reason` is the text that the freelancer wrote. */
export function withdrawalMail(about: ToClient & { jobId: number; reason: string | null }): Mail {
  return letter(
    'withdrawal',
    { kind: 'application_withdrawn', title: about.jobTitle, jobId: about.jobId },
    about,
    (texts) => ({
      ...linked(
        texts.withdrawal(about),
        `${about.site}/manage-job/${about.jobId}`,
        pick(about, 'applicant', 'jobTitle'),
      ),
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
    about.isDeleted ? 'closingOfDeleted' : 'closing',
    { kind: 'application_closed', title: about.jobTitle, applicationId: about.applicationId },
    about,
    (texts, named) => linked(texts.closing(named), pageOf(about), pick(named, 'company', 'jobTitle')),
  );
}

/**
 * Notifies one side of an application of a message from the other side. `path` is the path of the conversation. If the
 * mail has a reply address, a reply to the mail becomes a message.
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
  const mail = letter(
    'messages',
    eventOf('message_received', about),
    about,
    (texts, { author, jobTitle }) => ({
      ...linked(
        texts.messages({ author, jobTitle, takesReplies: replyTo !== null }),
        `${about.site}${about.path}`,
        { author, jobTitle },
      ),
      ...quoted(texts.wrote(author), about.texts.join('\n\n')),
    }),
  );
  return replyTo === null ? mail : { ...mail, replyTo };
}

/**
 * Tells a user why the server did not turn a reply by mail into a message. `files` are the names of files that were not
 * accepted.
 */
export function replyRefusedMail(
  about: Receiver & { refusal: ReplyRefusal; files: readonly string[]; site: string },
): Mail {
  const files = about.files.map(oneLine).join(', ');
  const { refusal } = about;
  return letter(`replyRefused_${refusal}`, null, about, (texts) =>
    linked(
      texts.replyRefused(refusal, files),
      `${about.site}/messages`,
      refusal === 'files' ? { files } : undefined,
    ),
  );
}

/**
 * Invites a freelancer to a job, with the text that the client has written. Its link leads to the invitation on the
 * job's page.
 */
export function invitationMail(about: ToApplicant & { jobId: number; message: string }): Mail {
  return letter(
    'invitation',
    { kind: 'invitation_received', title: about.jobTitle, jobId: about.jobId },
    about,
    (texts, named) => ({
      ...linked(
        texts.invitation(named),
        `${about.site}/job/${about.jobId}#invitation`,
        pick(named, 'company', 'jobTitle'),
      ),
      ...quoted(texts.wrote(named.company), about.message),
    }),
  );
}

/**
 * Tells one side of an agreement which step the other side has taken. `reason` is the text with which the other side
 * ended the agreement.
 */
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
  return letter(
    'agreement',
    eventOf('agreement_changed', about),
    about,
    (texts, { action, author, jobTitle }) => ({
      ...linked(
        texts.agreement({ says: texts.agreementWords.steps[action], author, jobTitle }),
        `${about.site}${about.path}`,
      ),
      ...quoted(texts.wrote(author), about.reason),
    }),
  );
}

/**
 * Asks the client or the freelancer of finished work to confirm the sentence that the other has written for the work
 * record.
 */
export function sentenceMail(
  about: Receiver & ToEitherSide & { author: string; sentence: string; path: string; site: string },
): Mail {
  return letter(
    'sentence',
    eventOf('work_record_sentence_received', about),
    about,
    (texts, { author, jobTitle }) => ({
      ...linked(texts.sentence({ author, jobTitle }), `${about.site}${about.path}`, { author, jobTitle }),
      ...quoted(texts.wrote(author), about.sentence),
    }),
  );
}

export function shortlistMail(about: AboutApplication): Mail {
  return letter(
    'shortlist',
    { kind: 'application_shortlisted', title: about.jobTitle, applicationId: about.applicationId },
    about,
    (texts, named) => linked(texts.shortlist(named), pageOf(about), pick(named, 'company', 'jobTitle')),
  );
}

/** Reports how a job was edited. `changes` has one line for each change, in the receiver's language. */
export function jobEditMail(about: AboutApplication & { changes: readonly string[] }): Mail {
  return letter(
    'jobEdit',
    { kind: 'job_changed', title: about.jobTitle, applicationId: about.applicationId },
    about,
    (texts, named) => ({
      ...linked(texts.jobEdit(named), pageOf(about), pick(named, 'company', 'jobTitle')),
      details: [about.changes.map(oneLine).join('\n')],
    }),
  );
}

export function pausedJobMail(about: AboutApplication): Mail {
  return letter(
    'pausedJob',
    { kind: 'job_paused', title: about.jobTitle, applicationId: about.applicationId },
    about,
    (texts, named) => linked(texts.pausedJob(named), pageOf(about), pick(named, 'company', 'jobTitle')),
  );
}

/** Tells a freelancer how long applications are stored. Each `day` has the form YYYY-MM-DD. */
export function retentionMail(
  about: Receiver & {
    site: string;
    applications: readonly { jobTitle: string; company: string; day: string }[];
  },
): Mail {
  return letter(
    'retention',
    { kind: 'applications_expiring', title: about.applications[0]?.jobTitle ?? '' },
    about,
    (texts) => {
      const { after, ...said } = texts.retention;
      const lines = about.applications.map(({ jobTitle, company, day }) =>
        texts.keptUntil({
          jobTitle: oneLine(jobTitle),
          company: company === noCompany ? texts.client : oneLine(company),
          day: formatDay(day, texts.locale),
        }),
      );
      return { ...linked(said, `${about.site}/dashboard`), details: [lines.join('\n'), after] };
    },
  );
}
