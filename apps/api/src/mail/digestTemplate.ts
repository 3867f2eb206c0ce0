/** Writes the daily digest for a user who does not want a separate mail for each event. */
import { letter } from './letter.ts';
import type { Receiver } from './letter.ts';
import type { Mail } from './mails.repository.ts';

/** A mail that the digest mentions: its subject, and the URL of its button. */
export interface DigestLine {
  label: string;
  href: string;
}

/** Writes the digest, which contains a link for each mail, oldest first. */
export function digestMail(about: Receiver & { lines: readonly DigestLine[]; site: string }): Mail {
  const { lines, site } = about;
  return letter('digest', null, about, ({ digest }) => {
    const { title, button, ...said } = digest.content(lines.length);
    return {
      ...said,
      keepsSubject: true,
      sections: [{ title, links: lines }],
      button: { label: button, href: `${site}/notifications` },
    };
  });
}
