/** Writes the mails about reports, and about what moderators decide. */
import type { Language, ReportOutcome, Statement } from '@skillharbor/contract';
import type { MailEvent } from './events.ts';
import { formatDayOf } from './formatDay.ts';
import { letter, linked, quoted } from './letter.ts';
import type { Receiver } from './letter.ts';
import type { Mail } from './mails.repository.ts';
import { textsIn } from './texts/index.ts';
import { write } from './write.ts';

/** A mail to a reporter, who may have no account. */
interface ToReporter {
  to: string;
  language: Language | null;
  /** The number on the receipt. */
  number: string;
  site: string;
}

/** Confirms a report. The mail repeats no typed text, because a stranger may have typed the address. */
export function reportReceivedMail(about: ToReporter & { token: string }): Mail {
  const { to, language, number, token, site } = about;
  const texts = textsIn(language);
  // The token follows the #, because browsers do not send that part of an address to servers.
  const href = `${site}/report#token=${encodeURIComponent(token)}`;
  return { event: null, to, ...write(texts, linked(texts.reportReceived({ number }), href)) };
}

/** Tells a reporter what became of a report. */
export function reportDecidedMail(
  about: ToReporter & { token: string; outcome: Exclude<ReportOutcome, 'open'> },
): Mail {
  const { to, language, number, outcome, token, site } = about;
  const texts = textsIn(language);
  const said = texts.reportDecided({ number, outcome });
  return {
    event: null,
    to,
    ...write(texts, linked(said, `${site}/report#token=${encodeURIComponent(token)}`)),
  };
}

/** A mail to the user whom a decision concerns. A suspended user reads the statement by the link alone. */
type ToOwner = Receiver & { statement: Statement; token: string; site: string };

const statementHref = ({ site, token }: ToOwner) => `${site}/statement#token=${encodeURIComponent(token)}`;

const eventOf = (kind: 'statement_received' | 'appeal_decided', { id, title }: Statement): MailEvent => ({
  kind,
  title,
  statementId: id,
});

/** Gives the reasons for a decision, as article 17 of Regulation (EU) 2022/2065 asks. */
export function statementMail(about: ToOwner): Mail {
  const { statement } = about;
  return letter(eventOf('statement_received', statement), about, (texts) => {
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
    return { ...linked(said, statementHref(about)), ...quoted(texts.moderatorWrote, statement.reason) };
  });
}

/** Tells the owner what became of the appeal. */
export function appealDecidedMail(about: ToOwner): Mail {
  const { statement } = about;
  const isReversed = statement.reversed_at !== null;
  return letter(eventOf('appeal_decided', statement), about, (texts) => ({
    ...linked(texts.appealDecided({ title: statement.title, isReversed }), statementHref(about)),
    ...quoted(texts.moderatorWrote, statement.appeal?.reason ?? null),
  }));
}
