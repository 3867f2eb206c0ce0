/** Writes the mails about reports, and about the decisions of moderators. */
import type { Language, ReportOutcome, Statement } from '@skillharbor/contract';
import type { MailEvent } from './events.ts';
import { formatDayOf } from './formatDay.ts';
import { letter, linked, note, quoted } from './letter.ts';
import type { Receiver } from './letter.ts';
import type { Mail } from './mails.repository.ts';

/** The reporter who receives the mail, and who may have no account. */
interface ToReporter {
  to: string;
  language: Language | null;
  /** The receipt number of the report. */
  number: string;
  site: string;
}

/**
 * Writes the mail that tells a reporter that the report has arrived. It quotes nothing that was entered in the form,
 * because somebody else may have entered the reporter's address.
 */
export function reportReceivedMail(about: ToReporter & { token: string }): Mail {
  const { number, token, site } = about;
  // The token follows the #, because browsers do not send the part after the # to servers.
  const href = `${site}/report#token=${encodeURIComponent(token)}`;
  return note('reportReceived', about, (texts) => linked(texts.reportReceived({ number }), href, { number }));
}

/** Writes the mail that tells a reporter what the moderators have decided. */
export function reportDecidedMail(
  about: ToReporter & { token: string; outcome: Exclude<ReportOutcome, 'open'> },
): Mail {
  const { number, outcome, token, site } = about;
  const href = `${site}/report#token=${encodeURIComponent(token)}`;
  return note(`reportDecided_${outcome}`, about, (texts) =>
    linked(texts.reportDecided({ number, outcome }), href, { number }),
  );
}

/**
 * The receiver of a mail about a decision on the user's content or account. A suspended user can read the statement
 * only through the link.
 */
type ToOwner = Receiver & { statement: Statement; token: string; site: string };

const statementHref = ({ site, token }: ToOwner) => `${site}/statement#token=${encodeURIComponent(token)}`;

const eventOf = (kind: 'statement_received' | 'appeal_decided', { id, title }: Statement): MailEvent => ({
  kind,
  title,
  statementId: id,
});

/** Writes the mail with the reasons for a decision, as article 17 of Regulation (EU) 2022/2065 requires. */
export function statementMail(about: ToOwner): Mail {
  const { statement } = about;
  return letter(`statement_${statement.action}`, eventOf('statement_received', statement), about, (texts) => {
    const day = (time: string) => formatDayOf(new Date(time), texts.locale, null);
    const { action, kind, title, rule, ends_at: endsAt } = statement;
    const until = endsAt === null ? null : day(endsAt);
    const said = texts.statement({
      action,
      kind,
      title,
      rule,
      until,
      appealUntil: day(statement.appeal_until),
    });
    // In every language, the subject line says what kind of thing the statement is about.
    return {
      ...linked(said, statementHref(about)),
      keepsSubject: true,
      ...quoted(texts.moderatorWrote, statement.reason),
    };
  });
}

/** Writes the mail that tells a user what the moderators have decided about the user's appeal. */
export function appealDecidedMail(about: ToOwner): Mail {
  const { statement } = about;
  const isReversed = statement.reversed_at !== null;
  const name = isReversed ? 'appealAccepted' : 'appealRejected';
  return letter(name, eventOf('appeal_decided', statement), about, (texts) => ({
    ...linked(texts.appealDecided({ title: statement.title, isReversed }), statementHref(about), {
      title: statement.title,
    }),
    ...quoted(texts.moderatorWrote, statement.appeal?.reason ?? null),
  }));
}
