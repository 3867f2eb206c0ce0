/** Writes the mails about reports. */
import type { Language } from '@skillharbor/contract';
import { linked } from './letter.ts';
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
