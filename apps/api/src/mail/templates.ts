/** The mails about passwords, applications and messages. */
import type { Language } from '@skillharbor/contract';
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
  const href = `${about.site}/reset-password?token=${encodeURIComponent(about.token)}`;
  return { to: about.to, ...write(texts, linked(texts.passwordReset, href)) };
}

interface ToClient extends Receiver {
  /** The applicant, as the client may know them. */
  applicant: string;
  jobTitle: string;
  site: string;
}

interface ToApplicant extends Receiver {
  company: string;
  jobTitle: string;
  site: string;
}

/** The mail leaves the application itself out: only the client can read it, on the site. `path`: of the applicant's page. */
export function applicationMail(about: ToClient & { path: string }): Mail {
  return letter(about, (texts) => linked(texts.application(about), `${about.site}${about.path}`));
}

/** `message`: the client's own text. */
export type DecisionMail = ToApplicant & { message: string | null };

export function acceptanceMail(about: DecisionMail): Mail {
  return letter(about, (texts) => ({
    ...linked(texts.acceptance(about), `${about.site}/dashboard`),
    ...quoted(texts.wrote(about.company), about.message),
  }));
}

export function rejectionMail(about: DecisionMail): Mail {
  return letter(about, (texts) => ({
    ...linked(texts.rejection(about), `${about.site}/jobs`),
    ...quoted(texts.wrote(about.company), about.message),
  }));
}

/** `reason`: the freelancer's own text. */
export function withdrawalMail(about: ToClient & { jobId: number; reason: string | null }): Mail {
  return letter(about, (texts) => ({
    ...linked(texts.withdrawal(about), `${about.site}/manage-job/${about.jobId}`),
    ...quoted(texts.wrote(about.applicant), about.reason),
  }));
}

type AboutApplication = ToApplicant & { applicationId: number };

const pageOf = ({ site, applicationId }: AboutApplication) => `${site}/dashboard/${applicationId}`;

/** `isDeleted`: the job. */
export function closingMail(about: AboutApplication & { isDeleted: boolean }): Mail {
  return letter(about, (texts) => linked(texts.closing(about), pageOf(about)));
}

export function shortlistMail(about: AboutApplication): Mail {
  return letter(about, (texts) => linked(texts.shortlist(about), pageOf(about)));
}

/** `changes`: in words of the receiver's language, one a line. */
export function jobEditMail(about: AboutApplication & { changes: readonly string[] }): Mail {
  return letter(about, (texts) => {
    const { paragraphs, ...said } = linked(texts.jobEdit(about), pageOf(about));
    return { ...said, paragraphs: [...paragraphs, about.changes.map(oneLine).join('\n')] };
  });
}

export function pausedJobMail(about: AboutApplication): Mail {
  return letter(about, (texts) => linked(texts.pausedJob(about), pageOf(about)));
}

export function contactMail(about: Receiver & { sender: string; subject: string; message: string }): Mail {
  const mail = letter(about, (texts) => {
    const said = texts.contact(about);
    return {
      ...said,
      subject: oneLine(about.subject) || said.subject,
      ...quoted(texts.wrote(about.sender), about.message),
    };
  });
  return { ...mail, replyTo: about.sender };
}
