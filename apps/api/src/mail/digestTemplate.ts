/** Writes the one mail of a day for a user who wants no mail for each event. */
import { letter } from './letter.ts';
import type { Receiver } from './letter.ts';
import type { Mail } from './mails.repository.ts';

/** A mail that is a line of the digest: its subject, and the URL of its button. */
export interface DigestLine {
  label: string;
  href: string;
}

/** Links to everything that has happened, oldest first. */
export function digestMail(about: Receiver & { lines: readonly DigestLine[]; site: string }): Mail {
  const { lines, site } = about;
  return letter(null, about, ({ digest }) => {
    const { title, button, ...said } = digest.content(lines.length);
    return {
      ...said,
      sections: [{ title, links: lines }],
      button: { label: button, href: `${site}/notifications` },
    };
  });
}
